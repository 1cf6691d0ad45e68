import type { WordTable } from '../../../../words/types.js';

const phases: { readonly [phase: string]: string } = { Y: 'gelb', G: 'grün', B: 'braun', GR: 'grau' };

/** What things are called in sentences, in German: minors have numbers only. */
export const names: NonNullable<WordTable['names']> = {
  company: id => (/^\d+$/.test(id) ? `Kleinbahn ${id}` : undefined),
  // The player besides the only seat.
  player: id => (id === '1' ? 'Istvan' : undefined),
  // What a train takes along; the second of the two that RABA has for two players is called otherwise.
  gear: id => (id === 'RABA+' ? 'Wagen der RABA für Kleinstädte' : `Wagen der ${id}`),
  phase: id => phases[id],
};
