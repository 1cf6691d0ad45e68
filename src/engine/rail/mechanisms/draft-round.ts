import { Illegal, must, type Fact, type Seat } from '../../core/index.js';
import { onlyFields } from '../action/fields.js';
import { companyField } from '../action/ids.js';
import type { RefusalReason } from '../action/refusal-reason.js';
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
): RefusalReason | null => {
  if (plan.left(g, s, seat, company) <= 0) return ['draft-quota', { company, case: plan.group(company) }];
  return plan.isThere(g, s, company) ? null : ['draft-gone', { company }];
};

/** Companies that the seat may choose; none when it has all that it gets. */
const choices = (plan: DraftPlan, g: RailGame, s: RailState, seat: Seat): readonly string[] =>
  g.data.companies.map(({ id }) => id).filter(id => refusal(plan, g, s, seat, id) === null);

const seatInTurn = ({ cards, chosen }: Drafting): Seat => cards[chosen]!;

const chooseMove = (plan: DraftPlan): Move<DraftFact> => ({
  type: 'draft',
  options: (g, s, seat) => {
    const round = draftingOf(plan, s);
    return round && seatInTurn(round) === seat
      ? [{ type: 'draft', fields: { company: { oneOf: choices(plan, g, s, seat) } } }]
      : [];
  },
  tries: (g, s, _seat, of) => (draftingOf(plan, s) && g.company[of ?? ''] ? [{ company: of }] : []),
  play: (g, d, action, out) => {
    onlyFields(action, ['company']);
    const { seat } = action;
    const round = draftingOf(plan, d);
    must(round, 'not-now', { type: 'draft' });
    const company = companyField(g, action);
    const why = refusal(plan, g, d, seat, company);
    if (why) throw new Illegal(...why);
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
  inTurn: (_s, round) => [seatInTurn(round)],
  ask: (g, s, round) => plan.ask(g, s, seatInTurn(round)),
  where: (): DraftRound => ({ kind: 'draft' }),
  mayPass: () => false,
  pass: () => {
    throw new Illegal('cannot-pass', { case: 'draft' });
  },
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
