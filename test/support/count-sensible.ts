/**
 * Plays games of a title in which the service has seats, all of them or all but one, and tells how they end and how
 * long its moves take to find, the slowest kinds first:
 *
 *     npm run sensible-games -- 1830|1849|1856|18mag|imperial-steam [GAMES] [FIRST]
 */
import type { GameState } from '../../src/engine/core/index.js';
import { quantile } from '../../bench/quantiles.js';
import { countGames } from './count-games.js';
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

const all: { readonly [name: string]: (seed: number) => string } = {
  '1830': gamesOf(table1830),
  '1849': gamesOf(table1849),
  '1856': gamesOf(table1856),
  '18mag': gamesOf(table18mag),
  'imperial-steam': gamesOf(tableOfSteam),
};

const [name = '', ...numbers] = process.argv.slice(2);
const play = all[name];
if (!play) throw new Error(`which games? ${Object.keys(all).join(', ')}`);

await countGames({ play, numbers });

const row = (kind: string, times: readonly number[]): void => {
  const figures = [0.5, 0.99, 0.999, 1].map(part => quantile(times, part).toFixed(2).padStart(9));
  const over = times.filter(time => time > LIMIT).length;
  console.log(
    `${kind.padEnd(20)}${[times.length, over].map(n => String(n).padStart(9)).join('')}${figures.join('')}`,
  );
};

console.log(
  `${'moves of the service'.padEnd(20)}      all  > ${String(LIMIT)}ms   median      99%    99.9%    worst`,
);
row('all', [...took.values()].flat());
for (const [kind, times] of [...took].toSorted(([, a], [, b]) => quantile(b, 1) - quantile(a, 1)))
  row(kind, times);
