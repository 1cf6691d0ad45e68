import type { Phrases } from '../../../../words/types.js';

/** Moves of 1856 that no fact tells of, in English. */
export const moves: Phrases = {
  'look-at-destinations': () => 'looked for companies that reach their destination',
  'give-up-trains': () => 'discarded no 4-train of the CGR',
  'drop-token': ({ spot }: { readonly spot: string }) =>
    `gave up the token of the CGR on ${spot.split('.')[0]!}`,
  'drop-train': () => 'discarded no train of the CGR',
};
