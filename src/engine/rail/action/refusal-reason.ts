import type { Json } from '../../core/index.js';

/** Why something is refused: a code with its parameters. */
export type RefusalReason = readonly [code: string, params?: { readonly [name: string]: Json }];
