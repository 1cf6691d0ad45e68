import type { WordTable } from '../../../../words/types.js';

const phases: { readonly [phase: string]: string } = { Y: 'yellow', G: 'green', B: 'brown', GR: 'grey' };

/** What things are called in sentences, in English: minors have numbers only. */
export const names: NonNullable<WordTable['names']> = {
  company: id => (/^\d+$/.test(id) ? `Minor ${id}` : undefined),
  // The player besides the only seat.
  player: id => (id === '1' ? 'Istvan' : undefined),
  // What a train takes along; the second of the two that RABA has for two players is called otherwise.
  gear: id => (id === 'RABA+' ? 'railcar of RABA for towns' : `railcar of ${id}`),
  phase: id => phases[id],
};
