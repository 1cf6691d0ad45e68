import type { RailAsk, RailFact, RailRound } from '../../engine/rail/facts.js';
import type { RailView } from '../../engine/rail/state.js';
import type { LogFact } from '../../words/log-facts.js';
import type { OwnAsk, OwnFact } from './rules/facts.js';

/* What programs are told of a game, as `shapes.json` has it: `npm run schemas`. */

/** What has happened. */
export type ToldFact = RailFact | OwnFact | LogFact;

/** What a seat is asked. */
export type ToldAsk = RailAsk | OwnAsk;

/** Where the game stands. */
export type ToldRound = RailRound;

/** The position, as somebody may see it. */
export type View = RailView;
