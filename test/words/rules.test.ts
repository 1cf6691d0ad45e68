import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Title } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { alsoTyped, notationFor } from '../../src/words/typed-moves.js';
import { writtenMoves } from '../../src/http/pages/help-notation.js';
import { playLine } from '../../src/present/example.js';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { languages, wordsFor } from '../../src/words/index.js';
import { helpLink, paragraphOf, paragraphOfAsk, ruleOfRefusal, rulesOf } from '../../src/words/rules.js';

const all = [...titles].map(([id, title]) => [id, title] as const);

/** Is it made with the kit? Another title has no list of its kinds of moves but the ways to write them. */
const isRail = (title: Title): boolean => 'game' in title;

/** Tables with anything in them that its presenter makes for the help, by name. */
const tablesOf = (id: string): readonly string[] =>
  Object.entries(presenters[id]?.reference?.('en') ?? {})
    .filter(([, { rows }]) => rows.length > 0)
    .map(([name]) => name);

/** Moves of the kit for which a title’s data or rules leave no room: they are never on a menu. */
const never: { readonly [title: string]: readonly string[] } = {
  '1849': ['exchange'],
  '1856': ['exchange'],
  '18mag': [
    ...['acquire', 'bid', 'exchange', 'take', 'use-lay', 'use-token'],
    ...['bankrupt', 'discard', 'dividend', 'home', 'par'],
  ],
};

describe.each(all)('the rules of %s', (id, title) => {
  const { text, document, figures, refusals, asks, example } = rulesOf(id)!;
  const words = wordsFor(id);

  test('name every figure that the title has for them', () => {
    const names = Object.keys(figures?.en ?? {});
    expect(names.filter(name => !document.text.includes(`{${name}}`))).toEqual([]);
  });

  test.each(Object.entries(refusals))('%s rests on § %s, which is told', (key, paragraph) => {
    expect(helpLink(id, paragraph)).toMatch(new RegExp(`^/help/rules/${id}#[\\w.-]+$`));
    const [code, type] = key.split('/');
    expect(
      words.refusal('en', code!, {}, { seat: String, name: (_, of) => of, money: String }),
    ).toBeDefined();
    // A kind of move, or a case of these.
    const withCases = ['cannot-offer', 'cannot-pass', 'nothing-to-sell', 'price-out-of-range'];
    if (type !== undefined && !withCases.includes(code!)) expect(words.option('en', type)).not.toBe(type);
    expect(paragraphOf(id, code!, type)).toBe(paragraph);
  });

  test.each(Object.entries(asks))('what is asked at %s is told in § %s', (kind, paragraph) => {
    expect(helpLink(id, paragraph)).toMatch(new RegExp(`^/help/rules/${id}#[\\w.-]+$`));
    expect(paragraphOfAsk(id, kind)).toBe(paragraph);
  });

  test('name all tables that there are', () => {
    const shown = text.en.sections.flatMap(({ shows }) => shows ?? []);
    expect(shown).toEqual(tablesOf(id));
  });

  test('every move of the example reads back as it was played', () => {
    const played = playLine(title, example);
    expect(played.map(({ seat, notation }) => `${String(seat)} ${notation}`)).toEqual(example.line);
  });

  test('every kind of move has an example, which reads back as the same move', () => {
    const moves = writtenMoves(title, example, playLine(title, example));
    if (isRail(title)) {
      const settings = completeSettings(title.settings, example.settings ?? {});
      const kinds = Object.keys((title as unknown as RailTitle).game(settings).moves);
      const told = kinds.filter(kind => never[id]?.includes(kind) !== true);
      expect(moves.map(({ type }) => type).sort()).toEqual(told.sort());
    } else expect(moves.flatMap(({ examples }) => examples)).toHaveLength(title.notation.forms.length);
    for (const { type, examples } of moves)
      for (const line of examples) {
        const action = title.notation.parse(line, 0);
        expect([line, action.type]).toEqual([line, type]);
        expect(title.notation.print(action)).toBe(line);
      }
  });

  test('every kind of move may be typed in German, too, and is written as ever', () => {
    const literals = new Set(
      title.notation.forms.flatMap(form => form.split(' ')).filter(word => /^[a-z-]+$/.test(word)),
    );
    expect([...literals].filter(word => alsoTyped(word).length === 0)).toEqual([]);
    const unread = writtenMoves(title, example, playLine(title, example)).flatMap(({ examples }) =>
      examples.flatMap(line => {
        const words = line.split(' ');
        const most = Math.max(...words.map(word => (literals.has(word) ? alsoTyped(word).length : 0)));
        // The first German word of each, then the second of each that has one: no word is left out.
        const typed = Array.from({ length: most }, (_, at) =>
          words
            .map(word => (literals.has(word) ? (alsoTyped(word)[at] ?? alsoTyped(word)[0]!) : word))
            .join(' '),
        );
        return [...typed, ...(most === 0 ? [`lege ${line}`, `Baue ${line}`] : [])].filter(
          german => title.notation.print(notationFor('en', title.notation).parse(german, 0)) !== line,
        );
      }),
    );
    expect(unread).toEqual([]);
  });

  test('every text is a sentence', () => {
    for (const language of languages)
      for (const section of text[language].sections)
        for (const line of [...section.text, ...(section.decided ?? [])]) expect(line).toMatch(/\.$/);
  });
});

/** Cases of refusals that every 18xx can come to, with their paragraphs; undefined where a title cannot. */
const casesOfKit: readonly (readonly [string, ...(string | undefined)[]])[] = [
  ['cannot-pass/over-limit', '5.3', '3.5.2', '5.4', '3'],
  ['cannot-pass/run', '7.4', '4.3', '7.5', '2.4'],
  ['cannot-pass/dividend', '7.5', '4.3.2', '7.6', undefined],
  ['cannot-pass/trains', '7.6.2', '4.6', '7.7', '2.6'],
  ['price-out-of-range/private', '4.1', '4.8', '2', undefined],
  ['price-out-of-range/train', '7.6', '4.6', '7.7', '2.6'],
  ['cannot-offer/private', '4.1', '4.8', '2', undefined],
  ['cannot-offer/train', '7.6', '4.6', '7.7', '2.6'],
  ['nothing-to-sell/held', '7.7', '3.1', '5.3', '3.1'],
];

test.each(casesOfKit)('what %s rests on, in each 18xx', (which, ...paragraphs) => {
  const [code, special] = which.split('/') as [string, string];
  expect(
    ['1830', '1849', '1856', '18mag'].map(
      title => ruleOfRefusal(title, { code, params: { case: special } })?.paragraph,
    ),
  ).toEqual(paragraphs);
});

test('a title without rules has no link', () => {
  expect(helpLink('toy', '7.1')).toBeUndefined();
  expect(paragraphOf('toy', 'not-now')).toBeUndefined();
  expect(helpLink('1830', '99.9')).toBeUndefined();
});
