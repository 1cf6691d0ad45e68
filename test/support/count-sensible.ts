/**
 * Games of a title in which the service has seats, all of them or all but one: tells how they end and how long its moves
 * take to find, the slowest kinds first.
 */
import type { GameState } from '../../src/engine/core/index.js';
import { quantile } from '../../bench/quantiles.js';
import { countGames, type Simulation } from './count-games.js';
import { playSensibly, sensibleWay, type SensibleTable } from './play-sensibly.js';
import { table1830, table1849, table1856, table18mag, tableOfSteam } from './sensible-tables.js';

/** How long a move may take to be found, in milliseconds. */
const LIMIT = 50;

const took = new Map<string, number[]>();

const gamesOf =
  <S extends GameState>(tableOf: (seed: number) => SensibleTable<S>) =>
  (seed: number): string => {
    const { ended, reason } = playSensibly(tableOf(seed), seed, sensibleWay(seed), (action, time) => {
      took.set(action.type, took.get(action.type) ?? []);
      took.get(action.type)!.push(time);
    });
    return ended ? (reason ?? 'in no way') : 'does not end';
  };

const row = (kind: string, times: readonly number[]): void => {
  const figures = [0.5, 0.99, 0.999, 1].map(part => quantile(times, part).toFixed(2).padStart(9));
  const over = times.filter(time => time > LIMIT).length;
  console.log(
    `${kind.padEnd(20)}${[times.length, over].map(n => String(n).padStart(9)).join('')}${figures.join('')}`,
  );
};

const tell = (): void => {
  console.log(
    `${'moves of the service'.padEnd(20)}      all  > ${String(LIMIT)}ms   median      99%    99.9%    worst`,
  );
  row('all', [...took.values()].flat());
  for (const [kind, times] of [...took].toSorted(([, a], [, b]) => quantile(b, 1) - quantile(a, 1)))
    row(kind, times);
};

const countSensible =
  <S extends GameState>(tableOf: (seed: number) => SensibleTable<S>): Simulation =>
  async numbers => {
    await countGames({ play: gamesOf(tableOf), numbers });
    tell();
  };

export const countSensible1830 = countSensible(table1830);
export const countSensible1849 = countSensible(table1849);
export const countSensible1856 = countSensible(table1856);
export const countSensible18mag = countSensible(table18mag);
export const countSensibleSteam = countSensible(tableOfSteam);
