import { refuse, textField, type Refusal } from '../../../engine/core/index.js';
import { unlessNow, unlessPayable } from '../../../engine/rail/action/refusals.js';
import { power } from '../../../engine/rail/company/privates.js';
import { giveRight, hasRight, rightsOf } from '../../../engine/rail/company/rights.js';
import { addRunTerms } from '../../../engine/rail/company/running.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, MapMark, Move, Out, RailGame } from '../../../engine/rail/contract.js';
import type { PrivateData } from '../../../engine/rail/data.js';
import type { RunTerms } from '../../../engine/rail/map/run-terms.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { part } from '../../../engine/rail/parts.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';

/** A company has bought the right; null: from the bank. */
export type RightFact = {
  readonly kind: 'right-bought';
  readonly company: string;
  readonly right: string;
  readonly seller: string | null;
  readonly price: number;
};

/** Companies whose trains earn so much more at these places. */
export type RightNote = {
  readonly kind: 'bonus-right';
  readonly right: string;
  readonly places: readonly string[];
  readonly bonus: number;
  readonly companies: readonly string[];
};

/** Its company has a right by which each of its trains earns more at these places; others may buy the same right (1856 §2). */
export const bonusPower = power<{
  readonly kind: 'bonus-right';
  readonly right: string;
  readonly places: readonly string[];
  readonly bonus: number;
  readonly price: number;
}>('bonus-right');

export const rightRules = ruleSet('1856/bonus-rights', {
  /** Are there as many rights as are wanted? Else three of each. */
  unlimited: false,
});

type BonusRight = NonNullable<ReturnType<typeof bonusPower.of>> & { readonly id: string };

const bonusRightsOf = (g: RailGame): readonly BonusRight[] =>
  g.data.privates.flatMap(({ id }: PrivateData) => {
    const right = bonusPower.of(g, id);
    return right ? [{ ...right, id }] : [];
  });

/** How many can be bought of each right besides the one that comes with its private. */
const supply = 2;

/** By right: how many more (or fewer) than that are left. */
const changes = part<{ readonly [right: string]: number }>('rights-left', {});

const change = (d: Draft, right: string, by: number): void => {
  const was = changes.of(d);
  const { [right]: now = 0, ...others } = { ...was, [right]: (was[right] ?? 0) + by };
  changes.set(d, now === 0 ? others : { ...others, [right]: now });
};

/** How many of the right can still be bought. */
export const rightsLeft = (g: RailGame, s: RailState, right: string): number =>
  rightRules.of(g).unlimited ? Infinity : supply + (changes.of(s)[right] ?? 0);

/** Who sells the right: the company that owns its private, or the bank when that is closed; nobody while a player has it. */
const sellerOf = (s: RailState, { id }: BonusRight): string | undefined => {
  const owner = s.privates[id]!;
  if (owner === 'closed') return 'bank';
  return typeof owner === 'string' && owner !== 'bank' ? owner : undefined;
};

/** Why the company may not buy the right now. */
const rightRefusal = (g: RailGame, s: RailState, company: string, right: string): Refusal | undefined => {
  const bonusRight = bonusRightsOf(g).find(one => one.right === right);
  const because = (why?: string): Refusal =>
    refuse('no-right-now', { company, right, ...(why !== undefined && { case: why }) });
  if (!bonusRight) return because();
  if (hasRight(s, company, right)) return because('owned');
  if (rightsLeft(g, s, right) <= 0) return because('none-left');
  if (sellerOf(s, bonusRight) === undefined) return because('no-seller');
  return unlessPayable(bonusRight.price, cashOf(s, company));
};

const buyRight: Move<{ readonly right: string }, RightFact> = {
  type: 'buy-right',
  aside: [],
  fields: { right: textField },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), 'buy-right'),
  candidates: (g, _s, _seat, of) =>
    bonusRightsOf(g)
      .filter(({ right, id, places }) => of === null || of === right || of === id || places.includes(of))
      .map(({ right }) => ({ right })),
  refusal: (g, s, seat, { right }) => rightRefusal(g, s, turnOf(s, seat)!.company, right),
  play: (g, d, seat, { right }, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    const bonusRight = bonusRightsOf(g).find(one => one.right === right)!;
    const { price } = bonusRight;
    const seller = sellerOf(d, bonusRight)!;
    pay(d, company, seller, price);
    giveRight(d, company, right);
    change(d, right, -1);
    out.say({ kind: 'right-bought', company, right, seller: seller === 'bank' ? null : seller, price });
    d.round = { ...round, begun: true };
  },
};

/** A company that bought the private has its right from then on, whatever becomes of the private. */
const giveWithPrivate = (g: RailGame, d: Draft): void => {
  for (const { id, right } of bonusRightsOf(g)) {
    const owner = String(d.privates[id]);
    if (g.company[owner] && !hasRight(d, owner, right)) giveRight(d, owner, right);
  }
};

/** Noted while players own the private: should it close so, its right is for sale, too. */
const kept = part<readonly string[]>('kept-rights', []);

const noteKept = (g: RailGame, d: Draft): void => {
  const now = bonusRightsOf(g).filter(({ id }) => typeof d.privates[id] === 'number');
  for (const { id, right } of bonusRightsOf(g))
    if (kept.of(d).includes(right) && d.privates[id] === 'closed') change(d, right, 1);
  kept.set(
    d,
    now.map(({ right }) => right),
  );
};

/** The rights of a company that becomes part of another: one that is there already is for sale again (1856 §8.7). */
export const passRightsOn = (d: Draft, from: string, to: string): void => {
  for (const right of rightsOf(d, from))
    if (hasRight(d, to, right)) change(d, right, 1);
    else giveRight(d, to, right);
};

const bonusesFor = (g: RailGame, s: RailState, company: string): Partial<RunTerms> => ({
  bonuses: bonusRightsOf(g)
    .filter(({ right }) => hasRight(s, company, right))
    .map(({ bonus, places }) => ({ amount: bonus, visits: [places] })),
});

const marks = (g: RailGame, s: RailState): readonly MapMark[] =>
  bonusRightsOf(g).flatMap(({ right, places, bonus }) => {
    const companies = g.data.companies.map(({ id }) => id).filter(id => hasRight(s, id, right));
    if (companies.length === 0) return [];
    const note: RightNote = { kind: 'bonus-right', right, places, bonus, companies };
    return [{ hex: places[0]!, label: `${companies.join(' ')} +${bonus}`, note }];
  });

/** Suspension bridge and frontier tunnel: rights that companies own, and buy of each other (1856 §2). */
export const bonusRights: Feature = {
  parts: [changes, kept],
  moves: [buyRight],
  rules: [addRunTerms(bonusesFor)],
  reacts: {
    settles: (g: RailGame, d: Draft, _out: Out): void => {
      giveWithPrivate(g, d);
      noteKept(g, d);
    },
  },
  forms: [{ type: 'buy-right', form: 'right <right:word>' }],
  meanings: { 'right-bought': fact => ({ changes: [(fact as RightFact).company] }) },
  marks,
};

/** As many rights as are wanted (1856 §11). */
export const unlimitedRights: Feature = {
  chosen: s => s['unlimited-bonus-tokens'] === true,
  rules: [rightRules.change({ unlimited: true })],
};
