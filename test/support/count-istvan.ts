/**
 * Games against Istvan: counts how many the player wins, for each level and length of the game. An ambitious player moves like
 * a seat of the service; a simple one does the same but builds no stations.
 */
import { setImmediate } from 'node:timers/promises';
import { begin, play, sensibleMove, settingsFor } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { soloLevels } from '../../src/titles/18mag/rules/solo-cards.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import type { Simulation } from './count-games.js';
import { withDraws } from './menu.js';
import { random } from './random.js';

/** What a simple player does not think of. */
const clever = ['token'];

const players: { readonly [name: string]: RailTitle } = {
  simple: {
    ...title18mag,
    menu: (s, seat) => title18mag.menu(s, seat).filter(({ type }) => !clever.includes(type)),
  },
  ambitious: title18mag,
};

interface Run {
  readonly player: string;
  readonly length: string;
  readonly level: string;
  readonly count: { won: number; played: number };
}

const runs: readonly Run[] = Object.keys(players).flatMap(player =>
  ['full', 'short'].flatMap(length =>
    soloLevels.map((level): Run => ({ player, length, level, count: { won: 0, played: 0 } })),
  ),
);

/** Does the player win game number `seed`? */
const wins = ({ player, length, level }: Run, seed: number): boolean => {
  const title = players[player]!;
  const rng = random(seed);
  const settings = settingsFor(title, 1, { length, level });
  let state: RailState = withDraws(rng, draws =>
    begin(title, { rules: title.rules, seats: 1, settings }, draws),
  ).result;
  for (let [seat] = title.turn(state).asked; seat !== undefined; [seat] = title.turn(state).asked) {
    const action = sensibleMove(title, state, seat)!;
    state = withDraws(rng, draws => play(title, state, action, draws)).result.state;
  }
  return state.ended?.reason === 'istvan-beaten';
};

const tell = (): void => {
  for (const { player, length, level, count } of runs)
    console.log(
      `${player.padEnd(10)} ${length.padEnd(6)} ${level.padEnd(7)} ${((100 * count.won) / Math.max(1, count.played)).toFixed(1).padStart(5)} % of ${String(count.played)}`,
    );
};

export const countIstvan: Simulation = async numbers => {
  const [games = 60, first = 1] = numbers.map(Number);
  // Who does not want to wait hears what was counted until then.
  process.once('SIGINT', () => {
    tell();
    process.exit();
  });
  for (let seed = first; seed < first + games; seed++) {
    for (const run of runs) {
      if (wins(run, seed)) run.count.won++;
      run.count.played++;
      await setImmediate();
    }
    process.stderr.write(`games ${String(seed)}\n`);
  }
  tell();
};
