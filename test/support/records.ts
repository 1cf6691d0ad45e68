import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { canonical, fits, replay, type Entry } from '../../src/engine/core/index.js';
import { netWorth } from '../../src/engine/rail/score.js';
import type { RailState } from '../../src/engine/rail/state.js';
import {
  checkConformance,
  openImport,
  readRecord,
  readSiteGame,
  replayMoves,
  type Import,
  type SiteGame,
} from '../../src/records/eighteenxx/index.js';
import { describeWithShared, shared } from './shared.js';
import { sizes } from './sizes.js';

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const filesIn = (folder: string, begin = ''): string[] =>
  readdirSync(shared(folder))
    .filter(name => name.endsWith('.json') && name.toLowerCase().startsWith(begin))
    .map(name => shared(folder, name));

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface Replayed {
  readonly game: Import;
  readonly log: readonly Entry[];
  /** The position before each move, and after the last. */
  readonly states: readonly RailState[];
}

const replayed = (site: SiteGame): Replayed => {
  const game = openImport(site);
  const log: Entry[] = [];
  const states: RailState[] = [replay(game.title, game.start, game.draws, [])];
  for (const { action, state } of replayMoves(game, site.actions)) {
    if (!action) continue;
    log.push({ kind: 'action', action });
    states.push(state);
  }
  return { game, log, states };
};

/** Everything that records of a title have to say about it; the name is the one of their folders. */
export const testRecordsOf = (title: string): void => {
  const folders = [`conformance/${title}`, `conformance/generated/${title}`];
  const rawFolder = 'conformance/raw';

  /** Those that several tests look at, each replayed once. */
  const known = new Map<string, Replayed>();
  afterAll(() => known.clear());
  const replayedFrom = (path: string): Replayed => {
    const one = known.get(path) ?? replayed(readRecord(json(path)));
    known.set(path, one);
    return one;
  };

  describeWithShared(`records of real and generated games of ${title}`, folders, () => {
    const files = folders.flatMap(folder => filesIn(folder));

    test.each(files.map(path => [nameOf(path), path]))('%s matches in every step and key', (_name, path) => {
      const { steps, matched, difference } = checkConformance(json(path));
      expect({ matched, difference }).toEqual({ matched: steps, difference: null });
    });

    test.each(files.slice(0, sizes.records).map(path => [nameOf(path), path]))(
      '%s: every move was on the menu, every sum is right, every position survives JSON',
      (_name, path) => {
        const { game, log, states } = replayedFrom(path);
        for (const [at, entry] of log.entries()) {
          if (entry.kind !== 'action') continue;
          const state = states[at]!;
          const { action } = entry;
          if (!game.title.menu(state, action.seat).some(option => fits(option, action)))
            throw new Error(`move ${String(at + 1)}: ${JSON.stringify(action)} was not on the menu`);
          const line = game.title.notation.print(action);
          if (canonical(game.title.notation.parse(line, action.seat)) !== canonical(action))
            throw new Error(`move ${String(at + 1)}: ${line} does not read back`);
          game.title.audit(states[at + 1]!);
          const text = canonical(states[at + 1]!);
          if (canonical(JSON.parse(text) as RailState) !== text)
            throw new Error(`move ${String(at + 1)}: JSON`);
        }
      },
    );

    test.each(files.slice(0, 3).map((path, at) => [nameOf(path), path, at] as const))(
      '%s: an undo restores the position, a redo brings it back',
      (_name, path, at) => {
        const { game, log, states } = replayedFrom(path);
        const half = Math.floor(log.length / 2);
        const played = log.slice(0, half);
        // Of one game one move, of the next two, of the last all of it.
        for (const count of [1, 2, half].filter((_, n) => (n + at) % 3 < sizes.records)) {
          const undo: Entry = { kind: 'undo', seat: 0, count };
          const back = replay(game.title, game.start, game.draws, [...played, undo]);
          expect(canonical(back)).toBe(canonical(states[half - count]!));
          const redo: Entry = { kind: 'redo', seat: 0, count };
          const again = replay(game.title, game.start, game.draws, [...played, undo, redo]);
          expect(canonical(again)).toBe(canonical(states[half]!));
        }
      },
    );
  });

  describeWithShared(
    `games of ${title} as the site exports them`,
    [`conformance/${title}`, rawFolder],
    () => {
      test.each(filesIn(rawFolder, `${title}_`).map(path => [nameOf(path), path]))(
        '%s ends like its flattened twin, with the result the site gives',
        (name, path) => {
          const raw = json(path);
          const { game, states } = replayed(readSiteGame(raw));
          const twin = replayedFrom(shared(`conformance/${title}`, name));
          expect(states).toHaveLength(twin.states.length);
          const end = states.at(-1)!;
          expect(canonical(end)).toBe(canonical(twin.states.at(-1)!));
          const worth = game.ids.map((id, seat) => [id, netWorth(game.game, end, seat)]);
          expect(Object.fromEntries(worth)).toEqual((raw as { result: unknown }).result);
        },
      );
    },
  );
};
