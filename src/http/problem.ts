import { Illegal, type Json } from '../engine/core/index.js';
import type { ProblemCode } from '../words/pages.js';

interface Extras {
  readonly headers?: { readonly [name: string]: string };
  /** Further members of the problem document. */
  readonly members?: { readonly [name: string]: unknown };
  /** The sentence to show, where only the one who refuses can word it. */
  readonly detail?: string;
  /** What kind of refusal it is in a few words, where only the one who refuses can say it. */
  readonly title?: string;
  /** What happened meanwhile, in words. */
  readonly changed?: readonly string[];
}

/** An answer that is not a success, by its stable code; worded where it is sent. */
export class HttpProblem extends Error {
  readonly code: string;

  constructor(
    readonly status: number,
    /** The code, or what the rules say. */
    said: ProblemCode | Illegal,
    /** The offending value and what would have been right. */
    readonly params: { readonly [name: string]: Json } = {},
    readonly extras: Extras = {},
  ) {
    const code = said instanceof Illegal ? said.code : said;
    super(code);
    this.code = code;
    this.name = 'HttpProblem';
  }
}
