import type { Language } from './language.js';
import { own } from './own.js';
import { hasPageText, pageText, textByKey } from './pages.js';

/** Reasons for which a game is not imported that are none of a title's rules. */
const reasons: ReadonlySet<string> = new Set([
  'too-long',
  'other-position',
  'bad-draw',
  'no-such-seat',
  'too-much-undone',
  'no-header',
  'unknown-rules',
  'wanted',
]);

/** The same, of a report of Rails. */
const ofReport = 'report-';

type Params = { readonly [name: string]: unknown };

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Kinds by the names that JSON schemas have for them. */
const bySchema: { readonly [expected: string]: string } = {
  ...{ record: 'object', array: 'list', tuple: 'list' },
  ...{ string: 'text', int: 'whole-number', number: 'whole-number' },
};

/** What a file should have there, and what it has; undefined where nothing is said of it. */
const wantedText = (language: Language, params: Params): string | undefined => {
  const { wanted, of, given } = params;
  if (typeof wanted !== 'string') return undefined;
  const kind = own(bySchema, wanted) ?? wanted;
  const key = `importWanted.${kind}`;
  const said = textByKey(language, hasPageText(language, key) ? key : 'importWanted.fitting', {
    of: asText(of),
  });
  return pageText(language, typeof given === 'string' ? 'importWantedNot' : 'importWanted', {
    wanted: said,
    given: asText(given).slice(0, 60),
  });
};

/** Why a game is not imported, or not to its end, where that is none of a title's rules; undefined otherwise. */
export const importReason = (language: Language, params: Params): string | undefined => {
  const reason = asText(params['reason']);
  if (!reasons.has(reason) && !reason.startsWith(ofReport)) return undefined;
  const [rule, subject] = [asText(params['rule']), asText(params['subject'])];
  const said = textByKey(language, `importReason.${reason}`, { rule, subject });
  const wanted = wantedText(language, params);
  return wanted === undefined ? said : [said, wanted].filter(Boolean).join(' ');
};

/** That a game has only a part of the report it was made of: up to which line, and why. */
export const stopText = (language: Language, params: Params): string =>
  pageText(language, 'importStopped', {
    line: Number(params['line']),
    text: asText(params['text']),
    why: importReason(language, params) ?? '',
  });
