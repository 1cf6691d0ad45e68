import { orNone, refuse, wholeNumber, type Refusal } from '../../core/index.js';
import { lastField } from '../action/fields.js';
import { unlessNow } from '../action/refusals.js';
import { moveMarker } from '../company/price.js';
import { turnOf } from '../company/track.js';
import type { Feature, Move, RailGame, Step } from '../contract.js';
import { stepAfter } from '../game.js';
import { cashOf, pay } from '../money.js';
import { lotFields } from '../move/sell.js';
import { priceOf } from '../shares/market.js';
import { hasLast, moveLot, percentOfNext, sharesOfLast, singlesOf, type ShareLot } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import { POOL, TREASURY, type Draft, type OperatingRound, type RailState } from '../state.js';
import { roomInPool } from '../stock/selling.js';
import { moneyCase } from '../refusal-cases.js';
import type { OwnShareAsk, OwnShareFact } from './own-share-facts.js';

/** What a title settles about companies and their own shares. */
export interface OwnShareTerms {
  /** May the company sell shares of its own in this turn? */
  readonly mayIssue: (s: RailState, company: string) => boolean;
  /** May it buy one back? */
  readonly mayRedeem: (s: RailState, company: string) => boolean;
  /** How many steps its marker falls when it has sold this many. */
  readonly drop: (shares: number) => number;
}

const name = 'shares';

/**
 * What the company may sell of its own, as far as the pool has room. The last certificate goes only with all the others
 * (1849 §3.5.4).
 */
const issuable = (
  { mayIssue }: OwnShareTerms,
  g: RailGame,
  s: RailState,
  company: string,
): readonly ShareLot[] => {
  if (!mayIssue(s, company)) return [];
  const room = roomInPool(g, s, company);
  const singles = singlesOf(g, s, company, TREASURY);
  const lots: ShareLot[] = [];
  for (let shares = 1; shares <= Math.min(singles, room); shares++) lots.push({ shares, last: false });
  const all = singles + sharesOfLast(g, s, company);
  if (hasLast(g, s, company, TREASURY) && all <= room) lots.push({ shares: all, last: true });
  return lots;
};

/** The share in the pool that comes next if the company buys one back: percent and price; null when there is none (1849 §4.7.2). */
const nextInPool = (
  { mayRedeem }: OwnShareTerms,
  g: RailGame,
  s: RailState,
  company: string,
): { readonly percent: number; readonly price: number } | null => {
  const percent = mayRedeem(s, company) ? percentOfNext(g, s, company, POOL, 1) : null;
  return percent === null
    ? null
    : { percent, price: (priceOf(g, s, company)! * percent) / unit(g, s, company) };
};

/** The same where the company has the money for it. */
const redeemable = (...at: Parameters<typeof nextInPool>): ReturnType<typeof nextInPool> => {
  const [, , s, company] = at;
  const share = nextInPool(...at);
  return share && share.price <= cashOf(s, company) ? share : null;
};

/** Why the company cannot buy a share back. */
const redeemRefusal = (
  terms: OwnShareTerms,
  g: RailGame,
  s: RailState,
  company: string,
): Refusal | undefined => {
  if (!terms.mayRedeem(s, company)) return refuse('cannot-redeem', { company });
  const share = nextInPool(terms, g, s, company);
  if (!share) return refuse('cannot-redeem', { company, case: 'none' });
  const [needed, has] = [share.price, cashOf(s, company)];
  return needed <= has ? undefined : refuse('cannot-redeem', { company, case: moneyCase, needed, has });
};

const turnHere = (s: RailState, seat: number): OperatingRound | null => {
  const round = turnOf(s, seat);
  return round?.step === name ? round : null;
};

const goOn = (g: RailGame, d: Draft): void => {
  const round = d.round as OperatingRound;
  d.round = { ...round, begun: true, step: stepAfter(g, round.company, name) };
};

interface IssueFields {
  readonly shares: number;
  readonly last?: true | undefined;
}

const lotOf = ({ shares, last }: IssueFields, lots: readonly ShareLot[]): ShareLot | undefined =>
  lots.find(one => one.shares === shares && one.last === (last ?? false));

const issueMove = (terms: OwnShareTerms): Move<IssueFields, OwnShareFact> => ({
  type: 'issue',
  fields: { shares: wholeNumber, last: orNone(lastField) },
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'issue'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{ shares: 1 }] : []),
  options: (g, s, seat) =>
    lotFields(issuable(terms, g, s, turnHere(s, seat)!.company)).map(fields => ({ type: 'issue', fields })),
  refusal: (g, s, seat, fields) => {
    const { company } = turnHere(s, seat)!;
    const lots = issuable(terms, g, s, company);
    if (lotOf(fields, lots)) return undefined;
    const most = lots.at(-1)?.shares ?? 0;
    const { shares } = fields;
    return refuse('cannot-issue', { company, shares, most, ...(most === 0 && { case: 'none' }) });
  },
  play: (g, d, seat, fields, out) => {
    const { company } = turnHere(d, seat)!;
    const { shares } = fields;
    const price = priceOf(g, d, company)! * shares;
    moveLot(g, d, company, lotOf(fields, issuable(terms, g, d, company))!, TREASURY, POOL);
    pay(d, 'bank', company, price);
    out.say({ kind: 'shares-issued', company, percent: shares * unit(g, d, company), price });
    moveMarker(g, d, out, company, 'down', terms.drop(shares), 'sale');
    goOn(g, d);
  },
});

const redeemMove = (terms: OwnShareTerms): Move<object, OwnShareFact> => ({
  type: 'redeem',
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'redeem'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  refusal: (g, s, seat) => redeemRefusal(terms, g, s, turnHere(s, seat)!.company),
  play: (g, d, seat, _fields, out) => {
    const { company } = turnHere(d, seat)!;
    const share = redeemable(terms, g, d, company)!;
    const shares = share.percent / unit(g, d, company);
    pay(d, company, 'bank', share.price);
    moveLot(g, d, company, { shares, last: shares > 1 }, POOL, TREASURY);
    out.say({ kind: 'share-redeemed', company, ...share });
    goOn(g, d);
  },
});

/** A step in which a company sells shares of its own to the pool, or buys one back; either ends it (1849 §4.7.1-2). */
export const ownShareTurn = (
  terms: OwnShareTerms,
): { readonly step: Step<never, OwnShareAsk>; readonly moves: readonly Move[] } => ({
  step: {
    name,
    waits: (g, s, { company }) =>
      issuable(terms, g, s, company).length > 0 || redeemable(terms, g, s, company) !== null,
    mayPass: () => true,
    ask: (_g, _s, { company }) => ({ kind: 'own-shares', company }),
  },
  moves: [issueMove(terms), redeemMove(terms)],
});

/** How these moves are typed. */
export const ownShareForms: Required<Feature>['forms'] = [
  { type: 'issue', form: 'issue <shares:int>' },
  { type: 'issue', form: 'issue <shares:int> last', fixed: { last: true } },
  { type: 'redeem', form: 'redeem' },
];
