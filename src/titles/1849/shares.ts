import {
  homeSpots,
  percentOf,
  POOL,
  TREASURY,
  type RailRules,
  type RailState,
} from '../../engine/rail/index.js';

/** The order of the companies without the one of the sixth card (1849 §2.3). */
export const firstFive = (order: readonly string[]): readonly string[] => order.slice(0, 5);

/** The order with a company that came among the first three changed for the fourth. */
export const delayed = (order: readonly string[], company: string): readonly string[] => {
  const at = order.indexOf(company);
  return at < 0 || at > 2 ? order : order.with(at, order[3]!).with(3, company);
};

/**
 * The first company in the order that has a place for its home (1849 §3.3); one that closed may come
 * again from the next stock round on (§3.5.1).
 */
const startable: RailRules['startable'] = (g, s) => {
  const next = s.order.find(id => s.companies[id]!.closed !== s.set && homeSpots(g, s, id).length > 0);
  return next === undefined ? [] : [next];
};

/** One row down with shares in the pool, one up when neither pool nor company has any (1849 §3.4). */
const endOfRoundMove: RailRules['endOfRoundMove'] = (g, s, company) => {
  if (percentOf(g, s, company, POOL) > 0) return 'down';
  return percentOf(g, s, company, TREASURY) > 0 ? null : 'up';
};

/** Shares, companies' starts and ends in 1849. */
export const shareRules = {
  // §2.4.1, §2.4.2: only on others than the one that is for sale.
  mayBidOnFirst: () => false,
  lastBidderMovesPriority: true,
  companyOrder: (g, draw) =>
    draw({ kind: 'shuffle', of: g.data.companies.length }).map(n => g.data.companies[n]!.id),
  startable,
  tokensAtStart: (g, company) => g.company[company]!.tokens[0]!,
  homeAtStart: true,
  // §3, §3.1: from the second stock round on, and never after a purchase of the same turn.
  maySell: (_g, s) => s.set > 1 && !(s.round.kind === 'stock' && s.round.bought !== null),
  maySellOf: (_g, s, company) => s.companies[company]!.operated,
  keepsOrderOfSales: () => true,
  privatesCount: false,
  // §3.3.2: who starts a company may take up to 40 % of it.
  mayBuyAgain: (g, s, company, from) =>
    s.round.kind === 'stock' &&
    s.round.started &&
    from === 'treasury' &&
    percentOf(g, s, company, s.round.current) < 40,
  endOfRoundMove,
  orderAfterClosing: (_g, s, company) => [...s.order, company],
  mayTradePrivates: () => false,
} satisfies Partial<RailRules>;

const isInDebt = ({ round, companies }: RailState): boolean =>
  round.kind === 'operating' && (companies[round.company]?.cash ?? 0) < 0;

/**
 * Certificates are chosen after a debt is paid. When the last company has gone, its director is asked for loan or leave
 * as late as in the next operating round.
 */
const comesLater: RailRules['comesLater'] = (_g, s, { kind }) => {
  if (kind === 'choose-certificates') return isInDebt(s);
  if (kind !== 'ruined') return false;
  if (s.round.kind !== 'operating') return true;
  return s.round.company !== '' && Object.values(s.companies).every(({ floated }) => !floated);
};

/** Where the records' site reads these rules otherwise. */
export const siteShareRules = {
  lastBidderMovesPriority: false,
  // The lowest bidder is always asked; who passes is out.
  contestNext: (contest, bids) => {
    const open = bids.filter(b => !contest.passed.includes(b.seat));
    return open.length > 1 ? open[0]!.seat : null;
  },
  contestPassedAfterRaise: passed => passed,
  afterAllPassed: (s, last) => (last + 1) % s.seats,
  givenPrivateIsAsked: false,
  halfGoesWithLast: false,
  nextPriority: (_s, round) => round.current,
  privatesCount: true,
  choosesCertificates: from => from,
  // Sales for interest are not counted among those of the turn.
  keepsOrderOfSales: s => !isInDebt(s),
  remembersSales: true,
  dropsEarlierChoices: true,
  comesLater,
  trainsLeftByClosed: () => [],
} satisfies Partial<RailRules>;
