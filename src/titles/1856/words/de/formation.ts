import type { FormationWords } from '../shown-words.js';

/** What the table of the formation of the CGR says, in German. */
export const formationTexts: FormationWords = {
  repayAll: amount => `${amount} zurückzahlen`,
  formation: company => `Gründung der ${company}`,
  merge: company => `In der ${company} aufgehen`,
  missing: 'Es fehlen',
  noneMerges: 'Bisher geht keine Gesellschaft auf.',
  wouldBegin: (shares, price, president) =>
    `Kommt keine dazu, beginnt sie mit ${String(shares)} Aktien zu ${price}; Direktor ist ${president}.`,
};
