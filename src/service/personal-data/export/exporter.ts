import type { Tx } from '../../../db/index.js';

/** What one part of the service holds about a person. */
export interface Exporter {
  /** Its name in the file. */
  readonly area: string;
  /** Reads the rows; never secrets nor their hashes. */
  readonly read: (tx: Tx, personId: string) => Promise<unknown>;
}
