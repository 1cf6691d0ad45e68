import type { Json } from '../engine/core/index.js';

/** An answer that is not a success, by its stable code; worded where it is sent. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** The offending value and what would have been right. */
    readonly params: { readonly [name: string]: Json } = {},
    readonly headers: { readonly [name: string]: string } = {},
  ) {
    super(code);
    this.name = 'HttpProblem';
  }
}
