import type { Language } from './language.js';
import { pageText, textByKey } from './pages.js';

/** Reasons for which a game is not imported that are none of a title's rules. */
const reasons: ReadonlySet<string> = new Set([
  'too-long',
  'other-position',
  'bad-draw',
  'no-such-seat',
  'too-much-undone',
  'no-header',
  'unknown-rules',
]);

/** The same, of a report of Rails. */
const ofReport = 'report-';

type Params = { readonly [name: string]: unknown };

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Why a game is not imported, or not to its end, where that is none of a title's rules; undefined otherwise. */
export const importReason = (language: Language, params: Params): string | undefined => {
  const reason = asText(params['reason']);
  if (!reasons.has(reason) && !reason.startsWith(ofReport)) return undefined;
  const [rule, subject] = [asText(params['rule']), asText(params['subject'])];
  return textByKey(language, `importReason.${reason}`, { rule, subject });
};

/** That a game has only a part of the report it was made of: up to which line, and why. */
export const stopText = (language: Language, params: Params): string =>
  pageText(language, 'importStopped', {
    line: Number(params['line']),
    text: asText(params['text']),
    why: importReason(language, params) ?? '',
  });
