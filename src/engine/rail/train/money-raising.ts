import type { Seat } from '../../core/index.js';
import type { Out, RailGame } from '../contract.js';
import { cashOf, pay } from '../money.js';
import { ruleSet } from '../rules.js';
import { presidentOf } from '../shares/shares.js';
import type { Draft, OperatingRound, RailState } from '../state.js';

/** A company that must pay and has not got the money: for a train (1830 §C-2.3), or what its step asks. */
export interface Emergency {
  readonly company: string;
  /** Its president, who must help. */
  readonly seat: Seat;
  /** What must be paid: of a train, the price of the cheapest of depot and pool. */
  readonly price: number;
  /** What company and president lack together; 0 or less when they have enough. */
  readonly missing: number;
}

/** Emergency money raising: where the money comes from that a company must pay and has not got. */
export interface MoneyRaising {
  /** What the company in turn must pay now and cannot, if anything: what its step asks for. */
  need(g: RailGame, s: RailState): Emergency | null;
  /** Gets the company what it lacks for the train that it must buy. */
  help(g: RailGame, d: Draft, out: Out, company: string, missing: number): void;
  /**
   * What a president's own money may pay for a train of another company: nothing, as much as the cheapest of bank and
   * pool costs (1830 §C-2.3.1), or its printed price.
   */
  readonly helpsWithOthersTrains: 'never' | 'cheapest' | 'printed';
  /** May a company without such help still buy trains of others with its own money, after all its president has sold in its turn? */
  buysFromOthers(g: RailGame, s: RailState, round: OperatingRound): boolean;
  /** May a forced sale bring more than is missing by less than its smallest certificate, not only by less than a share? */
  readonly countsCertificatesForEmr: boolean;
  /** Is a larger certificate kept back where fewer shares of its company would bring enough (1830 §C-2.3.2)? */
  sellsFewest(s: RailState): boolean;
}

/** What company and president lack together for so much; 0 or less when they have enough. */
export const missingFor = (s: RailState, company: string, owed: number): number =>
  owed - cashOf(s, company) - cashOf(s, presidentOf(s, company)!);

const needOfStep = (g: RailGame, s: RailState): Emergency | null => {
  if (s.round.kind !== 'operating') return null;
  const { company } = s.round;
  const price = g.step[s.round.step]?.owes?.(g, s, s.round) ?? null;
  if (price === null) return null;
  const seat = presidentOf(s, company)!;
  if (cashOf(s, company) >= price) return null;
  return { company, seat, price, missing: missingFor(s, company, price) };
};

/** The president pays, and sells shares for it (1830 §C-2.3.1). */
const fromPresident: MoneyRaising = {
  need: needOfStep,
  help: (_g, d, out, company, missing) => {
    const seat = presidentOf(d, company)!;
    pay(d, seat, company, missing);
    out.say({ kind: 'president-paid', company, seat, amount: missing });
  },
  helpsWithOthersTrains: 'never',
  buysFromOthers: () => true,
  countsCertificatesForEmr: false,
  sellsFewest: () => false,
};

export const emergencyRules = ruleSet<MoneyRaising>('emergency', fromPresident);

/** Noted in a turn in which the president sold shares to help. */
export const soldForEmr = 'sold-in-need';

/** The emergency of the company in turn, or null. */
export const emergencyOf = (g: RailGame, s: RailState): Emergency | null => emergencyRules.of(g).need(g, s);
