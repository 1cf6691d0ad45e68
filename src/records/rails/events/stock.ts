import type { Action, Seat } from '../../../engine/core/index.js';
import { cashOf } from '../../../engine/rail/money.js';
import { percentOf, presidentOf } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import type { StockRound } from '../../../engine/rail/state.js';
import type { Follower, Handlers } from '../contract.js';
import { compareReported, findFact, flushMove, flushUntil, takeFact } from '../facts.js';
import {
  tryAction,
  companyAt,
  lineNow,
  reportedName,
  note,
  playBest,
  privateAt,
  seatAt,
  tryPlay,
} from '../follower.js';
import { cashNow, giveMoney } from '../money.js';
import { textAt, wholeAt, type ReportLine } from '../report.js';
import { auctionOf, passInAuction, takeTurn } from './auction.js';
import { forceShares } from './force.js';
import { toNeed } from './turn.js';

const stockOf = (f: Follower): StockRound | null => (f.state.round.kind === 'stock' ? f.state.round : null);

/** Ends the turn of a player who has acted in it. */
const endTurn = (f: Follower, seat: Seat): void => {
  tryPlay(f, { seat, type: 'pass' });
};

/** Ends turns before that of the seat in which something was done. */
const endTurnsBefore = (f: Follower, seat: Seat): void => {
  for (let turns = 0; turns <= f.players.length; turns++) {
    const round = stockOf(f);
    if (!round?.acted || round.current === seat) return;
    endTurn(f, round.current);
  }
};

/** Goes on to the turn of the seat: those before it who have acted are done; those who have not passed in the report. */
export const toTurnOf = (f: Follower, seat: Seat): void => {
  endTurnsBefore(f, seat);
  const round = stockOf(f);
  if (!round || round.current === seat) return;
  note(f, lineNow(f), `it is the turn of ${reportedName(f, round.current)}, not of ${reportedName(f, seat)}`);
  f.state = {
    ...f.state,
    round: { ...round, current: seat, acted: false, bought: null, boughtFrom: null, mayBuyMore: false },
  };
};

const pass = (f: Follower, line: ReportLine): void => {
  const seat = seatAt(f, line, 0);
  if (auctionOf(f)) {
    passInAuction(f, seat);
    return;
  }
  // A player who can do nothing has been passed over by the rules, or will be once the turn before is over.
  if (takeFact(f, 'passed', { seat })) return;
  flushMove(f, line.number);
  endTurnsBefore(f, seat);
  if (takeFact(f, 'passed', { seat })) return;
  toTurnOf(f, seat);
  if (!stockOf(f)) {
    note(f, line.number, 'by the rules the stock round is over');
    return;
  }
  if (tryAction(f, { seat, type: 'pass' })) takeFact(f, 'passed', { seat });
};

const sources: { readonly [name: string]: 'ipo' | 'pool' } = { IPO: 'ipo', Pool: 'pool' };

interface Lot {
  readonly seat: Seat;
  readonly company: string;
  readonly shares: number;
  readonly price: number;
}

/** The parts of a line about one share, and about several. */
const oneShare = (f: Follower, line: ReportLine): Lot => ({
  seat: seatAt(f, line, 0),
  company: companyAt(f, line, 2),
  shares: wholeAt(line, 1) / unit(f.game, f.state, companyAt(f, line, 2)),
  price: wholeAt(line, -1),
});

const severalShares = (f: Follower, line: ReportLine): Lot => ({
  seat: seatAt(f, line, 0),
  company: companyAt(f, line, 4),
  shares: wholeAt(line, 3) / unit(f.game, f.state, companyAt(f, line, 4)),
  price: wholeAt(line, -1),
});

const buy = (f: Follower, line: ReportLine, { seat, company, shares, price }: Lot): void => {
  flushMove(f, line.number);
  toTurnOf(f, seat);
  const from = sources[textAt(line, -2)] ?? 'treasury';
  const action: Action = { seat, type: 'buy', company, from, shares };
  if (!tryAction(f, action)) forceShares(f, { company, shares, from, to: seat, price });
  const bought = takeFact(f, 'shares-bought', { seat, company });
  if (bought) compareReported(f, line.number, `price of ${company}`, price, bought['price'] ?? null);
};

/** Is a forced or voluntary sale the turn's second of the company, so that Rails still pays the first price? */
const paidAsBefore = (f: Follower, line: ReportLine, lot: Lot): void => {
  const { seat, company, price } = lot;
  const sold = takeFact(f, 'shares-sold', { seat, company });
  if (!sold || sold['price'] === price) return;
  const text = `shares of ${company}: Rails pays ${price}, the rules ${Number(sold['price'])}`;
  const earlier = soldBefore(f, line, lot);
  note(f, line.number, text, earlier ? f.dialect.deviations.salePrice : null);
  giveMoney(f, seat, price - Number(sold['price']));
};

/** Has the same player sold shares of the company at that price a moment ago? */
const soldBefore = (f: Follower, line: ReportLine, { seat, company, shares, price }: Lot): boolean => {
  const at = f.lines.indexOf(line);
  for (let i = at - 1; i >= 0; i--) {
    const earlier = f.lines[i]!;
    if (inTurn.includes(earlier.key)) continue;
    const lot = sale[earlier.key]?.(f, earlier);
    if (!lot || lot.seat !== seat) return false;
    if (lot.company === company && lot.price / lot.shares === price / shares) return true;
  }
  return false;
};

/** Lines that may stand between two sales of a turn. */
const inTurn: readonly string[] = ['PRICE_MOVES_LOG', 'PRICE_STAYS_LOG', 'IS_NOW_PRES_OF'];

const sale: { readonly [key: string]: (f: Follower, line: ReportLine) => Lot } = {
  SELL_SHARE_LOG: oneShare,
  SELL_SHARES_LOG: severalShares,
};

const sell = (f: Follower, line: ReportLine, lot: Lot): void => {
  const { seat, company, shares, price } = lot;
  flushMove(f, line.number);
  if (stockOf(f)) toTurnOf(f, seat);
  else toNeed(f);
  if (tryAction(f, { seat, type: 'sell', company, shares })) paidAsBefore(f, line, lot);
  else forceShares(f, { company, shares, from: seat, to: 'pool', price });
};

/** Compares who was paid, by the change in their money. */
const comparePaid = (f: Follower, line: number, to: string, amount: number): void => {
  const paid = cashOf(f.state, to) - cashOf(f.before, to);
  compareReported(f, line, `${to} is paid`, amount, paid);
};

const start = (f: Follower, line: ReportLine): void => {
  flushMove(f, line.number);
  const [seat, company] = [seatAt(f, line, 0), companyAt(f, line, 1)];
  toTurnOf(f, seat);
  if (!tryAction(f, { seat, type: 'par', company, price: wholeAt(line, 2) })) return;
  const bought = takeFact(f, 'shares-bought', { seat, company });
  compareReported(f, line.number, `price of ${company}`, wholeAt(line, 3), bought?.['price'] ?? null);
  compareReported(f, line.number, `shares of ${company}`, wholeAt(line, 5), bought?.['percent'] ?? null);
  const to = textAt(line, 6).toUpperCase() === 'BANK' ? 0 : wholeAt(line, 3);
  comparePaid(f, line.number, company, to);
};

export const stockEvents: Handlers = {
  PASSES: pass,
  Autopasses: pass,
  StartStockRound: (f, line) => {
    flushUntil(f, line.number, ({ kind }) => kind === 'stock-round-begins');
    compareReported(f, line.number, 'stock round', wholeAt(line, 0), stockOf(f) ? f.state.set : null);
  },
  HasPriority: (f, line) => {
    if (auctionOf(f)) takeTurn(f, seatAt(f, line, 0));
    const round = stockOf(f);
    if (round)
      compareReported(f, line.number, 'first in turn', textAt(line, 0), reportedName(f, round.current));
  },
  START_COMPANY_LOG: start,
  BUY_SHARE_LOG: (f, line) => buy(f, line, oneShare(f, line)),
  BUY_SHARES_LOG: (f, line) => buy(f, line, severalShares(f, line)),
  SELL_SHARE_LOG: (f, line) => sell(f, line, oneShare(f, line)),
  SELL_SHARES_LOG: (f, line) => sell(f, line, severalShares(f, line)),
  PriceIsPaidTo: (f, line) => comparePaid(f, line.number, companyAt(f, line, 1), wholeAt(line, 0)),
  SwapsPrivateForCertificate: (f, line) => {
    const seat = seatAt(f, line, 0);
    const id = privateAt(f, line, 1);
    const swap = (from: string): Action => ({ seat, type: 'exchange', private: id, from });
    if (!playBest(f, [swap('ipo'), swap('pool')])) tryAction(f, swap('ipo'));
  },
  IS_NOW_PRES_OF: (f, line) => {
    const company = companyAt(f, line, 1);
    const changed = takeFact(f, 'president-changed', { company });
    if (!changed) takeFact(f, 'president-found', { company });
    // The same sale may have closed the company.
    const president = presidentOf(f.state, company) ?? (changed?.['to'] as Seat | undefined);
    const name = president === undefined ? null : reportedName(f, president);
    compareReported(f, line.number, `president of ${company}`, textAt(line, 0), name);
  },
  FloatsWithCash: (f, line) => {
    const company = companyAt(f, line, 0);
    const floated = takeFact(f, 'floated', { company });
    compareReported(f, line.number, `capital of ${company}`, wholeAt(line, 1), floated?.['capital'] ?? null);
  },
  Floats: (f, line) => {
    takeFact(f, 'floated', { company: companyAt(f, line, 0) });
  },
  END_SR: (f, line) => {
    for (let turns = 0; turns <= f.players.length && stockOf(f)?.acted; turns++)
      endTurn(f, stockOf(f)!.current);
    if (stockOf(f) && !findFact(f, 'operating-round-begins'))
      note(f, line.number, 'by the rules the stock round goes on');
  },
  SoldOut: (f, line) => {
    const company = companyAt(f, line, 0);
    const held = f.players.reduce((sum, _, seat) => sum + percentOf(f.game, f.state, company, seat), 0);
    compareReported(f, line.number, `percent of ${company} with players`, 100, held);
  },
  Has: (f, line) => {
    const seat = f.players.indexOf(textAt(line, 0));
    const owner = seat >= 0 ? seat : companyAt(f, line, 0);
    const now = cashNow(f, owner);
    compareReported(f, line.number, `money of ${textAt(line, 0)}`, wholeAt(line, 1), now);
    giveMoney(f, owner, wholeAt(line, 1) - now);
  },
};
