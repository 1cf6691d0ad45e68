import type { Fact } from '../../src/engine/core/index.js';
import { POOL, type RailState } from '../../src/engine/rail/state.js';
import { isMinor } from '../../src/titles/18mag/rules/kinds.js';
import type { SoloLevel } from '../../src/titles/18mag/rules/solo-cards.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { companyTurn, type PositionSetup } from './rail-position.js';
import { railTable } from './rail-table.js';

/*
 * Positions of 18 Magyarország against Istvan. Minor 1 is the player's; Istvan moves when the player has passed.
 */

/** The table of one player and Istvan. */
export const table = railTable(title18mag);

export type Setup = Omit<PositionSetup, 'settings' | 'seats'> & {
  readonly level?: SoloLevel;
  readonly length?: 'full' | 'short';
  /** His minors and the number of his share card. */
  readonly istvan?: { readonly minors: readonly string[]; readonly share: number };
  readonly lines?: { readonly [minor: string]: number };
  readonly phase?: number;
  /** Money of companies. */
  readonly treasuries?: { readonly [company: string]: number };
  /** Percent of companies by player: the first with 20 leads. */
  readonly papers?: { readonly [company: string]: readonly [mine: number, his: number] };
};

/** Who has each of a company's certificates. */
const certsOf = (percents: readonly number[]): readonly number[] => {
  const director = percents.findIndex(percent => percent >= 20 && percent === Math.max(...percents));
  const singles = percents.flatMap((percent, player) =>
    Array.from({ length: percent / 10 - (player === director ? 2 : 0) }, () => player),
  );
  const all = [director < 0 ? POOL : director, ...singles];
  return [...all, ...Array.from({ length: 9 - all.length }, () => POOL)];
};

/** A position of the small board. */
export const solo = (wanted: Setup): RailState => {
  const {
    level = 'easy',
    length = 'full',
    istvan,
    lines,
    phase = 0,
    papers = {},
    treasuries = {},
    ...setup
  } = wanted;
  const state = table.position({
    ...setup,
    seats: 1,
    settings: { solo: 'yes', board: 'small', level, length },
    own: {
      '18mag-istvan': { minors: [...(istvan?.minors ?? ['2'])], share: istvan?.share ?? 0 },
      '18mag-istvan-lines': { ...lines },
    },
  });
  // Minors have no price, and companies one from the start.
  const price = { par: 60, cell: [0, 1], floated: true } as const;
  const companies = Object.fromEntries(
    Object.entries(state.companies).map(([id, company]) => [
      id,
      isMinor(id)
        ? { ...company, par: null, cell: null }
        : { ...company, ...price, certs: certsOf(papers[id] ?? [0, 0]), cash: treasuries[id] ?? 0 },
    ]),
  );
  const stack = Object.keys(companies).filter(id => !isMinor(id));
  const bank = Object.values(treasuries).reduce((rest, cash) => rest - cash, state.bank!);
  return { ...state, companies, stack, phase, bank };
};

/** A minor of the player's, without a train. */
export const mine = { par: 60, shares: [100], operated: true, trains: [] };
/** A minor of Istvan's. */
export const his = { par: 60, shares: [0, 100], operated: true };

/** Sopron with Bécs beside it, and his turn after the player's. */
export const sopron = (
  more: Partial<Setup> & { cash?: number; trains?: readonly string[] } = {},
): RailState => {
  const { cash = 50, trains = ['2'], ...setup } = more;
  return solo({
    istvan: { minors: ['11'], share: 0 },
    companies: { 1: mine, 11: { ...his, cash, trains } },
    tokens: ['1 C8.1', '11 B3'],
    laid: { B3: '6/2' },
    round: companyTurn('1', { step: 'track', waiting: ['11'] }),
    ...setup,
  });
};

/** What comes of the player's pass: all of Istvan's turns after it. */
export const after = (state: RailState): { readonly state: RailState; readonly facts: readonly Fact[] } =>
  table.actFully(state, 0, 'pass');

/** What he tells that he does, all or of one kind. */
export const acts = (facts: readonly Fact[], what?: string): readonly Fact[] =>
  facts.filter(fact => fact.kind === 'istvan-acts' && (what === undefined || fact['what'] === what));
