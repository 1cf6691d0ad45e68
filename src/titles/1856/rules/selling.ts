import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import { sell } from '../../../engine/rail/move/sell.js';
import { part } from '../../../engine/rail/parts.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import { changedCertificates, unit } from '../../../engine/rail/shares/unit.js';
import type { Draft, RailState, StockRound } from '../../../engine/rail/state.js';
import { sellingRules } from '../../../engine/rail/stock/selling.js';
import { stockTurnOf } from '../../../engine/rail/stock/turn.js';
import { isMended } from './rules-number.js';

/** What a player sold in the current turn, their own or their company's: shares by company; `first`: before buying. */
type TurnSales = {
  readonly seat: number;
  /** The company in its turn; `stock` in a player's. */
  readonly turn: string;
  readonly first: boolean;
  readonly shares: { readonly [company: string]: number };
};

const sales = part<TurnSales | null>('turn-sales', null);

const turnName = ({ round }: RailState): string =>
  round.kind === 'operating' ? `of ${round.company}` : round.kind;

/** Is the turn over in which these sales were made? */
const isOver = (s: RailState, { seat, turn }: TurnSales): boolean =>
  turnName(s) !== turn || (s.round.kind === 'stock' && (s.round.current !== seat || !s.round.acted));

/**
 * Sales of the current turn only: where all others are passed over, a seat's next turn follows at once. Under the first
 * rules number, sales of both turns counted together.
 */
const salesNow = (s: RailState): TurnSales | null => {
  const sold = sales.of(s);
  return sold && isMended(s) && isOver(s, sold) ? null : sold;
};

export const turnSaleRules = ruleSet('1856/turn-sales', {
  /** Does a sale at this moment count together with others of the turn? */
  counts: (_s: RailState): boolean => true,
});

/** Shares of the company that the seat has sold in its turn before, as far as they count now. */
const soldInTurn = (g: RailGame, s: RailState, seat: number, company: string): number => {
  const sold = turnSaleRules.of(g).counts(s) ? salesNow(s) : null;
  return sold?.seat === seat ? (sold.shares[company] ?? 0) : 0;
};

/** Has anybody sold shares of the company in the current turn? */
export const isSoldInTurn = (s: RailState, company: string): boolean => {
  const sold = sales.of(s);
  return sold !== null && !isOver(s, sold) && (sold.shares[company] ?? 0) > 0;
};

/** Rows that the price falls for this many shares: one for each full ten percent by now, counting all sales of the turn (1856 §1.2). */
const rowsFor = (percent: number, shares: number): number => Math.floor((shares * percent) / 10);

const noteSale = (d: Draft, was: TurnSales | null, seat: number, company: string, shares: number): void => {
  // A purchase may have ended the turn in which others were made.
  const before = was?.seat === seat ? was : null;
  sales.set(d, {
    seat,
    turn: turnName(d),
    first: before?.first ?? stockTurnOf(d, seat)?.bought === null,
    shares: { ...before?.shares, [company]: (before?.shares[company] ?? 0) + shares },
  });
};

const sellAndNote: typeof sell = {
  ...sell,
  play: (g, d, seat, fields, out) => {
    // A sale continues the turn, so whether earlier ones belong to it is asked first.
    const was = salesNow(d);
    const counts = turnSaleRules.of(g).counts(d);
    const { round } = d;
    sell.play(g, d, seat, fields, out);
    if (counts) noteSale(d, was, seat, fields.company, fields.shares);
    // Nor does it bind the company to bank and pool, as a sale for a train does.
    if (!counts && round.kind === 'operating' && d.round.kind === 'operating')
      d.round = { ...d.round, done: round.done };
  },
};

/**
 * Does the turn allow no more sales? Either some came before the purchase (1856 §5.1), or a private was bought, which
 * ends it (§5.2).
 */
const isClosedToSales = (g: RailGame, s: RailState, { bought }: StockRound): boolean =>
  bought !== null && (salesNow(s)?.first === true || (isMended(s) && g.private[bought] !== undefined));

/** Selling: before a purchase or after it, what was just bought stays, and single 5 % shares move no marker (1856 §5.3). */
export const sellingInTurns: Feature = {
  parts: [sales, changedCertificates],
  moves: [sellAndNote],
  rules: [
    sellingRules.change({
      maySell: (g, s) => s.set > 1 && !(s.round.kind === 'stock' && isClosedToSales(g, s, s.round)),
      heldBack: (_g, s, seat, company) => (stockTurnOf(s, seat)?.bought === company ? 1 : 0),
      saleDrop: (g, s, shares, company, seat) => {
        const before = soldInTurn(g, s, seat, company);
        const percent = unit(g, s, company);
        return rowsFor(percent, before + shares) - rowsFor(percent, before);
      },
    }),
  ],
  reacts: {
    settles: (_g, d) => {
      const sold = sales.of(d);
      if (sold && isOver(d, sold)) sales.clear(d);
    },
    // The same company may have the next turn of all, in the next round.
    turnEnds: (_g, d) => {
      if (isMended(d)) sales.clear(d);
    },
  },
};
