import { Illegal } from '../engine/core/index.js';
import { Refusal } from '../service/index.js';
import { problemText } from '../words/pages.js';

/** Refusals are answers: a line, not a trace. The sentence is for people, the code and the rest for scripts. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Refusal || error instanceof Illegal))
    return error instanceof Error ? error.message : String(error);
  const { code, params } = error;
  return [problemText('en', code, params), code, JSON.stringify(params)].filter(Boolean).join(' ');
};
