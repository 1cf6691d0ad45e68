import { Illegal, must, type Fact, type Seat } from '../../../engine/core/index.js';
import {
  check,
  companyField,
  inHands,
  nextSeat,
  onlyFields,
  pay,
  percentOf,
  POOL,
  presidentOf,
  putToken,
  ruleSet,
  startingRules,
  takeShares,
  type Draft,
  type Feature,
  type Move,
  type Out,
  type RailGame,
  type RailState,
  type RoundKind,
} from '../../../engine/rail/index.js';
import { homeOf, isMinor, isSupporter } from './companies.js';

/** What the first round of players brings about. */
export type DraftFact =
  /** The order of play; the first holds number 1. */
  | { readonly kind: 'order-cards'; readonly seats: readonly Seat[] }
  | { readonly kind: 'minor-drafted'; readonly seat: Seat; readonly company: string }
  | {
      readonly kind: 'share-drafted';
      readonly seat: Seat;
      readonly company: string;
      readonly percent: number;
    }
  /** Minors that nobody chose leave the game. */
  | { readonly kind: 'minors-removed'; readonly companies: readonly string[] };

/** What a seat may still choose. */
export type DraftAsk = { readonly kind: 'draft-paper'; readonly minors: number; readonly shares: number };

/** Where the game stands then. */
export type DraftNote = { readonly kind: 'draft' };

/** The round in which minors and first shares are chosen (18Mag §1). */
type Drafting = {
  readonly kind: '18mag/draft';
  /** Seats by the numbers of their order cards. */
  readonly cards: readonly Seat[];
  /** How many have chosen since the cards were passed on. */
  readonly chosen: number;
};

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

const papersFor = (g: RailGame, s: RailState, seat: Seat): readonly string[] => {
  const [minors, shares] = [minorsLeft(g, s, seat) > 0, sharesLeft(g, s, seat) > 0];
  return g.data.companies
    .map(({ id }) => id)
    .filter(id => (isMinor(id) ? minors : shares) && isThere(g, s, id));
};

const isOver = (g: RailGame, s: RailState): boolean =>
  s.players.every((_, seat) => minorsLeft(g, s, seat) === 0 && sharesLeft(g, s, seat) === 0);

const draftRoundOf = (s: RailState): Drafting | null =>
  s.round.kind === '18mag/draft' ? (s.round as Drafting) : null;

const seatInTurn = ({ cards, chosen }: Drafting): Seat => cards[chosen]!;

/** The sheet of a minor comes with a train, capital and its home (18Mag §1.2). */
export const takeMinor = (g: RailGame, d: Draft, out: Out<DraftFact>, seat: Seat, company: string): void => {
  out.say({ kind: 'minor-drafted', seat, company });
  Object.assign(d.companies[company]!, { certs: [seat], floated: true, trains: ['2'] });
  pay(d, 'bank', company, CAPITAL);
  const { hex, stop } = homeOf(g, company);
  putToken(g, d, out, company, hex, stop ?? 0, 0, { home: true });
};

/** Two shares of one company become its director's certificate at once (18Mag §1.5). */
const takeShare = (g: RailGame, d: Draft, out: Out<DraftFact>, seat: Seat, company: string): void => {
  out.say({ kind: 'share-drafted', seat, company, percent: SHARE });
  takeShares(g, d, out, seat, company, 'pool', 1);
};

/** All have chosen: the cards go to the left, and with number 1 the priority deal (18Mag §1.1, §1.7). */
const passCards = (g: RailGame, d: Draft, out: Out, round: Drafting): void => {
  const cards = round.cards.map(seat => draftRules.of(g).passedTo(d, seat));
  d.round = { ...round, cards, chosen: 0 };
  if (!draftRules.of(g).priorityGoesAlong(d)) return;
  d.priority = cards[0]!;
  out.say({ kind: 'priority', seat: d.priority });
};

const choose: Move<DraftFact> = {
  type: 'draft',
  options: (g, s, seat) => {
    const round = draftRoundOf(s);
    return round && seatInTurn(round) === seat
      ? [{ type: 'draft', fields: { company: { oneOf: papersFor(g, s, seat) } } }]
      : [];
  },
  tries: (g, s, _seat, of) => (draftRoundOf(s) && g.company[of ?? ''] ? [{ company: of }] : []),
  play: (g, d, action, out) => {
    onlyFields(action, ['company']);
    const { seat } = action;
    const round = draftRoundOf(d);
    must(round, 'not-now', { type: 'draft' });
    const company = companyField(g, action);
    const left = isMinor(company) ? minorsLeft(g, d, seat) : sharesLeft(g, d, seat);
    must(left > 0, 'draft-quota', { company, case: isMinor(company) ? 'minors' : 'shares' });
    must(isThere(g, d, company), 'draft-gone', { company });
    d.round = { ...round, chosen: round.chosen + 1 };
    (isMinor(company) ? takeMinor : takeShare)(g, d, out, seat, company);
  },
};

/** Goes on to the next pass of choices; true when all quotas are filled. Then the cards stay where they are. */
const settleDraft = (g: RailGame, d: Draft, out: Out): boolean => {
  const round = draftRoundOf(d)!;
  if (isOver(g, d)) return true;
  if (round.chosen === d.seats) passCards(g, d, out, round);
  return false;
};

/** Minors that nobody has chosen. */
const unchosen = (g: RailGame, s: RailState): readonly string[] =>
  g.data.companies.map(({ id }) => id).filter(id => isMinor(id) && presidentOf(s, id) === null);

const draftRound: RoundKind<Drafting> = {
  kind: '18mag/draft',
  settle: settleDraft,
  end: (g, d, out: Out<DraftFact>) => {
    out.say({ kind: 'minors-removed', companies: unchosen(g, d) });
  },
  inTurn: (_s, round) => [seatInTurn(round)],
  ask: (g, s, round): DraftAsk => {
    const seat = seatInTurn(round);
    return { kind: 'draft-paper', minors: minorsLeft(g, s, seat), shares: sharesLeft(g, s, seat) };
  },
  where: (): DraftNote => ({ kind: 'draft' }),
  mayPass: () => false,
  pass: () => {
    throw new Illegal('cannot-pass', { case: 'draft' });
  },
};

/** Deals out the order cards, and begins (18Mag §Vorbereitung 13). */
export const beginDraft = (d: Draft, out: Out): void => {
  const cards = out.draw({ kind: 'shuffle', of: d.seats });
  d.set = 1;
  d.priority = cards[0]!;
  d.round = { kind: '18mag/draft', cards, chosen: 0 };
};

/** The first round of players: each chooses minors and shares, the order cards passed on (18Mag §1). */
export const draft: Feature = {
  rounds: [draftRound],
  rules: [
    startingRules.change({ neverStart: (g, s) => (s.round.kind === '18mag/draft' ? [] : unchosen(g, s)) }),
  ],
  moves: [choose],
  opening: (_g, s): readonly Fact[] => [
    { kind: 'order-cards', seats: (s.round as Drafting).cards } satisfies DraftFact,
  ],
  audit: (g, s) => {
    for (const { id } of g.data.companies)
      if (isMinor(id)) {
        const owner = presidentOf(s, id);
        check((owner !== null) === s.companies[id]!.floated, `minor ${id} without an owner`);
        check(owner !== null || s.companies[id]!.certs[0] === POOL, `minor ${id} is nowhere`);
      }
  },
  forms: [{ type: 'draft', form: 'draft <company:id>' }],
};
