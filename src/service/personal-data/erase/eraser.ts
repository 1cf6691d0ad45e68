import type { Tx } from '../../../db/index.js';
import type { Deps } from '../../deps.js';

/** Somebody who leaves for good. */
export interface Leaving {
  readonly personId: string;
  readonly name: string;
  /** All addresses, as typed and in the form they are compared in. */
  readonly addresses: readonly string[];
  readonly at: Date;
}

/** Forgets what one part of the service holds about a person, in the one transaction of their leaving. */
export type Eraser = (deps: Deps, tx: Tx, who: Leaving) => Promise<void>;
