import type { RailAsk } from '../../../../engine/rail/facts.js';
import type { OwnAsk } from '../../rules/facts.js';
import { prompt } from '../../../../words/de/rail/asks.js';
import { companyStep } from '../../../../words/rail/company-step.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Asking } from '../../../../words/types.js';

const step = companyStep(prompt);

/** `eine Kleinbahn`, `3 Kleinbahnen`. */
const minors = (count: number): string => (count === 1 ? 'eine Kleinbahn' : `${String(count)} Kleinbahnen`);
const shares = (count: number): string => (count === 1 ? 'eine Aktie' : `${String(count)} Aktien`);

/** What a seat is asked in 18 Magyarország and in no other 18xx game, or otherwise than there, in German. */
export const asks: Asking<OwnAsk> & Pick<Asking<RailAsk>, 'run-trains'> = {
  'draft-paper': a => {
    if (a.shares === 0)
      return {
        short: 'eine Kleinbahn nehmen',
        full: `Nehmen Sie eine Kleinbahn: Ihnen ${a.minors === 1 ? 'steht' : 'stehen'} noch ${minors(a.minors)} zu.`,
      };
    if (a.minors === 0)
      return {
        short: 'eine Aktie nehmen',
        full: `Nehmen Sie eine Aktie: Ihnen ${a.shares === 1 ? 'steht' : 'stehen'} noch ${shares(a.shares)} zu.`,
      };
    return {
      short: 'eine Kleinbahn oder Aktie nehmen',
      full: `Nehmen Sie eine Kleinbahn oder eine Aktie: Ihnen stehen noch ${minors(a.minors)} und ${shares(a.shares)} zu.`,
    };
  },
  'scrap-trains': step((company, can) => ({
    matter: `Loks der ${company}`,
    short: `${company} verschrottet Loks`,
    ways: [can('scrap') && { full: `verschrotten Sie Loks der ${company}` }],
  })),
  'run-trains': step((company, can) => ({
    matter: `Fahrt der ${company}`,
    short: `${company} fährt`,
    ways: [
      { full: `lassen Sie die Loks der ${company} fahren` },
      can('buy-railcar') && { full: 'kaufen Sie erst einen Wagen' },
      can('scrap') && { full: 'verschrotten Sie erst eine Lok' },
    ],
  })),
  'pay-out': (a, n) => {
    const company = companyName(n, a.company);
    return {
      short: `${company} schüttet aus`,
      full:
        a.most === 0
          ? `${company} hat kein Geld, das sie ausschütten könnte: Bestätigen Sie das.`
          : `Entscheiden Sie, wie viel ${company} ausschüttet: nichts bis ${n.money(a.most)}.`,
    };
  },
};
