import type { Seat } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { routesOf, run, runningRules } from '../../../engine/rail/company/running.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import { tradeRules } from '../../../engine/rail/company/trade.js';
import type { Feature, Move, RailGame } from '../../../engine/rail/contract.js';
import { phaseOf } from '../../../engine/rail/game.js';
import type { Run } from '../../../engine/rail/map/types.js';
import { pay } from '../../../engine/rail/money.js';
import { sell } from '../../../engine/rail/move/sell.js';
import { part } from '../../../engine/rail/parts.js';
import { stockRoundRules } from '../../../engine/rail/round/stock.js';
import { nextSeat } from '../../../engine/rail/seats.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { buyingRules } from '../../../engine/rail/stock/buying.js';
import { sellingRules } from '../../../engine/rail/stock/selling.js';
import { train } from '../../../engine/rail/train/buying.js';
import { incomeRules } from '../../../engine/rail/mechanisms/shared-income.js';
import { doubleCityRules } from '../rules/double-cities.js';
import { draftRules } from '../rules/draft.js';
import { payoutRules } from '../rules/payout.js';
import { noteTrain, pileRules } from '../rules/phases.js';
import { scrap } from '../rules/scrap.js';
import { layMarked } from '../rules/terrain.js';
import { isMended } from '../rules/rules-number.js';

const SPENT = 'site-marker';
const MINE = 'site-mine';

const noted = (round: OperatingRound, note: string): OperatingRound => ({
  ...round,
  done: [...round.done, note],
});

/** Has the minor in turn spent a terrain marker for the next tile with terrain? */
export const isSpent = ({ round }: RailState): boolean =>
  round.kind === 'operating' && round.done.includes(SPENT);

/** The site has a marker spent before the tile is laid that it is for. */
const spendMarker: Move = {
  type: 'spend-marker',
  aside: [],
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === 'track' && !isSpent(s), 'spend-marker'),
  refusal: () => undefined,
  play: (_g, d, seat) => {
    d.round = noted({ ...turnOf(d, seat)!, begun: true }, SPENT);
  },
};

const laySpent: typeof layMarked = {
  ...layMarked,
  play: (g, d, seat, fields, out) => {
    layMarked.play(g, d, seat, fields, out);
    const round = d.round as OperatingRound;
    d.round = { ...round, done: round.done.filter(done => done !== SPENT) };
  },
};

/** What a mine brings, which the minor need not share with its owner there. */
const mineValue = (g: RailGame, s: RailState): number => (phaseOf(g, s).colours.includes('brown') ? 50 : 30);

const runsToMine = (g: RailGame, s: RailState, company: string, runs: readonly Run[]): boolean =>
  routesOf(g, s, company, runs).some(route =>
    route.stops.some(({ hex, stop }) => g.map.hexes[g.map.hexIndex.get(hex)!]!.stops[stop]?.mine),
  );

const runNoted: typeof run = {
  ...run,
  play: (g, d, seat, fields, out) => {
    const before = { ...d } as RailState;
    run.play(g, d, seat, fields, out);
    const round = d.round as OperatingRound;
    if (runsToMine(g, before, round.company, fields.runs)) d.round = noted(round, MINE);
  },
};

/** Of which companies a player has sold shares in the turn. */
const sales = part<{ readonly seat: Seat; readonly companies: readonly string[] } | null>('site-sold', null);

const soldInTurn = (s: RailState): readonly string[] => {
  const sold = sales.of(s);
  return sold && s.round.kind === 'stock' && s.round.acted && s.round.current === sold.seat
    ? sold.companies
    : [];
};

/** In older records a company is sold several times in a turn, and the first player has the priority deal after the draft. */
const isOlder = (s: RailState): boolean => s.settings['older'] === true;

/** One sale of each company in a turn. */
const sellNoted: typeof sell = {
  ...sell,
  play: (g, d, seat, fields, out) => {
    const before = soldInTurn(d);
    sell.play(g, d, seat, fields, out);
    sales.set(d, { seat, companies: [...before, fields.company] });
  },
};

/** Scrapped trains lie apart, to be bought again, the last first. */
const scrapToPool: typeof scrap = {
  ...scrap,
  play: (g, d, seat, fields, out) => {
    scrap.play(g, d, seat, fields, out);
    d.depot = { ...d.depot, pool: [...d.depot.pool, fields.train] };
  },
};

/** Where no train of its kind lies under the one that is bought, another takes its place: there is always one more. */
const poolWithout = (g: RailGame, pool: readonly string[], name: string): readonly string[] => {
  const at = pool.lastIndexOf(name);
  const under = pool[at - 1] ?? g.data.trains[0]!.name;
  return under === name ? pool.filter((_, i) => i !== at) : pool;
};

const trainNoted: typeof train = {
  ...train,
  play: (g, d, seat, fields, out) => {
    const { train: name, from } = fields;
    const pool = poolWithout(g, d.depot.pool, name);
    train.play(g, d, seat, fields, out);
    if (from !== 'pool') return;
    d.depot = { ...d.depot, pool };
    noteTrain(g, d, out, name);
  },
};

/**
 * How records imported from 18xx.games were played: where that site reads the rules otherwise, a record replays with its
 * reading. Never for new games.
 */
export const siteReading: Feature = {
  parts: [sales],
  moves: [spendMarker, laySpent, runNoted, sellNoted, scrapToPool, trainNoted],
  rules: [
    buyingRules.change({ afterPurchase: () => undefined }),
    payoutRules.change({
      unsoldPart: (d, company, amount) => {
        pay(d, company, 'bank', amount);
      },
    }),
    incomeRules.change({
      ownersPart: (g, s, { earned, done }) => (earned - (done.includes(MINE) ? mineValue(g, s) : 0)) / 2,
    }),
    stockRoundRules.change({
      nextPriority: (s, { lastActor }) => (lastActor === null ? s.priority : nextSeat(s, lastActor)),
    }),
    sellingRules.change(was => ({
      maySellOf: (g, s, company) =>
        was.maySellOf(g, s, company) && (isOlder(s) || !soldInTurn(s).includes(company)),
    })),
    // Only where the first city is empty does the token of the second come to the track.
    doubleCityRules.change({
      onTrack: (d, tokens) => (isMended(d) ? tokens.find(({ stop }) => stop === 0) : null) ?? tokens[0],
    }),
    draftRules.change({ priorityGoesAlong: s => s.seats > 2 && !isOlder(s) }),
    pileRules.change({ marksUsePile: false }),
    // A mine alone opens the step there.
    runningRules.change({ mustRunBest: false, portOpensRun: true }),
    tradeRules.change({ tradeNeedsConsent: false }),
  ],
  reacts: {
    // There, what three rounds without a purchase begin at the end of a set is only noticed in the next.
    phaseBegins: (_g, d) => {
      if (d.lastSet !== null && d.round.kind === 'operating' && d.round.company === '') d.lastSet += 1;
    },
    settles: (_g, d) => {
      if (soldInTurn(d).length === 0) sales.clear(d);
    },
  },
  forms: [{ type: 'spend-marker', form: 'spend marker' }],
};
