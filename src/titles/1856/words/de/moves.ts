import type { Phrases } from '../../../../words/types.js';

/** Moves of 1856 that no fact tells of, in German. */
export const moves: Phrases = {
  'look-at-destinations': () => 'Zielbahnhöfe geprüft',
  'give-up-trains': () => 'keine 4er-Lok der CGR abgegeben',
  'drop-token': ({ spot }: { readonly spot: string }) =>
    `Bahnhof der CGR auf ${spot.split('.')[0]!} aufgegeben`,
  'drop-train': () => 'keine Lok der CGR abgegeben',
};
