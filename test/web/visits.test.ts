import { expect, test } from '@jest/globals';
import { latest, visitAfter } from '../../src/web/visits.js';

const minute = 60_000;
const last = { seen: 20, before: 10, at: 0 };

test('on a first visit nothing has happened since the last one', () => {
  expect(visitAfter(undefined, 25, 5)).toEqual({ seen: 25, before: 25, at: 5 });
});

test('whoever goes on within half an hour is on the same visit', () => {
  expect(visitAfter(last, 25, 30 * minute)).toEqual({ seen: 25, before: 10, at: 30 * minute });
});

test('after that it is another one, since what was seen last', () => {
  expect(visitAfter(last, 25, 30 * minute + 1)).toEqual({ seen: 25, before: 20, at: 30 * minute + 1 });
});

test('a hundred games are remembered, the longest unseen forgotten', () => {
  const visits = Object.fromEntries(
    Array.from({ length: 103 }, (_, i) => [`g${String(i)}`, { ...last, at: (i * 7) % 103 }]),
  );
  const kept = Object.values(latest(visits)).map(({ at }) => at);
  expect(kept).toEqual(Array.from({ length: 100 }, (_, i) => 102 - i));
});
