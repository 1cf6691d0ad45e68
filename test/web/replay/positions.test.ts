import { expect, test } from '@jest/globals';
import { begin, replay as replayed, type Title } from '../../../src/engine/core/index.js';
import { playThrough } from '../../../src/web/replay/positions.js';
import { titles } from '../../../src/titles/registry.js';
import { hashOf } from '../../support/stored-games.js';
import { replayOf, sha256 } from './film.js';

const { start, rows, replay } = replayOf('1830-classic-3.jsonl', 90);
const title: Title = titles.get('1830')!;
const end = replayed(title, replay.start, replay.setupDraws, replay.log);
const stateHash = sha256(end);

test('a browser comes to the positions that the game had, and to what each move brought about', async () => {
  const reached = (await playThrough(title, { ...replay, stateHash }))!;
  expect(reached.map(({ state, facts }) => hashOf(state, facts))).toEqual([
    start.hash,
    ...rows.map(row => row.hash),
  ]);
});

test('a game without a move has its beginning', async () => {
  const opening = begin(title, replay.start, replay.setupDraws);
  const reached = await playThrough(title, { ...replay, log: [], stateHash: sha256(opening) });
  expect(reached?.map(({ state }) => state)).toEqual([opening]);
});

test('one that leads elsewhere than the service’s is not shown', async () => {
  expect(await playThrough(title, { ...replay, log: [], stateHash })).toBeNull();
});
