import type { Json } from '../engine/core/index.js';
import type { Language } from '../words/language.js';
import { pageText } from '../words/pages.js';
import { refusalText } from './wording.js';

/** Reasons that are none of a title's rules. */
const ownReasons: ReadonlySet<string> = new Set([
  'too-long',
  'other-position',
  'bad-draw',
  'no-such-seat',
  'too-much-undone',
  'no-header',
  'unknown-rules',
]);

type Params = { readonly [name: string]: Json };
type Of = Parameters<typeof refusalText>[3];

/** Why a move, a line or a part of a record is not as it should be. */
const whyText = (language: Language, params: Params, of: Of): string => {
  const { reason } = params;
  if (typeof reason !== 'string') return '';
  if (ownReasons.has(reason)) return pageText(language, `importReason.${reason}`);
  return refusalText(language, reason, params, of) ?? reason;
};

/** Where a record is damaged and why, by the parameters of `damaged-record`; undefined where it is not said. */
export const damageText = (language: Language, params: Params, of?: Of): string | undefined => {
  const why = whyText(language, params, of);
  const { step, line, path } = params;
  if (typeof step === 'number' && step > 0) return pageText(language, 'importAtStep', { step, why });
  if (typeof line === 'number') return pageText(language, 'importAtLine', { line, why });
  if (typeof path === 'string' && path !== '') return pageText(language, 'importAtPath', { path, why });
  return undefined;
};
