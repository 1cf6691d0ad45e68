import type { CompanyData, Home } from '../../../../engine/rail/index.js';
import { withDoubleShare } from '../../../../engine/rail/variants/index.js';
import { companies as classic } from '../../companies.js';

const singles = [20, 10, 10, 10, 10, 10, 10, 10, 10];

const at = (hex: string, stop: number | null = 0): Home => ({ hex, stop });

/** The N&W has its second 20 % certificate wherever it plays (V-6.5). */
const norfolk: CompanyData = withDoubleShare({
  id: 'N&W',
  name: 'Norfolk & Western',
  colour: '#7b2d8b',
  textColour: '#ffffff',
  certs: singles,
  tokens: [0, 40, 100],
  home: at('L16'),
});

const added: { readonly [id: string]: CompanyData } = {
  'N&W': norfolk,
  PMQ: {
    id: 'PMQ',
    name: 'Pere Marquette',
    colour: '#f2f0e6',
    textColour: '#000000',
    certs: singles,
    tokens: [0, 40],
    home: at('E5', null),
  },
  NKP: {
    id: 'NKP',
    name: 'Nickel Plate',
    colour: '#7f5539',
    textColour: '#ffffff',
    certs: singles,
    tokens: [0, 40],
    home: at('H4'),
  },
};

/** The C&O begins in Cleveland or in Richmond, which is kept for it (S-1 7.3). */
const either: Home = {
  choose: [
    { hex: 'F6', stop: 0 },
    { hex: 'K13', stop: 0 },
  ],
  kept: { hex: 'K13', stop: 0 },
};

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
  [...classic, ...plan.added.map(id => added[id]!)]
    .map(one => (one.id === 'ERIE' && plan.doubleErie ? withDoubleShare(one) : one))
    .map((one): CompanyData => {
      const hex = plan.homes?.[one.id];
      const home = one.id === 'C&O' && plan.choice ? either : hex === undefined ? one.home : at(hex);
      const tokens = one.tokens.map((cost, i) => (i > 0 ? (plan.tokens ?? cost) : cost));
      return { ...one, home, tokens };
    });
