import type { Feature } from '../contract.js';
import { companyPart } from '../parts.js';
import type { Draft, RailState } from '../state.js';

const rights = companyPart<readonly string[]>('rights', []);

/** Rights that the company has bought, by name. */
export const rightsOf = (s: RailState, company: string): readonly string[] => rights.of(s, company);

/** Has the company bought the right of that name? */
export const hasRight = (s: RailState, company: string, right: string): boolean =>
  rightsOf(s, company).includes(right);

/** Gives the company the right, which it keeps until it closes. Not to be given twice. */
export const giveRight = (d: Draft, company: string, right: string): void => {
  rights.set(d, company, [...rightsOf(d, company), right]);
};

/** Companies own rights, such as that to trains of some kind; they are lost when it closes. */
export const ownedRights: Feature = {
  parts: [rights],
  reacts: {
    companyCloses: (_g, d, _out, company) => {
      rights.clear(d, company);
    },
  },
  columns: [
    {
      name: 'rights',
      value: (_g, s, company) => {
        const names = rightsOf(s, company);
        return names.length > 0 ? { names } : null;
      },
    },
  ],
};
