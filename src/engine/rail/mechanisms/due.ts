import type { Fact } from '../../core/index.js';
import type { Out, RailGame, Step } from '../contract.js';
import { cashOf, pay } from '../money.js';
import { presidentOf } from '../shares/shares.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { missingFor } from '../train/money-raising.js';

/** Takes so much from the company for the bank, what it has not got from its president. */
export const payWithHelp = (d: Draft, out: Out, company: string, amount: number): void => {
  const short = amount - cashOf(d, company);
  if (short > 0) {
    const seat = presidentOf(d, company)!;
    pay(d, seat, company, short);
    out.say({ kind: 'president-paid', company, seat, amount: short });
  }
  pay(d, company, 'bank', amount);
};

/** Something that falls due in a company's turn, such as interest. */
export interface Due<Own extends Fact, Ask extends Fact> {
  /** The name of its step. */
  readonly name: string;
  /** How much of it company and president owe together. */
  readonly owed: (g: RailGame, s: RailState, round: OperatingRound) => number;
  /** Pays it: called, whatever is owed, once both have enough. */
  readonly settle: (g: RailGame, d: Draft, out: Out<Own>, round: OperatingRound) => void;
  /** What the president is asked who must sell shares for it; `missing`: what both lack. */
  readonly ask: (company: string, missing: number) => Ask;
}

/** A step in which something falls due; the president is asked only where shares must be sold for it. */
export const dueStep = <Own extends Fact = never, Ask extends Fact = Fact>({
  name,
  owed,
  settle,
  ask,
}: Due<Own, Ask>): Step<Own, Ask> => ({
  name,
  waits: (g, s, round) => {
    const amount = owed(g, s, round);
    return amount > 0 && missingFor(s, round.company, amount) > 0;
  },
  skipped: settle,
  mayPass: () => false,
  ask: (g, s, round) => ask(round.company, missingFor(s, round.company, owed(g, s, round))),
  owes: (g, s, round) => {
    const amount = owed(g, s, round);
    return amount > 0 ? amount : null;
  },
});
