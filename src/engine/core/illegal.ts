import type { Json } from './json.js';

/**
 * A move the rules do not allow. `code` is stable and worded for the reader elsewhere; `params`
 * carry the offending value and what would have been right.
 */
export class Illegal extends Error {
  constructor(
    readonly code: string,
    readonly params: { readonly [name: string]: Json } = {},
  ) {
    super(code);
    this.name = 'Illegal';
  }
}

/** Refuses with `code` unless `ok` holds. */
export function must(ok: unknown, code: string, params?: { readonly [name: string]: Json }): asserts ok {
  if (!ok) throw new Illegal(code, params);
}
