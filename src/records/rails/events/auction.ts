import type { Seat } from '../../../engine/core/index.js';
import { cashOf } from '../../../engine/rail/money.js';
import type { AuctionRound } from '../../../engine/rail/state.js';
import type { Follower, Handlers } from '../contract.js';
import { compareReported, takeFact } from '../facts.js';
import {
  tryAction,
  companyAt,
  lineNow,
  reportedName,
  note,
  privateAt,
  seatAt,
  tryPlay,
} from '../follower.js';
import { textAt, wholeAt, type ReportLine } from '../report.js';

/** The sale of the privates, if it goes on. */
export const auctionOf = (f: Follower): AuctionRound | null =>
  f.state.round.kind === 'auction' ? f.state.round : null;

/** Events that follow when all have passed. */
const afterPasses: readonly string[] = [
  ...['ITEM_PRICE_REDUCED', 'Has', 'START_OR', 'ReceivesFor', 'ShortORExecuted', 'StartOfInitialRound'],
  'HasPriority',
];

/** Have all just passed? */
const haveAllPassed = (f: Follower): boolean =>
  f.lines.slice(0, f.at).findLast(({ key }) => !afterPasses.includes(key))?.key === 'ALL_PASSED';

/** Gives the seat its turn, if by the rules somebody else has it. */
export const takeTurn = (f: Follower, seat: Seat): void => {
  const round = auctionOf(f);
  if (!round || round.current === seat) return;
  const { contestOrder, contestReturn } = f.dialect.deviations;
  const text = `it is the turn of ${reportedName(f, round.current)}, not of ${reportedName(f, seat)}`;
  const { contest } = round;
  if (!contest) {
    note(f, lineNow(f), text, haveAllPassed(f) ? f.dialect.deviations.allPassed : null);
    f.state = { ...f.state, round: { ...round, current: seat } };
    return;
  }
  const returns = contest.passed.includes(seat);
  note(f, lineNow(f), text, returns ? contestReturn : contestOrder);
  const passed = contest.passed.filter(other => other !== seat);
  f.state = { ...f.state, round: { ...round, current: seat, contest: { ...contest, passed } } };
};

/** A pass in the auction. */
export const passInAuction = (f: Follower, seat: Seat): void => {
  const round = auctionOf(f)!;
  const { contest, current } = round;
  const bids = contest ? (round.bids[contest.privateId] ?? []) : [];
  if (contest?.passed.includes(seat)) {
    const text = `${reportedName(f, seat)} has passed already and is out`;
    note(f, lineNow(f), text, f.dialect.deviations.contestReturn);
  } else if (contest && bids.at(-1)?.seat === seat) {
    // Rails writes the pass of a player without money under the name of the next.
    const text = `it is ${reportedName(f, current)} who passes: ${reportedName(f, seat)} has the highest bid`;
    note(f, lineNow(f), text, f.dialect.deviations.contestOrder);
    tryAction(f, { seat: current, type: 'pass' });
  } else {
    takeTurn(f, seat);
    tryAction(f, { seat, type: 'pass' });
  }
};

const compareFreeCash = (f: Follower, line: ReportLine, seat: Seat): void => {
  const round = auctionOf(f);
  if (!round) return;
  const bids = Object.values(round.bids).flat();
  const inBids = bids.reduce((sum, bid) => (bid.seat === seat ? sum + bid.price : sum), 0);
  compareReported(f, line.number, 'free money', wholeAt(line, 3), cashOf(f.state, seat) - inBids);
};

export const auctionEvents: Handlers = {
  StartOfInitialRound: () => undefined,
  StartOfStartRound: () => undefined,
  ShortORExecuted: () => undefined,
  ALL_PASSED: () => undefined,
  BID_ITEM_LOG: (f, line) => {
    const seat = seatAt(f, line, 0);
    takeTurn(f, seat);
    if (tryAction(f, { seat, type: 'bid', private: privateAt(f, line, 2), price: wholeAt(line, 1) }))
      compareFreeCash(f, line, seat);
  },
  BuysItemFor: (f, line) => {
    const seat = seatAt(f, line, 0);
    const id = privateAt(f, line, 1);
    let sold = takeFact(f, 'private-bought', { private: id });
    if (!sold) {
      takeTurn(f, seat);
      if (!tryAction(f, { seat, type: 'take', private: id })) return;
      sold = takeFact(f, 'private-bought', { private: id });
    }
    compareReported(
      f,
      line.number,
      `buyer of ${textAt(line, 1)}`,
      textAt(line, 0),
      reportedName(f, Number(sold?.['seat'])),
    );
    compareReported(f, line.number, `price of ${textAt(line, 1)}`, wholeAt(line, 2), sold?.['price'] ?? null);
  },
  TO_AUCTION: (f, line) => {
    const contested = auctionOf(f)?.contest?.privateId ?? null;
    compareReported(f, line.number, 'private in a contest', privateAt(f, line, 0), contested);
  },
  ITEM_PRICE_REDUCED: (f, line) => {
    const cheaper = takeFact(f, 'private-cheaper', { private: privateAt(f, line, 0) });
    compareReported(
      f,
      line.number,
      `price of ${textAt(line, 0)}`,
      wholeAt(line, 1),
      cheaper?.['price'] ?? null,
    );
  },
  ALSO_GETS: (f, line) => {
    const seat = seatAt(f, line, 0);
    const company = companyAt(f, line, 2);
    const given = takeFact(f, 'share-given', { seat, company });
    compareReported(
      f,
      line.number,
      `share of ${company} with the private`,
      wholeAt(line, 3),
      given?.['percent'] ?? null,
    );
  },
  SetPar: (f, line) => {
    const [seat, company] = [seatAt(f, line, 0), companyAt(f, line, 1)];
    const par = f.state.companies[company]!.par;
    if (par === null) tryPlay(f, { seat, type: 'par', company, price: wholeAt(line, 2) });
    compareReported(f, line.number, `price of ${company}`, wholeAt(line, 2), f.state.companies[company]!.par);
  },
};
