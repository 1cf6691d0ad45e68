import { refuse, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { dataOf, type Locomotive } from '../data/index.js';
import { moveInfluence } from '../influence/track.js';
import type { Draft } from '../position/draft.js';
import type { SteamState } from '../position/state.js';

/** The levels that there are, the weakest first. */
export const locomotiveLevels = (s: Pick<SteamState, 'title'>): readonly number[] =>
  dataOf(s).locomotives.map(({ level }) => level);

/** The locomotive of that level, which exists. */
export const locomotiveOf = (s: Pick<SteamState, 'title'>, level: number): Locomotive =>
  dataOf(s).locomotives.find(one => one.level === level)!;

/** Against taking one from the round track: those left of the round marker are for sale (§8.6). */
export const saleRefusal = (s: SteamState, level: number): Refusal | undefined => {
  // None of the first level ever lies there.
  const { fromRound = 0 } = locomotiveOf(s, level);
  if (fromRound > s.round) return refuse('loco-not-yet', { level, round: fromRound });
  return s.locomotives[level] ? undefined : refuse('loco-out', { level });
};

/** Takes one from the round track, with its influence. */
export const takeLocomotive = (d: Draft, seat: Seat, level: number): number => {
  d.locomotives = { ...d.locomotives, [level]: d.locomotives[level]! - 1 };
  return moveInfluence(d, seat, locomotiveOf(d, level).influence);
};

/** The trains with one more of that level, in their order. */
export const withTrain = (trains: readonly number[], level: number): readonly number[] =>
  [...trains, level].sort((a, b) => a - b);
