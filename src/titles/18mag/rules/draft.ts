import type { Seat } from '../../../engine/core/index.js';
import { mustHold } from '../../../engine/rail/audit-rules.js';
import type { Feature, Out, RailGame } from '../../../engine/rail/contract.js';
import type { DraftFact } from '../../../engine/rail/mechanisms/facts.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import { nextSeat } from '../../../engine/rail/seats.js';
import { inHands, percentOf, presidentOf } from '../../../engine/rail/shares/shares.js';
import { POOL, type Draft, type RailState } from '../../../engine/rail/state.js';
import { takeShares } from '../../../engine/rail/stock/buying.js';
import { startingRules } from '../../../engine/rail/stock/starting.js';
import { draftRound, type DraftPlan } from '../../../engine/rail/mechanisms/draft-round.js';
import { foundMinor } from '../../../engine/rail/mechanisms/minors.js';
import { homeOf, isMinor, isSupporter } from './kinds.js';

/** The first round of players also brings shares about. */
export type ShareFact = {
  readonly kind: 'share-drafted';
  readonly seat: Seat;
  readonly company: string;
  readonly percent: number;
};

/** What a seat may still choose. */
export type DraftAsk = { readonly kind: 'draft-paper'; readonly minors: number; readonly shares: number };

export interface Quota {
  readonly minors: number;
  readonly shares: number;
  /** Shares of each company in the package. */
  readonly offered: number;
}

/** By number of players (18Mag §1: Papierlimit). */
const quotas: { readonly [seats: number]: Quota } = {
  2: { minors: 3, shares: 1, offered: 1 },
  3: { minors: 4, shares: 2, offered: 1 },
  4: { minors: 3, shares: 1, offered: 1 },
  5: { minors: 2, shares: 2, offered: 2 },
  6: { minors: 2, shares: 2, offered: 2 },
};

export const draftRules = ruleSet('18mag/draft', {
  /** Does the priority deal go on with order card number 1 (18Mag §1.7)? */
  priorityGoesAlong: (_s: RailState): boolean => true,
  /** How much each takes of how much. */
  quota: (s: RailState): Quota => quotas[s.seats]!,
  /** To whom the order card of a seat goes. */
  passedTo: (s: RailState, seat: Seat): Seat => nextSeat(s, seat),
});

const SHARE = 10;
const CAPITAL = 50;

const minorsLeft = (g: RailGame, s: RailState, seat: Seat): number =>
  draftRules.of(g).quota(s).minors -
  g.data.companies.filter(({ id }) => isMinor(id) && presidentOf(s, id) === seat).length;

const sharesLeft = (g: RailGame, s: RailState, seat: Seat): number =>
  g.data.companies.reduce(
    (left, { id }) => (isSupporter(id) ? left - percentOf(g, s, id, seat) / SHARE : left),
    draftRules.of(g).quota(s).shares,
  );

/** Is the paper still in the package? A minor is one of 100 %. */
const isThere = (g: RailGame, s: RailState, company: string): boolean =>
  inHands(g, s, company) < draftRules.of(g).quota(s).offered * SHARE;

/** The sheet of a minor comes with a train, capital and its home (18Mag §1.2). */
export const takeMinor = (g: RailGame, d: Draft, out: Out<DraftFact>, seat: Seat, company: string): void => {
  foundMinor(g, d, out, seat, company, { capital: CAPITAL, trains: ['2'], home: homeOf(g, company) });
};

/** Two shares of one company become its director's certificate at once (18Mag §1.5). */
const takeShare = (g: RailGame, d: Draft, out: Out<ShareFact>, seat: Seat, company: string): void => {
  out.say({ kind: 'share-drafted', seat, company, percent: SHARE });
  takeShares(g, d, out, seat, company, 'pool', 1);
};

/** All have chosen: the cards go to the left, and with number 1 the priority deal (18Mag §1.1, §1.7). */
const passOn = (g: RailGame, d: Draft, out: Out, before: readonly Seat[]): readonly Seat[] => {
  const cards = before.map(seat => draftRules.of(g).passedTo(d, seat));
  if (draftRules.of(g).priorityGoesAlong(d)) {
    d.priority = cards[0]!;
    out.say({ kind: 'priority', seat: d.priority });
  }
  return cards;
};

/** Minors that nobody has chosen. */
const unchosen = (g: RailGame, s: RailState): readonly string[] =>
  g.data.companies.map(({ id }) => id).filter(id => isMinor(id) && presidentOf(s, id) === null);

/** Each chooses minors and shares, the order cards passed on (18Mag §1). */
export const plan: DraftPlan = {
  kind: '18mag/draft',
  isThere,
  left: (g, s, seat, company) => (isMinor(company) ? minorsLeft : sharesLeft)(g, s, seat),
  group: company => (isMinor(company) ? 'minors' : 'shares'),
  take: (g, d, out: Out<DraftFact | ShareFact>, seat, company) => {
    (isMinor(company) ? takeMinor : takeShare)(g, d, out, seat, company);
  },
  passOn,
  ask: (g, s, seat): DraftAsk => ({
    kind: 'draft-paper',
    minors: minorsLeft(g, s, seat),
    shares: sharesLeft(g, s, seat),
  }),
  end: (g, d, out) => {
    out.say({ kind: 'minors-removed', companies: unchosen(g, d) });
  },
};

/** The first round of players (18Mag §1). */
export const draft: Feature = {
  ...draftRound(plan),
  rules: [startingRules.change({ neverStart: (g, s) => (s.round.kind === plan.kind ? [] : unchosen(g, s)) })],
  audit: (g, s) => {
    for (const { id } of g.data.companies)
      if (isMinor(id)) {
        const owner = presidentOf(s, id);
        mustHold((owner !== null) === s.companies[id]!.floated, `minor ${id} without an owner`);
        mustHold(owner !== null || s.companies[id]!.certs[0] === POOL, `minor ${id} is nowhere`);
      }
  },
};
