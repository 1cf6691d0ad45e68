import {
  begin,
  completeSettings,
  play,
  sensibleMove,
  type GameState,
  type Title,
} from '../src/engine/core/index.js';
import { importedTitle1830 as title1830 } from '../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../src/titles/1849/readings/title.js';
import { importedTitle1856 as title1856 } from '../src/titles/1856/readings/title.js';
import { importedTitle18mag as title18mag } from '../src/titles/18mag/readings/title.js';
import { titleImperialSteam } from '../src/titles/imperial-steam/rules/built-in-title.js';
import { withDraws } from '../test/support/menu.js';
import { random } from '../test/support/random.js';
import { figure, timesOf, worst, type Figure } from './figures.js';
import type { Part, Size, Sizes } from './part.js';

const sizes: Sizes<{
  readonly games: number;
  /** After how many moves a game is broken off. */
  readonly moves: number;
}> = {
  normal: { games: 10, moves: Infinity },
  small: { games: 1, moves: 30 },
};

/** A move is to be found in so many milliseconds. */
const LONG = 50;

/** How long each move of a game took to be found in which the service has all seats, in milliseconds. */
const waits = <S extends GameState>(
  title: Title<S>,
  seats: number,
  seed: number,
  most: number,
): readonly number[] => {
  const rng = random(seed);
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, {}) };
  let state: S = withDraws(rng, draws => begin(title, start, draws)).result;
  const took: number[] = [];
  for (let [seat] = title.turn(state).asked; seat !== undefined; [seat] = title.turn(state).asked) {
    if (took.length === most) break;
    const asked = seat;
    const before = performance.now();
    const action = sensibleMove(title, state, asked)!;
    took.push(performance.now() - before);
    state = withDraws(rng, draws => play(title, state, action, draws)).result.state;
  }
  return took;
};

/** The moves of one title. `seats` says how many play game number `seed`. */
const figuresOf = <S extends GameState>(
  size: Size,
  title: Title<S>,
  seats: (seed: number) => number,
): readonly Figure[] => {
  const { games, moves } = sizes[size];
  const all = Array.from({ length: games }, (_, n) => waits(title, seats(n), n, moves));
  const long = all.map(took => took.filter(wait => wait > LONG).length);
  const every = all.flat();
  return [
    figure(`${title.id}: moves of the service`, 'moves', every.length),
    ...timesOf(`${title.id}: a move`, all, { median: null, p99: null, 'slowest of a thousand': null }),
    worst(`${title.id}: moves of a game over ${LONG} ms, worst`, 'moves', long, { atMost: 0 }),
  ];
};

/** How long the service thinks about a move of its own. */
export const players: Part = {
  name: 'players',
  needs: 'processor',
  measure: size => [
    ...[title1830, title1849, title1856, title18mag].flatMap(title =>
      figuresOf(size, title, n => 3 + (n % 3)),
    ),
    ...figuresOf(size, titleImperialSteam, n => 2 + (n % 3)),
  ],
};
