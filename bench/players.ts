import { begin, completeSettings, play, sensibleMove } from '../src/engine/core/index.js';
import type { RailState, RailTitle } from '../src/engine/rail/index.js';
import { title1830 } from '../src/titles/1830/title.js';
import { title1849 } from '../src/titles/1849/title.js';
import { withDraws } from '../test/support/menu.js';
import { random } from '../test/support/random.js';
import { median, quantile, type Row } from './rows.js';

const GAMES = 10;

/** How long each move of a game took to be found in which the service has all seats, in milliseconds. */
const waits = (title: RailTitle, seats: number, seed: number): readonly number[] => {
  const rng = random(seed);
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, {}) };
  let state: RailState = withDraws(rng, draws => begin(title, start, draws)).result;
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

/** How long the service thinks about a move of its own. */
export const playerRows = (): readonly Row[] =>
  [title1830, title1849].flatMap(title => {
    const all = Array.from({ length: GAMES }, (_, n) => waits(title, 3 + (n % 3), n)).flat();
    const name = `players: a move of the service in ${title.id}`;
    return [
      { name: `${name}, median of ${all.length}`, value: median(all), unit: 'ms' },
      { name: `${name}, slowest of a thousand`, value: quantile(all, 0.999), unit: 'ms' },
    ];
  });
