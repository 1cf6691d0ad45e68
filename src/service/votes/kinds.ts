import type { Tally } from '../../pace/index.js';

export { MISSING_DAYS } from '../../pace/index.js';

/** What the players of a game decide together; the clock starts `absent`, a player all others. */
export const abouts = ['undo', 'redo', 'end', 'pause', 'resume', 'replace', 'absent'] as const;

export type VoteAbout = (typeof abouts)[number];

export const playerAbouts = ['undo', 'redo', 'end', 'pause', 'resume', 'replace'] as const;

export type PlayerAbout = (typeof playerAbouts)[number];

const DAY = 86_400_000;

/** How long a vote that a player starts stays open, in days. */
export const openDays: { readonly [about in PlayerAbout]: number } = {
  undo: 3,
  redo: 3,
  end: 7,
  pause: 3,
  resume: 3,
  replace: 3,
};

/** Votes somebody may start in a game in a day: each is a mail to everybody else. */
export const MOST_A_DAY = 3;

/** How long a seat must have been waited for before the others may replace its player without a clock, in days. */
export const WAITED_DAYS = 3;

/** The one who starts it agrees by that; everybody else who may vote must agree too. */
export const newTally = (
  about: PlayerAbout,
  starter: string,
  voters: readonly string[],
  now: Date,
): Tally => ({
  voters,
  choices: ['yes', 'no'],
  against: 'no',
  rule: 'unanimous',
  opened: now.getTime(),
  expires: now.getTime() + openDays[about] * DAY,
  ballots: { [starter]: 'yes' },
});

/**
 * Does what was carried wait for the end of the vote? Who is to be replaced without a clock has until then to
 * make a move.
 */
export const waitsForEnd = (about: string): boolean => about === 'replace';
