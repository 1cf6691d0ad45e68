/** A file that is not what it should be; `path` says where. */
export class BadRecord extends Error {
  constructor(
    readonly path: string,
    readonly wanted: string,
  ) {
    super(`${path}: wanted ${wanted}`);
    this.name = 'BadRecord';
  }
}
