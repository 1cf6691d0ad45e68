import { wordOf, type Seat } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { auditRules } from '../../../engine/rail/audit-rules.js';
import { closeCompany, closingRules } from '../../../engine/rail/company/closing.js';
import { closePrivate, privatesOf } from '../../../engine/rail/company/privates.js';
import type { Feature, Move, Out, RailGame } from '../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { part } from '../../../engine/rail/parts.js';
import { decisionOf, settleDecision } from '../../../engine/rail/pending.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import { scoreRules } from '../../../engine/rail/score.js';
import { nextSeat, playersIn } from '../../../engine/rail/seats.js';
import {
  changePresident,
  percentOf,
  presidentAfter,
  presidentOf,
} from '../../../engine/rail/shares/shares.js';
import { POOL, type Draft, type Pending, type RailState } from '../../../engine/rail/state.js';
import { bankruptcyRules, type Bankruptcy } from '../../../engine/rail/train/bankruptcy.js';
import type { Emergency } from '../../../engine/rail/train/money-raising.js';

/** What happens to a bankrupt player. */
export type RuinFact =
  /** The player loses everything. */
  | {
      readonly kind: 'forfeited';
      readonly seat: Seat;
      readonly amount: number;
      readonly shares: readonly { readonly company: string; readonly percent: number }[];
    }
  | { readonly kind: 'loan-taken'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'player-left'; readonly seat: Seat };

/** The player stays with a loan or leaves. */
export type RuinAsk = { readonly kind: 'ruined'; readonly company: string };

/** Loans of players, by seat, to be settled in the final score. */
const loans = part<{ readonly [seat: string]: number }>('loans', {});

/** How many loans the player took to stay in the game. */
export const playerLoansOf = (s: RailState, seat: Seat): number => loans.of(s)[seat] ?? 0;

/** Takes what a bankrupt president loses, and says whether the president is then asked to go on with a loan. */
export type Lose = (g: RailGame, d: Draft, out: Out<RuinFact>, e: Emergency) => boolean;

/** The largest holder with a certificate's worth takes over; without one, the company has no president. */
const giveUpOffice = (g: RailGame, d: Draft, out: Out, company: string, seat: Seat): void => {
  if (presidentOf(d, company) !== seat) return;
  const next = presidentAfter(g, d, company, seat, 0);
  if (percentOf(g, d, company, next) >= g.company[company]!.certs[0]! && next !== seat)
    changePresident(g, d, out, company, next);
};

/** Closes the company, unless the sales before have brought its marker to where it is closed anyway (1849 §3.5.1). */
export const closeOnce = (g: RailGame, d: Draft, out: Out, company: string): void => {
  if (d.companies[company]!.cell) closeCompany(g, d, out, company, 'bankrupt');
};

/** The player's shares go to the pool, whatever its limit, without moving a price; their privates close. */
const loseAll: Lose = (g, d, out, { seat, company }) => {
  closeOnce(g, d, out, company);
  const amount = cashOf(d, seat);
  pay(d, seat, 'bank', amount);
  const shares: { company: string; percent: number }[] = [];
  for (const { id } of g.data.companies) {
    const percent = percentOf(g, d, id, seat);
    if (percent === 0) continue;
    giveUpOffice(g, d, out, id, seat);
    const c = d.companies[id]!;
    c.certs = c.certs.map(holder => (holder === seat ? POOL : holder));
    shares.push({ company: id, percent });
  }
  out.say({ kind: 'forfeited', seat, amount, shares });
  for (const id of privatesOf(g, d, seat)) closePrivate(d, out, id);
  return true;
};

/**
 * What becomes of a bankrupt president.
 * @param asked the list of decisions with the one between loan and leave
 */
export const ruinWith =
  (
    lose: Lose,
    asked: (before: readonly Pending[], ruined: Pending) => readonly Pending[],
  ): Bankruptcy['consequence'] =>
  (g, d, out: Out<RuinFact>, emergency) => {
    const { seat, company } = emergency;
    out.say({ kind: 'bankrupt', seat, company });
    if (lose(g, d, out, emergency)) d.pending = asked(d.pending, { kind: 'ruined', seat, company });
  };

/** The company closes and its president loses everything; the others play on (1849 §4.6.1). */
const rulebookRuin = ruinWith(loseAll, (before, ruined) => [...before, ruined]);

const loan = 500;

/** A bankrupt player goes on with a loan, or leaves; when only one is left the game is over (1849 §4.6.1). */
const ruinMove: Move<{ readonly choice: 'loan' | 'leave' }, RuinFact> = {
  type: 'ruin',
  fields: { choice: wordOf(['loan', 'leave']) },
  moment: (g, s, seat) => unlessNow(decisionOf(g, s, 'ruined', seat), 'ruin'),
  options: () => [{ type: 'ruin', fields: { choice: { oneOf: ['loan', 'leave'] } } }],
  refusal: () => undefined,
  play: (g, d, seat, { choice }, out) => {
    settleDecision(d, decisionOf(g, d, 'ruined', seat)!);
    if (choice === 'loan') {
      pay(d, 'bank', seat, loan);
      loans.set(d, { ...loans.of(d), [seat]: playerLoansOf(d, seat) + 1 });
      out.say({ kind: 'loan-taken', seat, amount: loan });
      return;
    }
    d.players[seat]!.out = true;
    out.say({ kind: 'player-left', seat });
    if (d.priority === seat) d.priority = nextSeat(d, seat);
    if (playersIn(d) === 1) d.ended = { reason: 'last-player' };
  },
};

export const ruinRules = ruleSet('1849/ruin', {
  /** May loans leave a player with less than nothing? */
  worthBelowZero: false,
});

/** What each loan takes from the final score, which never falls below 0 (1849 §4.6.1). */
const penalty = 750;

const settled = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  counted: number,
): { readonly [part: string]: number } => {
  const owed = playerLoansOf(s, seat) * penalty;
  if (owed === 0) return {};
  return { loans: -(ruinRules.of(g).worthBelowZero ? owed : Math.min(owed, Math.max(0, counted))) };
};

/** A president who cannot pay loses all, and goes on with a loan or leaves (1849 §4.6.1). */
export const ruin: Feature = {
  parts: [loans],
  moves: [ruinMove],
  pending: { ruined: ['ruin'] },
  rules: [
    bankruptcyRules.change({ consequence: rulebookRuin }),
    scoreRules.change({ further: settled }),
    closingRules.change({ outlastsCompany: ({ kind }) => kind === 'ruined' }),
    // What a ruined player owned lies in the pool, however much it is.
    auditRules.change({
      poolMayOverflow: s =>
        s.players.some(({ out }, seat) => out || playerLoansOf(s, seat) > 0) ||
        s.pending.some(({ kind }) => kind === 'ruined'),
    }),
  ],
  playerColumns: [
    {
      name: 'loans',
      value: (_g, s, seat) => {
        const number = playerLoansOf(s, seat);
        return number > 0 ? { number } : null;
      },
    },
  ],
  forms: [
    { type: 'ruin', form: 'take loan', fixed: { choice: 'loan' } },
    { type: 'ruin', form: 'leave', fixed: { choice: 'leave' } },
  ],
};
