import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Illegal, play, replay, type Json, type JsonObject } from '../../../src/engine/core/index.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import type { Run } from '../../../src/engine/rail/map/types.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import type { EditedAt } from '../../../src/present/editing.js';
import { railEditing } from '../../../src/present/rail/editing.js';
import { openImport, readRecord, replayMoves } from '../../../src/records/eighteenxx/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { companyTurn, positionOf } from '../../support/rail-position.js';
import { describeWithShared, shared } from '../../support/shared.js';

const editing = railEditing(title1830);

/** PRR at Altoona, with Pittsburgh to the west, Lancaster to the east, and a 2-train and a 3-train. */
const at: EditedAt = {
  view: positionOf(title1830, {
    seats: 3,
    companies: { PRR: { par: 100, shares: [60], cash: 500, operated: true, trains: ['2', '3'] } },
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    tokens: ['PRR H12'],
    next: '3',
    round: companyTurn('PRR', { step: 'run' }),
  }) as unknown as JsonObject,
  names: ['Anna', 'Bert', 'Cleo'],
  language: 'en',
};

const paths = (drafts: readonly Json[] | undefined): readonly string[] =>
  drafts!.map(draft => (draft as unknown as Run).path.join(' '));

/** The best that comes of tapping these places one after the other for a train. */
const tapped = (part: number, ...places: readonly string[]): readonly Json[] =>
  places.reduce<readonly Json[]>(
    (drafts, place) => editing.tap(at, drafts, part, place)[0]!,
    editing.begin(at, []),
  );

const shown = (drafts: readonly Json[]) => editing.show(at, drafts);

/** The hexes that are drawn anew, from one to the other. */
const drawnFrom = (before: readonly Json[], drafts: readonly Json[]): readonly string[] =>
  [...(editing.draw(at, drafts, before) ?? '').matchAll(/data-place="(\w+)"/g)]
    .map(match => match[1]!)
    .sort();
const stopsOf = (drafts: readonly Json[], part: number) => shown(drafts).parts[part]!.stops.map(x => x.place);

describe('changing a route by tapping places', () => {
  test('a train without a run begins at the stop tapped first and goes on to the next', () => {
    expect(paths(editing.begin(at, []))).toEqual(['', '']);
    const begun = tapped(0, 'H12');
    expect(stopsOf(begun, 0)).toEqual(['H12']);
    expect(shown(begun).parts[0]!.unfinished).toBe('A run needs a second stop.');
    expect(shown(begun).value).toEqual([]);
    const run = tapped(0, 'H12', 'H10');
    expect(shown(run).value).toEqual([{ train: '2', path: ['H12', 'H10'] }]);
    expect(shown(run).parts[0]).toMatchObject({
      name: 'Train 2',
      worth: '$30',
      stops: [{ text: 'H12 Altoona $10' }, { text: 'H10 Pittsburgh $20' }],
    });
    expect(shown(run)).toMatchObject({
      total: '$30 together, $30 less than possible ($60). It will not be accepted.',
      refused: true,
    });
  });

  test('a run that earns as much as the best may be sent, and it is said', () => {
    const east = editing.tap(at, tapped(0, 'H12', 'H10'), 1, 'H12')[0]!;
    expect(shown(editing.tap(at, east, 1, 'H16')[0]!)).toMatchObject({
      total: '$60 together: nothing earns more.',
      refused: false,
    });
  });

  test('a stop within the run ends it there; a stop at its end is taken off', () => {
    const long = tapped(1, 'H10', 'H12', 'H16');
    expect(stopsOf(long, 1)).toEqual(['H10', 'H12', 'H16']);
    const cut = editing.tap(at, long, 1, 'H12');
    expect(cut.map(drafts => stopsOf(drafts, 1))).toEqual([
      ['H10', 'H12'],
      ['H12', 'H16'],
    ]);
    expect(stopsOf(editing.tap(at, long, 1, 'H16')[0]!, 1)).toEqual(['H10', 'H12']);
    expect(paths(editing.clear(at, long, 1))).toEqual(['', '']);
  });

  test('where a train does not come so far, its other end gives way', () => {
    expect(stopsOf(tapped(0, 'H10', 'H12', 'H16'), 0)).toEqual(['H12', 'H16']);
  });

  test('what cannot be is shown with the reason, in the words of the rules', () => {
    const both = editing.tap(at, tapped(1, 'H10', 'H12', 'H16'), 0, 'H12')[0]!;
    const { parts, refused } = shown(editing.tap(at, both, 0, 'H10')[0]!);
    expect(parts.map(({ problem }) => problem)).toEqual([
      undefined,
      'Trains 3 and 2 would use the same track on H12 Altoona.',
    ]);
    expect(refused).toBe(true);
  });

  test('another way is there to choose: past a city instead of through it', () => {
    const begun = tapped(1, 'H10');
    const ways = editing.tap(at, begun, 1, 'H16');
    expect(paths(ways[0])).toContain('H10 H12 H14 H16');
    expect(ways.map(drafts => paths(drafts)[1])).toContain('H10 (H12) H14 H16');
    const past = ways.find(drafts => paths(drafts)[1]!.includes('('))!;
    expect(shown(past).parts[1]!.problem).toBe('Train 3 visits no city with a token of PRR.');
    expect(paths(editing.tap(at, past, 1, 'H12')[0])[1]).toBe('H10 H12 H14 H16');
  });

  test('where nothing leads nothing changes, and the places that can be reached are listed', () => {
    expect(editing.tap(at, tapped(1, 'H10'), 1, 'A19')).toEqual([]);
    expect(editing.places(at)).toEqual(
      expect.arrayContaining([
        { place: 'H12', text: 'H12 Altoona' },
        { place: 'H16', text: 'H16 Lancaster' },
      ]),
    );
  });

  test('only the hexes that look different are drawn anew, those left behind among them', () => {
    const west = tapped(0, 'H12', 'H10');
    expect(drawnFrom(tapped(1, 'H12', 'H16'), west)).toEqual(['H10', 'H12', 'H14', 'H16']);
    // What stays as it was is left alone, a ring comes and goes, and a train of another colour is another picture.
    expect(drawnFrom(tapped(1, 'H12', 'H16'), tapped(1, 'H10', 'H12', 'H16'))).toEqual(['H10', 'H12']);
    expect(drawnFrom([], tapped(0, 'H12'))).toEqual(['H12']);
    expect(drawnFrom(tapped(0, 'H12'), west)).toEqual(['H10', 'H12']);
    expect(drawnFrom(west, tapped(1, 'H12', 'H10'))).toEqual(['H10', 'H12']);
    expect(drawnFrom(west, west)).toEqual([]);
  });
});

/** What the rules say of the same runs. */
const refusedByRules = (title: RailTitle, state: RailState, seat: number, runs: Json): boolean => {
  try {
    play(title, state, { type: 'run', seat, runs });
    return false;
  } catch (error) {
    if (error instanceof Illegal) return true;
    throw error;
  }
};

/** Every tenth run of a recorded game with every stop tapped for every train. */
const tapEverywhere = (path: string): { taps: number; differ: readonly string[] } => {
  const record = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  const game = openImport(record);
  const edit = railEditing(game.title);
  let state: RailState = replay(game.title, game.start, game.draws, []);
  let [runs, taps] = [0, 0];
  const differ: string[] = [];
  for (const { action, state: after } of replayMoves(game, record.actions)) {
    if (action?.type === 'run' && ++runs % 10 === 0) {
      const here: EditedAt = { view: state as unknown as JsonObject, names: [], language: 'en' };
      const drafts = edit.begin(here, action['runs']!);
      for (const part of drafts.keys())
        for (const { place } of edit.places(here)) {
          const [first] = edit.tap(here, drafts, part, place);
          if (!first) continue;
          taps++;
          const { value, refused, code, parts } = edit.show(here, first);
          for (const said of [code, ...parts.map(one => one.code)])
            if (said !== undefined && !edit.refusals.includes(said)) differ.push(`not listed: ${said}`);
          if (refusedByRules(game.title, state, action.seat, value) !== refused)
            differ.push(`${String(runs)} ${place} ${JSON.stringify(value)}`);
        }
    }
    state = after;
  }
  return { taps, differ };
};

describeWithShared(
  'what is said of routes is what the rules say',
  ['conformance/1830', 'conformance/1849'],
  () => {
    const files = ['conformance/1830', 'conformance/1849'].flatMap(folder =>
      readdirSync(shared(folder))
        .filter(name => name.endsWith('.json'))
        .slice(0, 2)
        .map(name => shared(folder, name)),
    );
    test.each(files)('%s', path => {
      const { taps, differ } = tapEverywhere(path);
      expect(differ).toEqual([]);
      expect(taps).toBeGreaterThan(10);
    });
  },
);
