import type { RailGame } from '../../../engine/rail/contract.js';
import type { Home } from '../../../engine/rail/data.js';

/** The seven companies that live on what the minors pay them (18Mag §Vorbereitung 3). */
export const supporters = ['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'] as const;
export type Supporter = (typeof supporters)[number];

/** Does the company live on what the minors pay it? Else it is a minor. */
export const isSupporter = (company: string): boolean => supporters.some(one => one === company);

/** Is it one of the numbered companies with trains? */
export const isMinor = (company: string): boolean => !isSupporter(company);

/** A home that nobody has to choose: the hex, and the city of it that is theirs. */
type FixedHome = Extract<Home, { hex: string }>;

/** The home of a minor on the board that is played. */
export const homeOf = (g: RailGame, minor: string): FixedHome => g.company[minor]!.home as FixedHome;
