import type { JsonObject } from '../../engine/core/index.js';
import {
  checkGameTime,
  gameForm,
  presetGame,
  type FormField,
  type GameTime,
  type GameTimeWrong,
} from '../../pace/index.js';
import { Invalid, type Params } from '../errors.js';

export type { FormField, GameTime } from '../../pace/index.js';

/** The form of a game's time, in order. */
export const gameTimeForm: readonly FormField[] = gameForm;

/** Ready-made choices, by the name under which they are worded. Null: nothing is waited for by the clock. */
export const timePresets = {
  /** A bank for weeks at leisure, and nobody is dropped: what is to be done the others decide. */
  relaxed: presetGame,
  /** A day for each turn. */
  brisk: {
    ...presetGame,
    pace: { kind: 'deadline', turn: 24 * 60 },
    reminders: [50],
    atZero: { ...presetGame.atZero, grace: 2 * 60, voteHours: 24 },
  },
  none: null,
} as const satisfies { readonly [name: string]: GameTime | null };

export type TimePreset = keyof typeof timePresets;

/** What a new game has where its creator says nothing on a page. */
export const usualPreset: TimePreset = 'relaxed';

/** Part of what a creator chose, with the usual choice for the rest. */
export interface TimeWish {
  readonly pace: GameTime['pace'];
  readonly stops?: Partial<GameTime['stops']>;
  readonly holidayDays?: number;
  readonly reminders?: readonly number[];
  readonly atZero?: Partial<GameTime['atZero']>;
}

type Refuse = (params: Params) => Invalid;

/** By the codes of `checkGameTime`. */
const refusals: { readonly [code in GameTimeWrong]: Refuse } = {
  'not-a-choice': params => new Invalid('time-not-a-choice', params),
  'not-a-whole-number': params => new Invalid('time-not-a-whole-number', params),
  'out-of-range': params => new Invalid('time-out-of-range', params),
  'not-a-list': params => new Invalid('time-not-a-list', params),
  'too-many': params => new Invalid('time-too-many', params),
  'cap-below-bank': params => new Invalid('time-cap-below-bank', params),
};

/**
 * What a game's creator chose about its time, checked and completed; null for nothing.
 * @throws Invalid `time-not-a-choice`, `time-not-a-whole-number`, `time-out-of-range`, `time-not-a-list`,
 *   `time-too-many`, `time-cap-below-bank`
 */
export const cleanGameTime = (wish: TimeWish | null | undefined): GameTime | null => {
  if (!wish || wish.pace.kind === 'none') return null;
  const time: GameTime = {
    pace: wish.pace,
    stops: { ...presetGame.stops, ...wish.stops },
    holidayDays: wish.holidayDays ?? presetGame.holidayDays,
    reminders: [...new Set(wish.reminders ?? presetGame.reminders)].sort((a, b) => a - b),
    atZero: { ...presetGame.atZero, ...wish.atZero },
  };
  const [problem] = checkGameTime(time);
  if (problem) throw refusals[problem.code]({ ...problem.params, field: problem.field });
  return time;
};

/** As the store keeps it. */
export const timeAsJson = ({ pace, stops, reminders, atZero, holidayDays }: GameTime): JsonObject => ({
  pace: { ...pace },
  stops: { ...stops },
  holidayDays,
  reminders: [...reminders],
  atZero: { ...atZero },
});
