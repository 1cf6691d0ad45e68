import type { Json } from '../../core/index.js';

/** Why something is refused: a code with its parameters. */
export type RefusalReason = readonly [code: string, params?: { readonly [name: string]: Json }];

/** The `case` of refusals that only say that it is not the moment. */
export const untimelyCase = 'untimely';

/** The `case` of refusals where nothing but money is lacking. */
export const moneyCase = 'money';
