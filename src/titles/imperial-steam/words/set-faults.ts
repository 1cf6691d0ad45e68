import type { SetFault, ValueSpec } from '../rules/sets/spec.js';
import type { ByLanguage, Language } from '../../../words/language.js';
import { setFaults as de } from './de/set-faults.js';
import { setFaults as en } from './en/set-faults.js';
import type { FaultWords } from './fault-words.js';

const words: ByLanguage<FaultWords> = { de, en };

const mayText = (spec: ValueSpec, own: FaultWords): string => {
  const { may } = own;
  switch (spec.is) {
    case 'number':
      return may.number(String(spec.from), String(spec.to), String(spec.by ?? 1));
    case 'word':
      return may.word(spec.of);
    case 'text':
      return may.text(spec.like);
    case 'list':
      return may.list(String(spec.from), String(spec.to), mayText(spec.of, own));
    case 'either':
      return may.either(spec.of.map(one => mayText(one, own)));
    case 'object':
      return may.object(Object.keys(spec.has).join(', '));
  }
};

/** What is wrong, and what would be right: `cityTiles/4S-16/influence: "3" is not possible; it may be ...`. */
export const faultText = (language: Language, { at, code, params, may }: SetFault): string => {
  const own = words[language];
  const filled = { ...params, ...(may && { may: mayText(may, own) }) } as {
    readonly [name: string]: string | number;
  };
  const sentence = (own.sentences[code] ?? code).replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(filled, name) ? String(filled[name]) : all,
  );
  return `${own.place(at)}: ${sentence}`;
};

/** Codes that have words, for tests. */
export const faultCodes = (language: Language): readonly string[] => Object.keys(words[language].sentences);
