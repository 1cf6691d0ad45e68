import { orNone, refuse, wholeNumber } from '../../../engine/core/index.js';
import {
  cashOf,
  hasLast,
  lastField,
  lotFields,
  moveLot,
  moveMarker,
  pay,
  percentOfNext,
  POOL,
  priceOf,
  roomInPool,
  sharesOfLast,
  singlesOf,
  stepAfter,
  stepsBefore,
  TREASURY,
  turnOf,
  unit,
  unlessNow,
  type Draft,
  type Feature,
  type ShareLot,
  type Move,
  type OperatingRound,
  type RailGame,
  type RailState,
  type Step,
} from '../../../engine/rail/index.js';

/** What a company does with its own shares; `price` is what all bring or cost. */
export type OwnShareFact =
  | {
      readonly kind: 'shares-issued';
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    }
  | {
      readonly kind: 'share-redeemed';
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    };

export type OwnShareAsk = { readonly kind: 'own-shares'; readonly company: string };

/** In which of its turns a company may buy a share of its own back. */
type MayRedeem = (s: RailState, company: string) => boolean;

const name = 'shares';

/**
 * What the company may sell of its own: not in its first operating round, as far as the pool has room
 * (1849 §4.7.1). The last certificate goes only with all the others (§3.5.4).
 */
const issuable = (g: RailGame, s: RailState, company: string): ShareLot[] => {
  if (!s.companies[company]!.operated) return [];
  const room = roomInPool(g, s, company);
  const singles = singlesOf(g, s, company, TREASURY);
  const lots: ShareLot[] = [];
  for (let shares = 1; shares <= Math.min(singles, room); shares++) lots.push({ shares, last: false });
  const all = singles + sharesOfLast(g, s, company);
  if (hasLast(g, s, company, TREASURY) && all <= room) lots.push({ shares: all, last: true });
  return lots;
};

/** The share in the pool that the company can buy back: percent and price; null when there is none or no money (1849 §4.7.2). */
const redeemable = (
  g: RailGame,
  s: RailState,
  company: string,
): { readonly percent: number; readonly price: number } | null => {
  const percent = percentOfNext(g, s, company, POOL, 1);
  if (percent === null) return null;
  const price = (priceOf(g, s, company)! * percent) / unit(g, s, company);
  return price <= cashOf(s, company) ? { percent, price } : null;
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

const issue: Move<IssueFields, OwnShareFact> = {
  type: 'issue',
  fields: { shares: wholeNumber, last: orNone(lastField) },
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'issue'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{ shares: 1 }] : []),
  options: (g, s, seat) =>
    lotFields(issuable(g, s, turnHere(s, seat)!.company)).map(fields => ({ type: 'issue', fields })),
  refusal: (g, s, seat, fields) => {
    const { company } = turnHere(s, seat)!;
    const lots = issuable(g, s, company);
    if (lotOf(fields, lots)) return undefined;
    const most = lots.at(-1)?.shares ?? 0;
    const { shares } = fields;
    return refuse('cannot-issue', { company, shares, most, ...(most === 0 && { case: 'none' }) });
  },
  play: (g, d, seat, fields, out) => {
    const { company } = turnHere(d, seat)!;
    const { shares } = fields;
    const price = priceOf(g, d, company)! * shares;
    moveLot(g, d, company, lotOf(fields, issuable(g, d, company))!, TREASURY, POOL);
    pay(d, 'bank', company, price);
    out.say({ kind: 'shares-issued', company, percent: shares * unit(g, d, company), price });
    moveMarker(g, d, out, company, 'down', shares, 'sale');
    goOn(g, d);
  },
};

const redeemMove = (mayRedeem: MayRedeem): Move<object, OwnShareFact> => ({
  type: 'redeem',
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'redeem'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  refusal: (g, s, seat) => {
    const { company } = turnHere(s, seat)!;
    return mayRedeem(s, company) && redeemable(g, s, company)
      ? undefined
      : refuse('cannot-redeem', { company });
  },
  play: (g, d, seat, _fields, out) => {
    const { company } = turnHere(d, seat)!;
    const share = redeemable(g, d, company)!;
    const shares = share.percent / unit(g, d, company);
    pay(d, company, 'bank', share.price);
    moveLot(g, d, company, { shares, last: shares > 1 }, POOL, TREASURY);
    out.say({ kind: 'share-redeemed', company, ...share });
    goOn(g, d);
  },
});

const stepWith = (mayRedeem: MayRedeem): Step<never, OwnShareAsk> => ({
  name,
  waits: (g, s, { company }) =>
    issuable(g, s, company).length > 0 || (mayRedeem(s, company) && redeemable(g, s, company) !== null),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'own-shares', company }),
});

/** The step and the moves of a company with its own shares. */
export const ownShareTurn = (
  mayRedeem: MayRedeem,
): { readonly step: Step; readonly moves: readonly Move[] } => ({
  step: stepWith(mayRedeem),
  moves: [issue, redeemMove(mayRedeem)],
});

const rulebook = ownShareTurn(() => true);

/** A company sells shares of its own to the pool, or buys one back; the step is over with either (1849 §4.7.1-2). */
export const ownShares: Feature = {
  steps: was => stepsBefore(was, 'privates', rulebook.step),
  moves: rulebook.moves,
  forms: [
    { type: 'issue', form: 'issue <shares:int>' },
    { type: 'issue', form: 'issue <shares:int> last', fixed: { last: true } },
    { type: 'redeem', form: 'redeem' },
  ],
};
