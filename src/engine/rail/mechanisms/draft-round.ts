import { refuse, type Fact, type Refusal, type Seat } from '../../core/index.js';
import { companyField } from '../action/fields.js';
import { unlessNow } from '../action/refusals.js';
import type { Feature, Move, Out, RailGame, RoundKind } from '../contract.js';
import type { Draft, RailState } from '../state.js';
import type { DraftFact, Drafting, DraftRound } from './facts.js';

/** What is chosen in a title's draft, and by whom. */
export interface DraftPlan {
  /** Its kind of round, `ID/draft`. */
  readonly kind: Drafting['kind'];
  /** Is the company, or a share of it, still to be had? */
  isThere(g: RailGame, s: RailState, company: string): boolean;
  /** How many more companies like this one the seat gets. */
  left(g: RailGame, s: RailState, seat: Seat, company: string): number;
  /** What companies like this one are called as the `case` of a refusal. */
  group(company: string): string;
  /** Gives the company, or a share of it, to the seat. */
  take(g: RailGame, d: Draft, out: Out<DraftFact>, seat: Seat, company: string): void;
  /** The order of the next pass, and what comes with it. */
  passOn(g: RailGame, d: Draft, out: Out, cards: readonly Seat[]): readonly Seat[];
  ask(g: RailGame, s: RailState, seat: Seat): Fact;
  /** What becomes of companies that nobody has chosen. */
  end(g: RailGame, d: Draft, out: Out<DraftFact>): void;
}

const draftingOf = ({ kind }: DraftPlan, s: RailState): Drafting | null =>
  s.round.kind === kind ? (s.round as Drafting) : null;

const refusal = (
  plan: DraftPlan,
  g: RailGame,
  s: RailState,
  seat: Seat,
  company: string,
): Refusal | undefined => {
  if (plan.left(g, s, seat, company) <= 0)
    return refuse('draft-quota', { company, case: plan.group(company) });
  return plan.isThere(g, s, company) ? undefined : refuse('draft-gone', { company });
};

/** Companies that the seat may choose; none when it has all that it gets. */
const choices = (plan: DraftPlan, g: RailGame, s: RailState, seat: Seat): readonly string[] =>
  g.data.companies.map(({ id }) => id).filter(id => refusal(plan, g, s, seat, id) === undefined);

const seatInTurn = ({ cards, chosen }: Drafting): Seat => cards[chosen]!;

const chooseMove = (plan: DraftPlan): Move<{ readonly company: string }, DraftFact> => ({
  type: 'draft',
  fields: { company: companyField },
  moment: (_g, s) => unlessNow(draftingOf(plan, s), 'draft'),
  candidates: (g, s, _seat, of) =>
    of !== null && draftingOf(plan, s) && g.company[of] ? [{ company: of }] : [],
  options: (g, s, seat) =>
    seatInTurn(draftingOf(plan, s)!) === seat
      ? [{ type: 'draft', fields: { company: { oneOf: choices(plan, g, s, seat) } } }]
      : [],
  refusal: (g, s, seat, { company }) => refusal(plan, g, s, seat, company),
  play: (g, d, seat, { company }, out) => {
    const round = draftingOf(plan, d)!;
    d.round = { ...round, chosen: round.chosen + 1 };
    plan.take(g, d, out, seat, company);
  },
});

/** Goes on to the next who has a choice, in this pass or the next; true when nobody has. Then the cards stay where they are. */
const settleDraft = (plan: DraftPlan, g: RailGame, d: Draft, out: Out): boolean => {
  for (;;) {
    const round = draftingOf(plan, d)!;
    const { cards, chosen } = round;
    if (cards.every(seat => choices(plan, g, d, seat).length === 0)) return true;
    if (chosen === cards.length) d.round = { ...round, cards: plan.passOn(g, d, out, cards), chosen: 0 };
    else if (choices(plan, g, d, seatInTurn(round)).length > 0) return false;
    else d.round = { ...round, chosen: chosen + 1 };
  }
};

const roundOf = (plan: DraftPlan): RoundKind<Drafting> => ({
  kind: plan.kind,
  settle: (g, d, out) => settleDraft(plan, g, d, out),
  end: (g, d, out: Out<DraftFact>) => {
    plan.end(g, d, out);
  },
  inTurn: (_g, _s, round) => [seatInTurn(round)],
  ask: (g, s, round) => plan.ask(g, s, seatInTurn(round)),
  where: (): DraftRound => ({ kind: 'draft' }),
  passRefusal: () => refuse('cannot-pass', { case: 'draft' }),
  pass: () => undefined,
});

/** Deals out the order cards, and begins the draft; the first of the order has the priority deal. */
export const beginDraft = ({ kind }: DraftPlan, d: Draft, out: Out): void => {
  const cards = out.draw({ kind: 'shuffle', of: d.seats });
  d.priority = cards[0]!;
  d.round = { kind, cards, chosen: 0 };
};

/** The round, its move and its notation. When it begins, and what follows it, is the title's `flowRules`. */
export const draftRound = (
  plan: DraftPlan,
): Required<Pick<Feature, 'rounds' | 'moves' | 'opening' | 'forms'>> => ({
  rounds: [roundOf(plan)],
  moves: [chooseMove(plan)],
  opening: (_g, s): readonly Fact[] => [
    { kind: 'order-cards', seats: draftingOf(plan, s)!.cards } satisfies DraftFact,
  ],
  forms: [{ type: 'draft', form: 'draft <company:id>' }],
});
