import { expect, test } from '@jest/globals';
import { wordsOf } from '../../src/http/wording.js';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor, type Language } from '../../src/words/index.js';
import { pageWords } from '../../src/words/pages.js';
import { reasonText, type Compared } from '../../src/words/thought.js';
import { lineFor } from '../../src/words/typed-moves.js';

const reason = (title: string, language: Language, thought: Compared | null): string =>
  reasonText(
    pageWords(language),
    {
      ...wordsOf({ wordsFor, presenters }, { title, seats: [] }, language),
      line: line => lineFor(language, titles.get(title)!.notation, line),
    },
    { thought, level: 'strong' },
  );

const better = { compared: 7, gain: 1200, instead: 'pass' };

test.each([
  ['1830', '$1,200', '$1200'],
  ['1849', 'L. 1,200', 'L. 1200'],
  ['1856', '$1,200', '$1200'],
  ['18mag', '1,200 Ft', '1200 Ft'],
  ['imperial-steam', '1,200 gulden', '1200 Gulden'],
])('in %s the computer says what it expects in what the game is won by', (title, en, de) => {
  expect([...titles.keys()]).toContain(title);
  expect(reason(title, 'en', better).replaceAll(/\s/g, ' ')).toBe(
    `The computer looked ahead from 7 moves: this one leaves it ${en} better off against the others than “pass”.`,
  );
  expect(reason(title, 'de', better).replaceAll(/\s/g, ' ')).toBe(
    `Der Computer hat 7 Züge durchgespielt: Nach diesem steht er gegenüber den anderen um ${de} besser da als nach „passe“.`,
  );
});

test.each([
  [{ ...better, gain: 0 }, 'The computer looked ahead from 7 moves: “pass” leaves it just as well off.'],
  [
    { ...better, gain: 0, instead: null },
    'The computer looked ahead from 7 moves: this one leaves it best off.',
  ],
  [{ compared: 1, gain: 0, instead: null }, 'The computer had time to try this move only.'],
  [null, 'The computer plays this by simple rules, which do better here than comparing moves.'],
])('of %j it says no more than it knows', (thought, said) => {
  expect(reason('1830', 'en', thought)).toBe(said);
});
