/**
 * Random games of a title with all invariants, whose logs must replay: counts how they end and in how many of them each kind of
 * move came up. Those of 1830 bring every two options and numbers of players together; those of 18 Magyarország have two to six
 * players, or one against Istvan.
 */
import { canonical, replay, type Start } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { countGames, type Count, type Simulation } from './count-games.js';
import { playerAlone, playerOf18mag, startAlone, startOf18mag } from './games-18mag.js';
import { playRandomGame } from './menu.js';
import { chooseUntilTired, type Player } from './rail-player.js';
import { random } from './random.js';

interface Games {
  readonly title: RailTitle;
  readonly startOf: (seed: number) => Start;
  readonly playerOf: (seed: number) => Player;
}

const of1830 = async (): Promise<Games> => {
  const { importedTitle1830: title1830 } = await import('../../src/titles/1830/readings/title.js');
  // Which options come together takes a while to find.
  const { startOf1830 } = await import('./games-1830.js');
  return { title: title1830, startOf: startOf1830, playerOf: () => chooseUntilTired() };
};

const of18mag: Games = { title: title18mag, startOf: startOf18mag, playerOf: playerOf18mag };
const alone: Games = { title: title18mag, startOf: startAlone, playerOf: playerAlone };

/** How the game ends. */
const endOf = ({ title, startOf, playerOf }: Games, seed: number, count: Count): string => {
  const start = startOf(seed);
  const kinds = new Set<string>();
  const { state, ended, setupDraws, log } = playRandomGame(title, start, random(seed), {
    checkEvery: 20,
    choose: playerOf(seed),
    onStep: ({ entry }) => kinds.add(entry.action.type),
  });
  if (canonical(replay(title, start, setupDraws, log)) !== canonical(state)) return 'does not replay';
  for (const kind of kinds) count(`move: ${kind}`);
  count(`players: ${String(start.seats)}`);
  return ended ? state.ended!.reason : 'does not end';
};

const countRandom =
  (find: () => Games | Promise<Games>): Simulation =>
  async numbers => {
    const games = await find();
    await countGames({ play: (seed, count) => endOf(games, seed, count), numbers });
  };

export const countRandom1830 = countRandom(of1830);
export const countRandom18mag = countRandom(() => of18mag);
export const countRandomAlone = countRandom(() => alone);
