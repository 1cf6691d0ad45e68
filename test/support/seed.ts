import { createHash } from 'node:crypto';
import type { Deps } from '../../src/service/deps.js';
import { random, type Rng } from './random.js';
import { firstSeed } from './sizes.js';

/*
 * Chance in tests. A run has one seed (`BAHNPOST_SEED`, 1 if nobody gives another), and all that a test draws follows
 * from it and a name: the same seed gives a test the same draws, whatever runs before or beside it.
 */

const hashed = (name: string, length: number): Buffer =>
  createHash('shake256', { outputLength: length })
    .update(`${String(firstSeed)} ${name}`)
    .digest();

/** A seed of one's own within the run's. */
export const seedOf = (name: string): number => hashed(name, 4).readInt32BE();

/** Numbers of one's own. */
export const chance = (name: string): Rng => random(seedOf(name));

/** So many seeds for games or cases that hold for every seed; other ones in a run with another seed. */
export const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => 10_000 * (firstSeed - 1) + n + 1);

const stream = (name: string): ((length: number) => Buffer) => {
  let drawn = 0;
  return length => hashed(`${name} ${String(drawn++)}`, length);
};

/** What a service draws. Cards and dice do not depend on how many ids and secrets were made before. */
export const drawing = (name: string): Deps['random'] => {
  const number = stream(`${name} int`);
  return {
    bytes: stream(`${name} bytes`),
    int: most => Math.floor((number(6).readUIntBE(0, 6) / 2 ** 48) * most),
  };
};

const services = new Map<string, number>();

/** The same for the next service of a test file: no two of them make the same ids, whichever files were run before. */
export const ownDraws = (): Deps['random'] => {
  const file = process.env['BAHNPOST_TEST_FILE'] ?? '';
  const number = (services.get(file) ?? 0) + 1;
  services.set(file, number);
  return drawing(`service ${String(number)}`);
};
