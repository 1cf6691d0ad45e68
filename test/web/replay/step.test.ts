import { describe, expect, test } from '@jest/globals';
import { replay as replayed } from '../../../src/engine/core/index.js';
import type { Replay } from '../../../src/present/replay.js';
import { titles } from '../../../src/titles/registry.js';
import { stepAt, type Wishes } from '../../../src/web/replay/step.js';
import { filmOf, players, replayOf, sha256 } from './film.js';

interface Shown {
  readonly game: { readonly position: string };
  readonly of: number;
  readonly status: string;
  readonly here?: { readonly number: number };
  readonly note?: { readonly number: number; readonly text: string };
  readonly remarks: object;
  readonly panels: { readonly all: readonly { readonly id: string }[] };
  readonly log: {
    readonly rows: readonly { readonly number: number; readonly who: string }[];
    readonly earlier?: string;
    readonly later?: string;
    readonly choose: { readonly players: readonly { readonly value: string; readonly chosen: boolean }[] };
  };
}

const { replay } = replayOf('1830-classic-3.jsonl', 130);
const newest = replayed(titles.get('1830')!, replay.start, replay.setupDraws, replay.log);
const film = await filmOf(
  { ...replay, opening: { pin: 'welcome' }, notes: { most: 500, texts: { 5: 'cheap' } } },
  sha256(newest),
);

const wishesAt = (step: number, query = ''): Wishes => ({
  url: new URL(`https://bahnpost.example/g/abc/history?step=${String(step)}${query}`),
  ...{ panel: undefined, notation: false },
});

const at = (step: number, query = ''): Shown => stepAt(film, step, wishesAt(step, query)) as Shown;

const numbers = ({ log }: Shown): readonly number[] => log.rows.map(({ number }) => number);
const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a step that the browser makes', () => {
  test('is named as the service names it, and says what was played', () => {
    const shown = at(5);
    expect(shown.game.position).toBe(film.replay.hashes[5]!.slice(0, 12));
    expect([shown.of, shown.here?.number, shown.note]).toMatchObject([130, 5, { number: 5, text: 'cheap' }]);
    expect(shown.panels.all.map(({ id }) => id)).toContain('board');
  });

  test('before the first there is no move, and what was said then', () => {
    expect([at(0).here, at(0).remarks]).toEqual([undefined, { pin: 'welcome' }]);
    expect(at(1).remarks).toEqual({});
  });

  test('has the rows of its page beside it, with ways to the others', () => {
    expect(numbers(at(5))).toEqual(upTo(1, 100));
    expect(numbers(at(100))).toEqual(upTo(1, 100));
    expect(numbers(at(101))).toEqual(upTo(101, 130));
    expect([at(5), at(101)].map(({ log }) => [log.earlier !== undefined, log.later !== undefined])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('the newest has ended as the service says, those before go on', () => {
    const status = (step: number, end: Replay['end']): string =>
      (stepAt({ ...film, replay: { ...film.replay, end } }, step, wishesAt(step)) as Shown).status;
    const stopped = { endedBy: 'agreement' };
    expect(status(130, stopped)).not.toBe(status(130, {}));
    expect(status(129, stopped)).toBe(status(129, {}));
  });

  test('keeps in its links what the reader chose', () => {
    expect([at(101), at(101, '&show=runs')].map(({ log }) => log.earlier!.includes('show=runs'))).toEqual([
      false,
      true,
    ]);
  });

  test('shows the rows about a player, whichever page they were on', () => {
    const { value } = at(5).log.choose.players[1]!;
    const shown = at(5, `&who=${value}`);
    expect(shown.log.choose.players.filter(({ chosen }) => chosen)).toMatchObject([{ value }]);
    const own = film.replay.rows.filter(({ who }) => who === players[1]).map(({ number }) => number);
    expect(numbers(shown)).toEqual(expect.arrayContaining([...own]));
    expect(numbers(shown).length).toBeLessThan(130);
  });
});
