import { type WantedInFile, wantedLine } from './wanted.js';

/** A file that is not what it should be; `path` says where. */
export class BadRecord extends Error {
  constructor(
    readonly path: string,
    readonly wanted: WantedInFile,
  ) {
    super(`${path}: wanted ${wantedLine(wanted)}`);
    this.name = 'BadRecord';
  }
}
