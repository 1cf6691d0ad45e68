import {
  begin,
  canonical,
  Illegal,
  play,
  type Action,
  type Json,
  type Score,
} from '../../../engine/core/index.js';
import type { SteamState } from '../rules/position/state.js';
import { titleImperialSteam } from '../rules/built-in-title.js';
import { actionsOfRecord } from './actions.js';
import { drawsOf } from './draws.js';
import { isNothing, steamKeysOf } from './keys.js';
import { readSteamRecord, type Keys, type SteamAction, type SteamRecord } from './record.js';

/** Where a replay first differs from the record. Step 0 is the position before the first action. */
export interface SteamDifference {
  readonly step: number;
  readonly key: string;
  readonly expected: Json;
  readonly got: Json;
}

export interface SteamReport {
  readonly steps: number;
  readonly matched: number;
  /** Refused actions, and how many of them are refused for the same reason here. */
  readonly refusals: number;
  readonly agreed: number;
  readonly difference: SteamDifference | null;
}

interface KeyDifference {
  readonly key: string;
  readonly expected: Json;
  readonly got: Json;
}

const firstDifference = (expected: Keys, got: Keys): KeyDifference | undefined => {
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const [want, have] = [expected[key] ?? null, got[key] ?? null].map(value =>
      isNothing(key, value) ? null : value,
    ) as [Json, Json];
    if (canonical(want) !== canonical(have)) return { key, expected: want, got: have };
  }
  return undefined;
};

const overlay = (expected: { [key: string]: Json }, changes: Keys): void => {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) Reflect.deleteProperty(expected, key);
    else expected[key] = value;
  }
};

const played = (state: SteamState, actions: readonly Action[]): SteamState =>
  actions.reduce((now, action) => play(titleImperialSteam, now, action).state, state);

/** Why an action of the record is refused here, in the record's words; undefined where it is not. */
const refusalOf = (state: SteamState, player: number, action: SteamAction): string | undefined => {
  try {
    const after = played(state, actionsOfRecord(player, action));
    // An action of the record is whole: what does not fit and is not thrown away keeps its player from going on.
    play(titleImperialSteam, after, { seat: player, type: 'end-turn' });
    return undefined;
  } catch (error) {
    if (error instanceof Illegal) return error.code.toUpperCase().replaceAll('-', '_');
    throw error;
  }
};

/** Compares the refused actions of a position. */
const refusalDifference = (record: SteamRecord, state: SteamState, at: number): KeyDifference | undefined => {
  for (const { player, action, code } of record.refused.filter(one => one.at === at)) {
    const got = refusalOf(state, player, action) ?? null;
    if (got !== code) return { key: `refused ${JSON.stringify(action)}`, expected: code, got };
  }
  return undefined;
};

/** Names of the parts of the final scoring. */
const partNames: { readonly [part: string]: string } = {
  'large-keys': 'largeKeys',
  'small-keys': 'smallKeys',
  'fees-paid': 'feesPaid',
  'fees-received': 'feesReceived',
};

const resultKeys = ({ seat, points, parts }: Score): readonly (readonly [string, Json])[] => [
  [`result.${seat}.wealth`, points],
  [`result.${seat}.sum`, points - parts['dividend']!],
  ...Object.entries(parts).map(
    ([part, amount]) => [`result.${seat}.${partNames[part] ?? part}`, amount] as const,
  ),
];

const resultDifference = ({ result, winners }: SteamRecord, state: SteamState): KeyDifference | undefined => {
  const scores = titleImperialSteam.status(state).result?.scores ?? [];
  const most = Math.max(...scores.map(({ points }) => points));
  const got = Object.fromEntries(scores.flatMap(resultKeys));
  const won = scores.filter(({ points }) => points === most).map(({ seat }) => seat);
  const expected = Object.entries(result).flatMap(([seat, { wealth, parts }]) => [
    [`result.${seat}.wealth`, wealth],
    ...Object.entries(parts).map(([part, amount]) => [`result.${seat}.${part}`, amount]),
  ]);
  return firstDifference(
    { ...(Object.fromEntries(expected) as Keys), winners: [...winners].sort() },
    { ...got, winners: won.sort() },
  );
};

/** What was refused, in a line. Faults of the program itself are not caught. */
const why = (error: unknown): string => {
  if (error instanceof Illegal) return `${error.code} ${canonical(error.params)}`;
  throw error;
};

/**
 * Replays a record, working out everything anew, and compares every value of every step, every refused action and the
 * result.
 * @throws BadRecord when the file is not such a record
 */
export const checkSteamRecord = (value: unknown): SteamReport => {
  const record = readSteamRecord(value);
  const { players, mode, start, steps, refused } = record;
  const settings = { setup: mode, 'hidden-money': false };
  const expected: { [key: string]: Json } = { ...start };
  let state = begin(titleImperialSteam, { rules: 1, seats: players.length, settings }, drawsOf(record));
  let agreed = 0;
  const report = (matched: number, step: number, found: KeyDifference | null): SteamReport => ({
    steps: steps.length,
    matched,
    refusals: refused.length,
    agreed,
    difference: found && { step, ...found },
  });
  for (let step = 0; ; step++) {
    const differs = firstDifference(expected, steamKeysOf(state));
    if (differs) return report(Math.max(0, step - 1), step, differs);
    const refusal = refusalDifference(record, state, step);
    if (refusal) return report(step, step, refusal);
    agreed += refused.filter(({ at }) => at === step).length;
    const next = steps[step];
    if (!next) return report(step, step, resultDifference(record, state) ?? null);
    try {
      state = played(state, actionsOfRecord(next.player, next.action));
    } catch (error) {
      return report(step, step + 1, {
        key: JSON.stringify(next.action),
        expected: 'accepted',
        got: why(error),
      });
    }
    overlay(expected, next.changes);
  }
};
