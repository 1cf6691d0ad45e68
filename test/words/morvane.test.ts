import { expect, test } from '@jest/globals';
import { learnWords, plainNames } from '../../src/words/index.js';
import { titleMorvane } from '../fixtures/morvane/rules/title.js';
import { layerMorvane } from '../fixtures/morvane/words/layer.js';

const words = learnWords('morvane', layerMorvane);
const names = plainNames('en', ['Anna', 'Bert'], words);
const g = titleMorvane.game({});

test('a title with words in one language says all that it can do, beside the words of all 18xx', () => {
  expect(Object.keys(g.moves).filter(type => words.option('de', type) === type)).toEqual([]);
  const passes = g.steps.map(({ name }) =>
    words.sentence('en', { kind: 'passed', seat: 0, company: 'CMR', step: name }, names),
  );
  expect(passes.filter(text => /merge\b/.test(text))).toEqual([]);
  expect(g.data.privates.filter(({ id }) => words.thing('en', 'private', id) === undefined)).toEqual([]);
  const cases = ['phase', 'owner', 'share'].map(why =>
    words.refusal('en', 'cannot-merge', { company: 'CMR', minor: '2', case: why }, names)!,
  );
  expect(new Set(cases).size).toBe(3);
  expect(cases[2]).toBe('There is no share of CMR left that its president could get for Minor 2.');
});

test('what every 18xx has is said in the reader’s language, what is its own in English', () => {
  expect(words.option('de', 'lay')).not.toBe(words.option('en', 'lay'));
  expect(words.option('de', 'merge')).toBe('take over a minor');
});
