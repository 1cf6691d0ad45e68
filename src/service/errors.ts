import type { Json } from '../engine/core/index.js';
import type { ProblemCode } from '../words/pages.js';

// What is the database's trouble, and neither a refusal nor a fault of ours.
export { databaseFaultOf, keepsFromWriting, type DatabaseFault } from '../db/index.js';

/** What a refusal says: the offending value and what would have been right. */
export type Params = { readonly [name: string]: Json };

/** A refusal by the service. `code` is stable and worded for the reader in `words/LANGUAGE/problems`. */
export class Refusal extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly params: Params = {},
  ) {
    super(code);
    this.name = new.target.name;
  }
}

/** No such game, position, invitation or person, or none that this viewer may know of. */
export class NotFound extends Refusal {}

/** Known, but not allowed to do this. */
export class Forbidden extends Refusal {}

/** The request makes no sense: a field, a value, a damaged record. */
export class Invalid extends Refusal {}

/** The right request at the wrong time: the game has ended, the seat is taken. */
export class Conflict extends Refusal {}

/** What was to be changed is not any more what the one who changes it saw. */
export class Changed extends Refusal {}

/** No session, or a link or token that is forged, spent, revoked or out of date. */
export class Unauthenticated extends Refusal {}

/** More than the service is ready to do for one person. */
export class TooMany extends Refusal {}
