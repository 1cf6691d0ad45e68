import { expect, test } from '@jest/globals';
import {
  canonical,
  completeSettings,
  replay,
  type Entry,
  type Settings,
} from '../../../src/engine/core/index.js';
import type { RailState } from '../../../src/engine/rail/index.js';
import { title1849 } from '../../../src/titles/1849/title.js';
import { playRandomGame } from '../../support/menu.js';
import { ambitious, byKind } from '../../support/rail-player.js';
import { random } from '../../support/random.js';

/** How many games are played; `BAHNPOST_GAMES=1000` for a night's work. */
const games = Number(process.env['BAHNPOST_GAMES'] ?? 12);
/** The first game's number: the same number is always the same game. */
const first = Number(process.env['BAHNPOST_SEED'] ?? 1);

/** Who may play what (1849 §1.2). */
const tables: readonly { readonly seats: number; readonly companies: string }[] = [
  { seats: 3, companies: '5' },
  { seats: 4, companies: '5' },
  { seats: 4, companies: '6' },
  { seats: 5, companies: '6' },
];

const choices: readonly Settings[] = [
  { game: 'basic' },
  { game: 'advanced' },
  { game: 'electric', 'delay-ift': true },
  { game: 'advanced', runs: 'any' },
  { game: 'electric' },
  { game: 'electric', reading: '18xx.games' },
];

/** Most games are played by whom it matters how they end, so that they get far. */
const players = [ambitious(title1849), ambitious(title1849), byKind(title1849)];
const seen = new Set<string>();

/** Plays game number `seed` and looks at its log once more. */
const playOne = (seed: number): { readonly replays: boolean; readonly undoes: boolean } => {
  const { seats, companies } = tables[seed % tables.length]!;
  const chosen = choices[Math.floor(seed / tables.length) % choices.length]!;
  const settings = completeSettings(title1849.settings, { ...chosen, companies });
  const start = { rules: title1849.rules, seats, settings };
  let before: RailState | undefined;
  const { ended, state, setupDraws, log } = playRandomGame(title1849, start, random(seed), {
    checkEvery: 20,
    choose: players[seed % players.length]!,
    onStep: step => {
      seen.add(step.entry.action.type);
      ({ before } = step);
    },
  });
  if (!ended) throw new Error(`game ${String(seed)} does not end`);
  const undo: Entry = { kind: 'undo', seat: 0, count: 1 };
  const isReplayed = (entries: readonly Entry[], wanted: RailState): boolean =>
    canonical(replay(title1849, start, setupDraws, entries)) === canonical(wanted);
  return { replays: isReplayed(log, state), undoes: isReplayed([...log, undo], before!) };
};

test.each(Array.from({ length: games }, (_, n) => first + n))(
  'game %i by the menu alone breaks no invariant, replays from its log and can be undone',
  seed => {
    expect(playOne(seed)).toEqual({ replays: true, undoes: true });
  },
);

test('every kind of move came up in these games', () => {
  const all = Object.keys(title1849.game(completeSettings(title1849.settings, { game: 'electric' })).moves);
  // 1830's exchange is in every menu's list of moves, but no private of 1849 allows it.
  const possible = all.filter(type => type !== 'exchange');
  // A few games may do without one or the other.
  if (games >= 60) expect(possible.filter(type => !seen.has(type))).toEqual([]);
  else expect(seen.size).toBeGreaterThan(10);
});
