import { type Wanted, wantedLine } from './wanted.js';

/** A file that is not what it should be; `path` says where. */
export class BadRecord extends Error {
  constructor(
    readonly path: string,
    readonly wanted: Wanted,
  ) {
    super(`${path}: wanted ${wantedLine(wanted)}`);
    this.name = 'BadRecord';
  }
}
