import {
  begin,
  completeSettings,
  play,
  sensibleMove,
  type GameState,
  type Title,
} from '../src/engine/core/index.js';
import { title1830 } from '../src/titles/1830/title.js';
import { title1849 } from '../src/titles/1849/title.js';
import { title1856 } from '../src/titles/1856/title.js';
import { title18mag } from '../src/titles/18mag/title.js';
import { titleImperialSteam } from '../src/titles/imperial-steam/title.js';
import { withDraws } from '../test/support/menu.js';
import { random } from '../test/support/random.js';
import { median, quantile, type Row } from './rows.js';

const GAMES = 10;

/** How long each move of a game took to be found in which the service has all seats, in milliseconds. */
const waits = <S extends GameState>(title: Title<S>, seats: number, seed: number): readonly number[] => {
  const rng = random(seed);
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, {}) };
  let state: S = withDraws(rng, draws => begin(title, start, draws)).result;
  const took: number[] = [];
  for (let [seat] = title.turn(state).asked; seat !== undefined; [seat] = title.turn(state).asked) {
    const asked = seat;
    const before = performance.now();
    const action = sensibleMove(title, state, asked)!;
    took.push(performance.now() - before);
    state = withDraws(rng, draws => play(title, state, action, draws)).result.state;
  }
  return took;
};

/** The moves of one title. `seats` says how many play game number `seed`. */
const rowsOf = <S extends GameState>(title: Title<S>, seats: (seed: number) => number): readonly Row[] => {
  const all = Array.from({ length: GAMES }, (_, n) => waits(title, seats(n), n)).flat();
  const name = `players: a move of the service in ${title.id}`;
  return [
    { name: `${name}, median of ${all.length}`, value: median(all), unit: 'ms' },
    { name: `${name}, mean`, value: all.reduce((sum, took) => sum + took, 0) / all.length, unit: 'ms' },
    { name: `${name}, slowest of a thousand`, value: quantile(all, 0.999), unit: 'ms' },
  ];
};

/** How long the service thinks about a move of its own. */
export const playerRows = (): readonly Row[] => [
  ...[title1830, title1849, title1856, title18mag].flatMap(title => rowsOf(title, n => 3 + (n % 3))),
  ...rowsOf(titleImperialSteam, n => 2 + (n % 3)),
];
