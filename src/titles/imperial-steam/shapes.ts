import type { LogFact } from '../../words/log-facts.js';
import type { SteamAsk, SteamFact, SteamRound } from './rules/facts.js';
import type { SteamState } from './rules/position/state.js';

/* What programs are told of a game, as `shapes.json` has it: `npm run schemas`. */

/** What has happened. */
export type ToldFact = SteamFact | LogFact;

/** What a seat is asked. */
export type ToldAsk = SteamAsk;

/** Where the game stands. */
export type ToldRound = SteamRound;

/** The position, as somebody may see it. */
export type View = SteamState;
