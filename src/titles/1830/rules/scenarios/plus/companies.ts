import type { CompanyData, Home } from '../../../../../engine/rail/data.js';
import { withDoubleShare } from '../../../../../engine/rail/variants/index.js';
import { companies as classic, furtherCompany } from '../../companies.js';

const at = (hex: string): Home => ({ hex, stop: 0 });

/** The C&O begins in Cleveland or in Richmond, which is kept for it (S-1 7.3). */
const either: Home = {
  choose: [
    { hex: 'F6', stop: 0 },
    { hex: 'K13', stop: 0 },
  ],
  kept: { hex: 'K13', stop: 0 },
};

/** The PRR begins with a special marker, which the box has besides the four of table T-08 (V-7.4, p. 5). */
export const hasSpecialMarker = ({ id }: Pick<CompanyData, 'id'>): boolean => id === 'PRR';

const withSpecial = (company: CompanyData): readonly number[] =>
  hasSpecialMarker(company) ? [...company.tokens, company.tokens.at(-1)!] : company.tokens;

/** What a scenario says of its companies. */
export interface PlusCompanies {
  readonly added: readonly ('N&W' | 'PMQ' | 'NKP')[];
  /** Homes that are not as elsewhere. */
  readonly homes?: { readonly [company: string]: string };
  /** The C&O chooses its home. */
  readonly choice?: true;
  /** The Erie has a second 20 % certificate, too. */
  readonly doubleErie?: true;
  /** All tokens but the first cost so much. */
  readonly tokens?: number;
}

/** The companies of a scenario (V-1.6). */
export const plusCompanies = (plan: PlusCompanies): readonly CompanyData[] =>
  [...classic, ...plan.added.map(id => furtherCompany(id))]
    .map(one => (one.id === 'ERIE' && plan.doubleErie ? withDoubleShare(one) : one))
    .map((one): CompanyData => {
      const hex = plan.homes?.[one.id];
      const home = one.id === 'C&O' && plan.choice ? either : hex === undefined ? one.home : at(hex);
      const tokens = withSpecial(one).map((cost, i) => (i > 0 ? (plan.tokens ?? cost) : cost));
      return { ...one, home, tokens };
    });
