import type { SettingDef, Settings } from '../../src/engine/core/index.js';
import { pick, type Rng } from './random.js';

/** One value of one setting. */
type Choice = readonly [id: string, value: boolean | string];

const keyOf = (pair: readonly Choice[]): string =>
  pair
    .map(([id, value]) => `${id}=${String(value)}`)
    .sort()
    .join(' ');

/** Every two choices of a row. */
export const pairsIn = (row: Settings): readonly string[] => {
  const choices = Object.entries(row);
  return choices.flatMap((one, at) => choices.slice(at + 1).map(other => keyOf([one, other])));
};

/** The same things in an order of chance. */
const shuffled = <T>(rng: Rng, things: readonly T[]): readonly T[] =>
  things
    .map(thing => [rng(), thing] as const)
    .sort(([a], [b]) => a - b)
    .map(([, thing]) => thing);

/** How often what a pair needs is looked for by chance, and how likely a setting then is not as usual. */
const TRIES = 200;
const SELDOM = 0.15;

/** A row with this pair that is allowed, most of it as usual; undefined where none is found. */
const plainRowWith = (
  defs: readonly SettingDef[],
  allowed: (row: Settings) => boolean,
  pair: readonly Choice[],
  rng: Rng,
): Settings | undefined => {
  for (let tries = 0; tries < TRIES; tries++) {
    const row: Settings = Object.fromEntries([
      ...defs.map(({ id, values }): Choice => [
        id,
        tries > 0 && rng() < SELDOM ? pick<boolean | string>(rng, values) : values[0],
      ]),
      ...pair,
    ]);
    if (allowed(row)) return row;
  }
  return undefined;
};

/** A row with this pair, the rest by chance as far as it is allowed; undefined where none is found. */
const rowWith = (
  defs: readonly SettingDef[],
  allowed: (row: Settings) => boolean,
  pair: readonly Choice[],
  rng: Rng,
): Settings | undefined => {
  const plain = plainRowWith(defs, allowed, pair, rng);
  const free = shuffled(
    rng,
    defs.filter(({ id }) => pair.every(([one]) => one !== id)),
  );
  return (
    plain &&
    free.reduce<Settings>((row, { id, values }) => {
      const other = { ...row, [id]: pick<boolean | string>(rng, values) };
      return allowed(other) ? other : row;
    }, plain)
  );
};

/** Every two values of different settings. */
const allPairs = (defs: readonly SettingDef[]): readonly (readonly Choice[])[] => {
  const choices = defs.flatMap(({ id, values }) => values.map((value): Choice => [id, value]));
  return choices.flatMap((one, at) =>
    choices.slice(at + 1).flatMap(other => (other[0] === one[0] ? [] : [[one, other]])),
  );
};

/**
 * Settings in which every two values of different settings come together at least once, as far as they may: far fewer
 * than all combinations. The same for the same numbers of chance.
 */
export const coveringRows = (
  defs: readonly SettingDef[],
  allowed: (row: Settings) => boolean,
  rng: Rng,
): readonly Settings[] => {
  const open = new Map(allPairs(defs).map(pair => [keyOf(pair), pair]));
  const rows: Settings[] = [];
  while (open.size > 0) {
    const [first] = open.values();
    const must = rowWith(defs, allowed, first!, rng);
    if (!must) {
      // A pair that no row may have is no part of the task.
      open.delete(keyOf(first!));
      continue;
    }
    const wanted = Array.from({ length: 6 }, () => pick(rng, [...open.values()]));
    const candidates = [must, ...wanted.map(pair => rowWith(defs, allowed, pair, rng))].filter(
      row => row !== undefined,
    );
    const news = (row: Settings): number => pairsIn(row).filter(key => open.has(key)).length;
    const best = candidates.sort((a, b) => news(b) - news(a))[0]!;
    rows.push(best);
    for (const key of pairsIn(best)) open.delete(key);
  }
  return rows;
};
