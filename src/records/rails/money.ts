import type { Follower } from './contract.js';
import type { Seat } from '../../engine/core/index.js';
import { cashOf, transfer } from '../../engine/rail/money.js';
import { netWorth } from '../../engine/rail/score.js';
import type { Draft, RailState } from '../../engine/rail/state.js';

type Purse = Seat | string;

/** The position after a change to a copy of it. */
export const changed = (s: RailState, change: (d: Draft) => void): RailState => {
  const draft: Draft = {
    ...s,
    players: s.players.map(player => ({ ...player })),
    companies: Object.fromEntries(Object.entries(s.companies).map(([id, one]) => [id, { ...one }])),
  };
  change(draft);
  return draft;
};

/** Moves money from the bank, or to it, without checking whether the payer has so much. */
export const giveMoney = (f: Follower, to: Purse, amount: number): void => {
  f.state = changed(f.state, d => {
    transfer(d, 'bank', to, amount);
  });
};

/** Income of privates that the rules have paid already, and the report has not told. */
const ahead = (f: Follower, purse: Purse): number =>
  f.facts.reduce(
    (sum, fact) =>
      fact.kind === 'private-income' && fact['owner'] === purse ? sum + Number(fact['amount']) : sum,
    0,
  );

/** The money of a player or company at this line of the report. */
export const cashNow = (f: Follower, purse: Purse): number => cashOf(f.state, purse) - ahead(f, purse);

/** What a player is worth at this line of the report. */
export const worthNow = (f: Follower, seat: Seat): number => netWorth(f.game, f.state, seat) - ahead(f, seat);
