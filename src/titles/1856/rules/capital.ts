import { floatRules } from '../../../engine/rail/company/floating.js';
import type { Feature, Out, RailGame } from '../../../engine/rail/contract.js';
import { pay } from '../../../engine/rail/money.js';
import { companyPart } from '../../../engine/rail/parts.js';
import { capitalRules, fullCapital, type Capital } from '../../../engine/rail/shares/capital.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import { IPO, type Draft, type RailState } from '../../../engine/rail/state.js';
import { supplyRules } from '../../../engine/rail/train/supply.js';

/**
 * How a company comes to its money, fixed when it starts (1856 §6.2): `escrow` waits for its destination, `reached` has
 * come there, `incremental` gets what each share brings, `full` ten times its price.
 */
export type CapitalKind = 'escrow' | 'reached' | 'incremental' | 'full';

/** A company has come to its destination, and gets what was kept for it. */
export type CapitalFact = {
  readonly kind: 'destination-reached';
  readonly company: string;
  readonly amount: number;
};

const kinds = companyPart<CapitalKind | null>('capital', null);

/** The number of the train on sale; diesels count as sixes (1856 §6.1). */
export const numberOnSale = (g: RailGame, s: RailState): number =>
  Math.min(6, supplyRules.of(g).onSale(g, s)[0]?.reach ?? 6);

const kindNow = (g: RailGame, s: RailState): CapitalKind => {
  const number = numberOnSale(g, s);
  return number < 5 ? 'escrow' : number === 5 ? 'incremental' : 'full';
};

/** The kind of the company's capital; of one that has not started, what it would be now. */
export const capitalKind = (g: RailGame, s: RailState, company: string): CapitalKind =>
  kinds.of(s, company) ?? kindNow(g, s);

/** Shares that the company itself is paid for before it comes to its destination. */
const paidAtOnce = 5;

const soldShares = (g: RailGame, s: RailState, company: string): number =>
  (100 - percentOf(g, s, company, IPO)) / unit(g, s, company);

/** Does the company wait for its destination? */
export const waitsForDestination = (s: RailState, company: string): boolean =>
  kinds.of(s, company) === 'escrow';

/** What the bank keeps for the company until it comes to its destination. */
export const escrowOf = (g: RailGame, s: RailState, company: string): number => {
  if (!waitsForDestination(s, company)) return 0;
  return Math.max(0, soldShares(g, s, company) - paidAtOnce) * s.companies[company]!.par!;
};

/** The company has come to its destination: it gets what was kept, and all that its shares bring from now on. */
export const release = (g: RailGame, d: Draft, out: Out<CapitalFact>, company: string): void => {
  const amount = escrowOf(g, d, company);
  pay(d, 'bank', company, amount);
  kinds.set(d, company, 'reached');
  out.say({ kind: 'destination-reached', company, amount });
};

/** The company waits on: what it was given for its destination is the bank's again. */
export const takeRelease = (g: RailGame, d: Draft, company: string): void => {
  kinds.set(d, company, 'escrow');
  pay(d, company, 'bank', escrowOf(g, d, company));
};

const paysCompany: Capital['paysCompany'] = (g, s, company) => {
  const kind = capitalKind(g, s, company);
  return kind === 'escrow' ? soldShares(g, s, company) < paidAtOnce : kind !== 'full';
};

const byTrainOnSale: Capital = {
  ...fullCapital,
  paysCompany,
  atFloat: (g, s, company) =>
    capitalKind(g, s, company) === 'full' ? fullCapital.atFloat(g, s, company) : 0,
};

/** Three kinds of capital, and a start by the train on sale (1856 §6.1, §6.2). */
export const capitals: Feature = {
  parts: [kinds],
  rules: [
    capitalRules.change({ capital: () => byTrainOnSale }),
    floatRules.change({
      floatPercent: (g, s) => 10 * numberOnSale(g, s),
      floatsInTurn: (g, s, company) => capitalKind(g, s, company) !== 'full',
    }),
  ],
  reacts: {
    companyStarts: (g, d, _out, company) => {
      kinds.set(d, company, kindNow(g, d));
    },
    companyCloses: (_g, d, _out, company) => {
      kinds.clear(d, company);
    },
  },
  columns: [
    {
      name: 'escrow',
      value: (g, s, company) => {
        const money = escrowOf(g, s, company);
        return money > 0 ? { money } : null;
      },
    },
  ],
};
