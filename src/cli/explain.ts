import { Illegal } from '../engine/core/index.js';
import { Refusal } from '../service/index.js';

/** Refusals are answers: a line, not a trace. */
export const explain = (error: unknown): string =>
  error instanceof Refusal || error instanceof Illegal
    ? `${error.code} ${JSON.stringify(error.params)}`
    : error instanceof Error
      ? error.message
      : String(error);
