import type { Json } from './json.js';

/**
 * What the rules say to a move that they do not allow. `code` is stable and worded for the reader elsewhere; `params`
 * carry the offending value and what would have been right.
 */
export interface Refusal {
  readonly code: string;
  readonly params: { readonly [name: string]: Json };
}

/** A move the rules do not allow, where it is thrown. */
export class Illegal extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly params: Refusal['params'] = {},
  ) {
    super(code);
    this.name = 'Illegal';
  }
}

/** Refuses with `code` unless `ok` holds. */
export function must(ok: unknown, code: string, params?: Refusal['params']): asserts ok {
  if (!ok) throw new Illegal(code, params);
}

/** A refusal with the values that it is about. */
export const refuse = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, params });

/** @throws Illegal for a refusal */
export const unlessRefused = (refusal: Refusal | undefined): void => {
  if (refusal) throw new Illegal(refusal.code, refusal.params);
};

/** What is thrown to refuse it; undefined where nothing is. */
export const refusalIn = (attempt: () => unknown): Refusal | undefined => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof Illegal) return error;
    throw error;
  }
};
