import { test } from '@jest/globals';
import { completeSettings, Illegal, type Settings } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { playRandomGame } from './menu.js';
import { poorPosition } from './poor-positions.js';
import { byKind } from './rail-player.js';
import { pick, random, type Rng } from './random.js';
import { firstSeed, sizes } from './sizes.js';

/** What brings people into need and makes them get out of it, rather than what makes companies thrive. */
const weights = { offer: 0.1, buy: 0.3, par: 0.2, lay: 3, train: 1.5, token: 0.3, dividend: 2, acquire: 0.3 };

const isAllowed = (title: RailTitle, seats: number, settings: Settings): boolean => {
  try {
    title.fitSettings?.(completeSettings(title.settings, settings), seats);
    return true;
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
};

/** Settings at random that go together. */
const settingsFor = (title: RailTitle, seats: number, rng: Rng): Settings => {
  for (;;) {
    const settings: Settings = Object.fromEntries(
      title.settings.map(({ id, values }) => [
        id,
        id === 'companies' ? values[0] : pick<string | boolean>(rng, values),
      ]),
    );
    if (isAllowed(title, seats, settings)) return settings;
  }
};

/**
 * Tests that from poor positions on whoever is asked has something to do, `bankrupt` included, until the
 * game is over or breaks off: random moves from the menu, with the invariants checked at every step.
 */
export const testPoorGames = (title: RailTitle): void => {
  const choose = byKind(title, weights);

  test.each(Array.from({ length: sizes.poorPositions }, (_, n) => firstSeed + n))(
    'poor position %i: whoever is asked has a move, and all the game holds',
    seed => {
      const rng = random(seed);
      const seats = title.minSeats + (seed % (title.maxSeats - title.minSeats + 1));
      const settings = settingsFor(title, seats, rng);
      const from = poorPosition(title, seats, settings, rng);
      const start = { rules: title.rules, seats, settings };
      playRandomGame(title, start, rng, { from, maxSteps: 15, tries: 1, choose });
    },
  );
};
