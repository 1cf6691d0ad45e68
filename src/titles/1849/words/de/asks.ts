import type { OwnAsk } from '../../rules/facts.js';
import { prompt } from '../../../../words/de/rail/asks.js';
import { companyStep } from '../../../../words/rail/company-step.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Asking } from '../../../../words/types.js';

const step = companyStep(prompt);

/** What a seat is asked in 1849 and in no other 18xx game, in German. */
export const asks: Asking<OwnAsk> = {
  ruined: (a, n) => ({
    short: 'Kredit nehmen oder ausscheiden',
    full: `${companyName(n, a.company)} ist bankrott und Sie mit ihr: Spielen Sie mit einem Kredit weiter, oder scheiden Sie aus.`,
  }),
  'buy-station': step((company, can) => ({
    matter: `fremde Bahnhöfe für ${company}`,
    short: `${company} kauft einen Bahnhof`,
    ways: [
      can('station') && {
        full: `kaufen Sie für ${company} den Platz einer anderen Gesellschaft in einer Stadt`,
      },
    ],
  })),
  'buy-right': step((company, can) => ({
    matter: `E-Marker für ${company}`,
    short: `${company} kauft einen E-Marker`,
    ways: [
      can('electrify') && {
        full: `kaufen Sie für ${company} einen E-Marker für elektrische Loks`,
      },
    ],
  })),
  'own-shares': step((company, can) => ({
    matter: `eigene Aktien der ${company}`,
    short: `${company} handelt eigene Aktien`,
    ways: [
      can('issue') && { full: `verkaufen Sie eigene Aktien der ${company} in den Bankpool` },
      can('redeem') && { full: `kaufen Sie eine Aktie der ${company} zurück` },
    ],
  })),
  bonds: step((company, can) => ({
    matter: `Anleihe der ${company}`,
    short: `${company}: Anleihe`,
    ways: [
      can('borrow') && { full: `geben Sie die Anleihe der ${company} aus` },
      can('repay') && { full: `lösen Sie die Anleihe der ${company} ein` },
    ],
  })),
  'forced-interest': (a, n, can) => {
    const must = `${companyName(n, a.company)} muss Zinsen zahlen`;
    const { full } = prompt(can, {
      matter: must,
      lead:
        a.missing > 0
          ? `${must}, und selbst mit Ihrem ganzen Geld fehlen ${n.money(a.missing)}.`
          : `${must} und hat das Geld nicht.`,
      ways: [
        can('sell') && { full: 'verkaufen Sie Aktien' },
        can('pay-debt') && { full: 'zahlen Sie sie als Direktor' },
        can('bankrupt') && { full: 'erklären Sie sich für bankrott' },
      ],
    });
    return { short: must, full };
  },
};
