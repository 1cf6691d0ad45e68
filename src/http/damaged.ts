import type { Json } from '../engine/core/index.js';
import type { Language } from '../words/language.js';
import { importReason } from '../words/import-reasons.js';
import { pageText } from '../words/pages.js';
import { refusalText } from './wording.js';

type Params = { readonly [name: string]: Json };
type Of = Parameters<typeof refusalText>[3];

/** Why a move, a line or a part of a record is not as it should be. */
const whyText = (language: Language, params: Params, of: Of): string => {
  const { reason } = params;
  if (typeof reason !== 'string') return '';
  return importReason(language, params) ?? refusalText(language, reason, params, of) ?? reason;
};

/** Where a record is damaged and why, by the parameters of `damaged-record`; undefined where it is not said. */
export const damageText = (language: Language, params: Params, of?: Of): string | undefined => {
  const why = whyText(language, params, of);
  const { step, line, path } = params;
  if (typeof step === 'number')
    return step > 0
      ? pageText(language, 'importAtStep', { step, why })
      : pageText(language, 'importAtStart', { why });
  if (typeof line === 'number') return pageText(language, 'importAtLine', { line, why });
  if (typeof path === 'string' && path !== '') return pageText(language, 'importAtPath', { path, why });
  return undefined;
};
