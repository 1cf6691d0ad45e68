import { describe, expect, test } from '@jest/globals';
import { languages, type Language } from '../../src/words/index.js';
import { readRules } from '../../src/words/rules-document.js';

const figures = { de: { tracks: '30', more: '' }, en: { tracks: '30', more: '' } };

const read = (text: string, required: readonly Language[] = languages) =>
  readRules({ file: 'toy/rules.md', text, required }, figures);

const head = `# Toy: rules in short

en: Toy is a game.
de: Toy ist ein Spiel.
`;

describe('a document of rules', () => {
  test('tells the same in both languages, section by section', () => {
    const { en, de } = read(`${head}
## writing

en: Cities are written \`wien\`.
de: Städte schreibt man \`wien\`.

## 1, 1.2, C-3 Setup / Aufbau

shows: trains

en: Everybody has {tracks} tracks, which cost L.&nbsp;5.
de: Jeder hat {tracks} Gleise, die L.&nbsp;5 kosten.

en: A paragraph may go on
in the next line. {more}
de: Ein Absatz darf
in der nächsten Zeile weitergehen. {more}

- en: All money is open.
  de: Alles Geld ist offen.
- en: Nobody
  bids.
  de: Niemand bietet.

## 2 End / Ende

en: It ends.
de: Es endet.
`);
    expect(en).toEqual({
      lead: 'Toy is a game.',
      writing: ['Cities are written `wien`.'],
      sections: [
        {
          id: '1',
          covers: ['1.2', 'C-3'],
          heading: 'Setup',
          shows: 'trains',
          text: ['Everybody has 30 tracks, which cost L.\u00a05.', 'A paragraph may go on in the next line.'],
          decided: ['All money is open.', 'Nobody bids.'],
        },
        { id: '2', heading: 'End', text: ['It ends.'] },
      ],
    });
    expect(de.sections.map(({ heading, decided }) => [heading, decided])).toEqual([
      ['Aufbau', ['Alles Geld ist offen.', 'Niemand bietet.']],
      ['Ende', undefined],
    ]);
    expect(de.sections[0]!.text[1]).toBe('Ein Absatz darf in der nächsten Zeile weitergehen.');
  });

  test('leaves a paragraph out whose figure says nothing', () => {
    const { en } = read(`${head}\n## 1 A / B\n\nen: One.\nde: Eins.\n\nen: {more}\nde: {more}\n`);
    expect(en.sections[0]!.text).toEqual(['One.']);
  });

  test('reads the same with the line ends of Windows', () => {
    const text = `${head}\n## 1 A / B\n\nen: One.\nde: Eins.\n`;
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
  });

  test('may be in one language as long as its title is not released', () => {
    const text = '# Toy\n\nde: Ein Spiel.\n\n## 1 Ende / und Schluss\n\nde: Es endet.\n';
    expect(() => read(text, [])).toThrow(
      'toy/rules.md:5: the heading of a section is like `## 2.4, 2.5 HEADING (de)`',
    );
    const { de, en } = read(text.replace(' / und Schluss', ''), []);
    expect(en).toBe(de);
    expect(de.sections).toEqual([{ id: '1', heading: 'Ende', text: ['Es endet.'] }]);
  });
});

/** What follows the head, and what is said of it: lines are counted from the top of the document. */
const faults: readonly (readonly [what: string, rest: string, ...said: readonly string[]])[] = [
  ['a language missing', '## 1 A / B\n\nen: One.', '8: `de:` is missing: this is told in `en` alone'],
  [
    'a ruling in one language',
    '## 1 A / B\n\nen: One.\nde: Eins.\n\n- de: Zwei.',
    '11: `en:` is missing: this is told in `de` alone',
  ],
  [
    'no language',
    '## 1 A / B\n\nOne.',
    '8: a paragraph begins with its language, as in `en: All money is open.`',
  ],
  [
    'a language that nobody speaks here',
    '## 1 A / B\n\nen: One.\nde: Eins.\nfr: Un.',
    '10: `fr:` is no language of this service',
  ],
  [
    'two paragraphs without an empty line',
    '## 1 A / B\n\nen: One.\nde: Eins.\nen: Two.\nde: Zwei.',
    '10: a second `en:` in one paragraph; an empty line stands between paragraphs',
    '11: a second `de:` in one paragraph; an empty line stands between paragraphs',
  ],
  ['a language without a text', '## 1 A / B\n\nen: One.\nde:', '9: `de:` says nothing'],
  [
    'a figure that is not there',
    '## 1 A / B\n\nen: {track} tracks.\nde: {tracks} Gleise.',
    '8: there is no figure `{track}`; there are `tracks`, `more`',
  ],
  [
    'a figure by an inherited name',
    '## 1 A / B\n\nen: One.\nde: {constructor}.',
    '8: there is no figure `{constructor}`; there are `tracks`, `more`',
  ],
  [
    'half a figure',
    '## 1 A / B\n\nen: {tracks tracks.\nde: {tracks} Gleise.',
    '8: a brace stands alone; a figure is like `{tracks}`',
  ],
  [
    'a heading in one language',
    '## 1 A\n\nen: One.\nde: Eins.',
    '6: the heading of a section is like `## 2.4, 2.5 HEADING (en) / HEADING (de)`',
  ],
  [
    'a heading without a number',
    '## Setup phase / Aufbau\n\nen: One.\nde: Eins.',
    '6: the heading of a section is like `## 2.4, 2.5 HEADING (en) / HEADING (de)`',
  ],
  [
    'a heading of another rank',
    '### 1 A / B\n\nen: One.\nde: Eins.',
    '6: the heading of a section is like `## 2.4, 2.5 HEADING (en) / HEADING (de)`',
  ],
  [
    'a paragraph of the rulebook twice',
    '## 1, 2 A / B\n\nen: One.\nde: Eins.\n\n## 2 C / D\n\nen: Two.\nde: Zwei.',
    '11: § 2 is told of in two sections',
  ],
  [
    'a section that says nothing',
    '## 1 A / B\n\n- en: One.\n  de: Eins.',
    '6: this section has no paragraph',
  ],
  [
    'two tables',
    '## 1 A / B\n\nshows: trains\nshows: tiles\n\nen: One.\nde: Eins.',
    '9: a section shows one table',
  ],
  [
    'a paragraph below the rulings',
    '## 1 A / B\n\nen: One.\nde: Eins.\n\n- en: Two.\n  de: Zwei.\n\nen: Three.\nde: Drei.',
    '14: a paragraph stands above the rulings of its section',
  ],
  [
    'more than one paragraph at the head',
    'en: And more.\nde: Und mehr.',
    '6: one paragraph is about the game; what follows it stands in sections such as `## 1 HEADING`',
  ],
];

describe('what is wrong in a document is told by file and line, and what would be right', () => {
  test.each(faults)('%s', (_, rest, ...said) => {
    let message = '';
    try {
      read(`${head}\n${rest}\n`);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n')).toEqual(said.map(one => `toy/rules.md:${one}`));
  });

  test.each([
    ['nothing at all', '', '1: the document begins with `# TITLE` and a paragraph about the game'],
    ['no heading', 'en: Toy.', '1: the document begins with a heading, such as `# Rules in short`'],
    [
      'no paragraph about the game',
      '# Toy\n\n## 1 A / B',
      '1: the document begins with `# TITLE` and a paragraph about the game',
    ],
    [
      'one language of a released title',
      '# Toy\n\nen: Toy.',
      '3: `de:` is missing: the rules of this title are told in `de`, `en`',
    ],
  ])('%s', (_, text, said) => {
    expect(() => read(text)).toThrow(`toy/rules.md:${said}`);
  });
});
