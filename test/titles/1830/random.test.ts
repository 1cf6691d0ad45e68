import { expect, test } from '@jest/globals';
import {
  canonical,
  completeSettings,
  replay,
  type Entry,
  type Settings,
} from '../../../src/engine/core/index.js';
import type { RailState } from '../../../src/engine/rail/index.js';
import { title1830 } from '../../../src/titles/1830/title.js';
import { playRandomGame } from '../../support/menu.js';
import { chooseByKind } from '../../support/rail-player.js';
import { random } from '../../support/random.js';

/** How many games are played; `BAHNPOST_GAMES=1000` for a night's work. */
const games = Number(process.env['BAHNPOST_GAMES'] ?? 20);
/** The first game's number: the same number is always the same game. */
const first = Number(process.env['BAHNPOST_SEED'] ?? 1);

const choices: readonly Settings[] = [
  {},
  { 'brown-purchase': 'all' },
  { 'third-6-train': true },
  { runs: 'any' },
];

const seen = new Set<string>();

/** Plays game number `seed` and looks at its log once more. */
const playOne = (seed: number): { readonly replays: boolean; readonly undoes: boolean } => {
  const chosen = choices[Math.floor(seed / 5) % choices.length]!;
  const settings = completeSettings(title1830.settings, chosen);
  const start = { rules: title1830.rules, seats: 2 + (seed % 5), settings };
  let before: RailState | undefined;
  const { ended, state, setupDraws, log } = playRandomGame(title1830, start, random(seed), {
    checkEvery: 20,
    choose: chooseByKind,
    onStep: step => {
      seen.add(step.entry.action.type);
      ({ before } = step);
    },
  });
  if (!ended) throw new Error(`game ${String(seed)} does not end`);
  const undo: Entry = { kind: 'undo', seat: 0, count: 1 };
  const isReplayed = (entries: readonly Entry[], wanted: RailState): boolean =>
    canonical(replay(title1830, start, setupDraws, entries)) === canonical(wanted);
  return { replays: isReplayed(log, state), undoes: isReplayed([...log, undo], before!) };
};

test.each(Array.from({ length: games }, (_, n) => first + n))(
  'game %i by the menu alone breaks no invariant, replays from its log and can be undone',
  seed => {
    expect(playOne(seed)).toEqual({ replays: true, undoes: true });
  },
);

test('every kind of move came up in these games', () => {
  const all = Object.keys(title1830.game(completeSettings(title1830.settings, {})).moves);
  // A few games may do without one or the other.
  if (games >= 20) expect(all.filter(type => !seen.has(type))).toEqual([]);
  else expect(seen.size).toBeGreaterThan(10);
});
