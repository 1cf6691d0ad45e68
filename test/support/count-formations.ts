/**
 * Random games of 1856 with all invariants: counts in how many of them each branch of the formation of the
 * government's company was taken.
 */
import { canonical, replay } from '../../src/engine/core/index.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { countGames, type Simulation } from './count-games.js';
import { countFormations } from './formations.js';
import { playerOf1856, startOf1856 } from './games-1856.js';
import { playRandomGame } from './menu.js';
import { random } from './random.js';

const counter = countFormations();

const play = (seed: number): string => {
  const start = startOf1856(seed);
  const { state, setupDraws, log } = playRandomGame(title1856, start, random(seed), {
    checkEvery: 100,
    choose: playerOf1856(seed),
    onStep: step => {
      counter.see(seed, step);
    },
  });
  if (canonical(replay(title1856, start, setupDraws, log)) !== canonical(state)) return 'does not replay';
  return state.ended?.reason ?? 'does not end';
};

export const countRandom1856: Simulation = numbers =>
  countGames({ play, numbers, more: () => counter.counts() });
