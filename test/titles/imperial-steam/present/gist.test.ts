import { beforeAll, expect, test } from '@jest/globals';
import type { Action } from '../../../../src/engine/core/index.js';
import { previewOf } from '../../../../src/present/preview.js';
import { presenterImperialSteam as presenter } from '../../../../src/titles/imperial-steam/present/presenter.js';
import { titleImperialSteam as title } from '../../../../src/titles/imperial-steam/rules/built-in-title.js';
import { layerImperialSteam } from '../../../../src/titles/imperial-steam/words/built-in.js';
import { learnWords, wordsFor, type Language } from '../../../../src/words/index.js';
import { table } from '../../../support/steam-table.js';

beforeAll(() => {
  learnWords(title.id, layerImperialSteam);
});

const state = table({ players: [{ money: 400 }], round: 2 });

const worker = { type: 'hire', column: 'bronze-1', count: 1 };

/** What the button of a move of the first player says, with plain spaces. */
const button = (move: Omit<Action, 'seat'>, language: Language = 'en'): string => {
  const scene = { title, presenter, words: wordsFor(title.id), names: ['Anna', 'Ben'], language, state };
  const preview = previewOf(scene, () => ({ ...move, seat: 0 }) as Action);
  return 'button' in preview ? preview.button.replaceAll('\u00a0', ' ') : preview.kind;
};

test('a button names all who are hired with it, each with the price', () => {
  expect(button(worker)).toBe('Hire 1 worker for 10 gulden');
  expect(button({ ...worker, bridge: 'bronze' })).toBe(
    'Hire 1 worker for 10 gulden: and a bridge engineer for 30 gulden',
  );
  expect(button({ ...worker, bridge: 'bronze' }, 'de')).toBe(
    '1 Arbeiter für 10 Gulden einstellen: dazu Brückenbauer für 30 Gulden',
  );
});

test('the button of a locomotive says what comes with it', () => {
  expect(button({ type: 'buy-locomotive', level: 4 })).toMatch(
    /^Buy an IS-4 for \d+ gulden: \d freight cars/,
  );
  expect(button({ type: 'upgrade', from: 3, to: 4 })).toMatch(
    /^Upgrade an IS-3 to an IS-4 for \d+ gulden: 1 freight car/,
  );
});

test('the button that raises the share price says what it costs', () => {
  expect(button({ type: 'share', rows: 1 })).toBe(
    'Raise the share price to 60 gulden: costs 1 step of influence',
  );
  expect(button({ type: 'share', rows: 1 }, 'de')).toBe(
    'Aktienkurs auf 60 Gulden heben: kostet 1 Schritt Einfluss',
  );
});
