import type { Feature, RailGame } from '../contract.js';
import type { CompanyPart } from '../parts.js';
import { priceOf } from '../shares/market.js';
import type { Draft, RailState } from '../state.js';

/** Loans or bonds that companies have out. */
export interface Borrowing {
  /** How many the company has. */
  readonly of: (s: RailState, company: string) => number;
  /** Adds to the number of loans; a negative number takes some away. */
  readonly add: (d: Draft, company: string, count: number) => void;
  /** As if the company had never had any. */
  readonly clear: (d: Draft, company: string) => void;
  /** What a share is worth with them in the end; it may be less than nothing. */
  readonly shareWorth: (g: RailGame, s: RailState, company: string) => number;
  /** What belongs to every feature that has them: they vanish with their company, and stand in the table. */
  readonly feature: Required<Pick<Feature, 'parts' | 'reacts' | 'columns'>>;
}

/**
 * How many loans or bonds each company has out. When it takes them, and what they bring and cost, are moves and steps of the title.
 * @param out how many that is; their column has the name of that part
 * @param lessWorth what each takes from the worth of a share
 */
export const borrowing = (out: CompanyPart<number>, lessWorth: number): Borrowing => ({
  of: (s, company) => out.of(s, company),
  add: (d, company, count) => {
    out.set(d, company, out.of(d, company) + count);
  },
  clear: (d, company) => {
    out.clear(d, company);
  },
  shareWorth: (g, s, company) => (priceOf(g, s, company) ?? 0) - lessWorth * out.of(s, company),
  feature: {
    parts: [out],
    reacts: {
      companyCloses: (_g, d, _out, company) => {
        out.clear(d, company);
      },
    },
    columns: [
      {
        name: out.id,
        value: (_g, s, company) => {
          const number = out.of(s, company);
          return number > 0 ? { number } : null;
        },
      },
    ],
  },
});
