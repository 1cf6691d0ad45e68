import type { Settings } from '../../../../../engine/core/index.js';
import type { PlusCompanies } from './companies.js';

/** What a scenario on the 1830+ board says (chapter S). */
export interface PlusPlan {
  /** Its number, and the pieces that lie on the board. */
  readonly pieces: 'S1' | 'S2' | 'S3' | 'S4';
  readonly companies: PlusCompanies;
  readonly privates: readonly string[];
  /** How many of each kind of train. */
  readonly trains: { readonly [name: string]: number };
  /** What a diesel costs, and what with a train given for it. */
  readonly diesel: readonly [price: number, inExchange: number];
  /** The last train of each kind is a plus train. */
  readonly plusTrains?: true;
  /** How many of which tiles stay in the box. */
  readonly removed: { readonly [tile: string]: number };
  /** Mountains that cost $60 and bring $10. No list of those with an F was at hand, so these are only supposed. */
  readonly mountains?: readonly string[];
  /** The hex of the coal field, for which a company needs a licence. */
  readonly coal?: string;
  /** What each of seven players has. */
  readonly cashOfSeven: number;
}

/** Those of Classic, of which the last of each kind is a plus train, and one 6-train more (T-03). */
const withPlusTrains = { 2: 6, 3: 5, 4: 4, 5: 3, 6: 3, D: 6 };

/** The scenarios by the value of the setting. */
export const plusPlans: { readonly [board: string]: PlusPlan } = {
  'level-field': {
    pieces: 'S1',
    companies: { added: ['N&W', 'PMQ'], choice: true, doubleErie: true, tokens: 100 },
    privates: ['JK'],
    trains: { 2: 7, 3: 6, 4: 6, 5: 4, 6: 4, 7: 2, D: 6 },
    diesel: [900, 750],
    removed: { 5: 2, 6: 2, 61: 2, 592: 2, 810: 1, 882: 1 },
    coal: 'L8',
    cashOfSeven: 360,
  },
  canadian: {
    pieces: 'S2',
    companies: { added: ['N&W', 'PMQ'] },
    privates: ['PP'],
    // S-2.1 has six diesels, T-03 seven, or any number.
    trains: { 2: 7, 3: 6, 4: 5, 5: 4, 6: 3, 7: 2, D: 7 },
    diesel: [1100, 800],
    removed: { 5: 2, 6: 2, 53: 2, 61: 2, 62: 1, 87: 1, 88: 1, 167: 1, 204: 1, 513: 1 },
    coal: 'J10',
    cashOfSeven: 360,
  },
  empire: {
    pieces: 'S3',
    companies: { added: ['N&W', 'NKP'], choice: true, tokens: 100 },
    privates: ['JK'],
    trains: withPlusTrains,
    diesel: [1100, 800],
    plusTrains: true,
    removed: { 53: 2, 61: 2, 810: 1, 882: 1 },
    coal: 'L8',
    cashOfSeven: 360,
  },
  'west-virginia': {
    pieces: 'S4',
    companies: { added: ['N&W', 'NKP'], homes: { 'N&W': 'L10', NKP: 'H6', 'C&O': 'K13' } },
    privates: ['PL', 'CC'],
    trains: withPlusTrains,
    diesel: [1100, 800],
    plusTrains: true,
    removed: { 167: 1, 513: 1, 592: 2, 810: 1, 882: 1, 883: 1, 884: 1, 997: 1 },
    mountains: ['J10', 'K9', 'K11', 'L6', 'L8', 'M9'],
    cashOfSeven: 350,
  },
};

/** The scenario of the 1830+ board that is played; undefined on the Classic side. */
export const plusPlanOf = (s: Settings): PlusPlan | undefined => plusPlans[String(s['board'])];
