import { closePrivate, giveShare, power } from '../../../engine/rail/company/privates.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { companyPart } from '../../../engine/rail/parts.js';
import type { RailState } from '../../../engine/rail/state.js';
import { companyOrderOf } from './order.js';

/** Its buyer gets the president's certificate of the first company in the drawn order (1849 §2.4.5, RSA). */
export const firstCompanyPower = power<{ readonly kind: 'first-company' }>('first-company');

/** The private with which a company's presidency came: it closes with the company's first train. */
const tied = companyPart<string | null>('tied-private', null);

/** The private with which the company's presidency came, closed or not; null for all other companies. */
export const tiedPrivateOf = (s: RailState, company: string): string | null => tied.of(s, company);

/** With one private comes the presidency of the first company in the order; the private closes with its first train. */
export const firstCompany: Feature = {
  parts: [tied],
  reacts: {
    privateBought: (g, d, out, id, seat) => {
      const company = companyOrderOf(d)[0];
      if (company === undefined || !firstCompanyPower.of(g, id)) return;
      tied.set(d, company, id);
      giveShare(g, d, out, id, seat, { company, cert: 0 });
    },
    trainBought: (_g, d, out, company) => {
      const id = tiedPrivateOf(d, company);
      if (id !== null && d.privates[id] !== 'closed') closePrivate(d, out, id);
    },
    companyCloses: (_g, d, _out, company) => {
      tied.clear(d, company);
    },
  },
};
