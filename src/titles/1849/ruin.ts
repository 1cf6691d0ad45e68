import { must } from '../../engine/core/index.js';
import {
  cashOf,
  changePresident,
  closeCompany,
  closePrivate,
  hopelessOf,
  nextSeat,
  onlyFields,
  openDecision,
  pay,
  percentOf,
  playersIn,
  POOL,
  presidentAfter,
  presidentOf,
  privatesOf,
  sellAllInNeed,
  settleDecision,
  wordField,
  type Draft,
  type Emergency,
  type Move,
  type Pending,
  type RailFact,
  type RailGame,
  type RailState,
} from '../../engine/rail/index.js';

/** What a bankrupt director loses, and whether he is then asked to go on with a loan. */
type Lose = (g: RailGame, d: Draft, out: Out, e: Emergency) => boolean;

/** The largest holder takes over, if he has a certificate's worth; else the office is vacant. */
const giveUpOffice = (g: RailGame, d: Draft, out: Out, company: string, seat: number): void => {
  if (presidentOf(d, company) !== seat) return;
  const next = presidentAfter(g, d, company, seat, 0);
  if (percentOf(g, d, company, next) >= g.company[company]!.certs[0]! && next !== seat)
    changePresident(g, d, out, company, next);
};

/** Closes the company, unless the sales before have brought its marker to where it is closed anyway (1849 §3.5.1). */
const closeOnce = (g: RailGame, d: Draft, out: Out, company: string): void => {
  if (d.companies[company]!.cell) closeCompany(g, d, out, company, 'bankrupt');
};

/** His shares lie in the pool, whatever its limit, without moving a price; his privates are gone. */
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

/** The site leaves him the shares he could not sell, and his privates; it asks him only if no share is left. */
const loseCash: Lose = (g, d, out, { seat, company }) => {
  pay(d, seat, 'bank', cashOf(d, seat));
  closeOnce(g, d, out, company);
  return g.data.companies.every(({ id }) => percentOf(g, d, id, seat) === 0);
};

/** @param asked the list of decisions with the one between loan and leave */
const bankruptMove = (
  lose: Lose,
  asked: (before: readonly Pending[], ruined: Pending) => readonly Pending[],
): Move => ({
  type: 'bankrupt',
  options: (g, s, seat) => (hopelessOf(g, s, seat) ? [{ type: 'bankrupt', fields: {} }] : []),
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const { seat } = action;
    const e = hopelessOf(g, d, seat);
    must(e, 'not-bankrupt');
    sellAllInNeed(g, d, out, e);
    out.say({ kind: 'bankrupt', seat, company: e.company });
    if (lose(g, d, out, e)) d.pending = asked(d.pending, { kind: 'ruined', seat, company: e.company });
  },
});

/** The company closes and its director loses all he has; the others play on (1849 §4.6.1). */
export const bankrupt: Move = bankruptMove(loseAll, (before, ruined) => [...before, ruined]);

/** The site asks for loan or leave before anything else. */
export const siteBankrupt: Move = bankruptMove(loseCash, (before, ruined) => [ruined, ...before]);

const loan = 500;

const ruinedNow = (g: RailGame, s: RailState, seat: number): Pending | null => {
  const open = openDecision(g, s);
  return open?.kind === 'ruined' && open.seat === seat ? open : null;
};

/** A bankrupt player goes on with a loan, or leaves; when only one is left the game is over (1849 §4.6.1). */
export const ruin: Move = {
  type: 'ruin',
  options: (g, s, seat) =>
    ruinedNow(g, s, seat) ? [{ type: 'ruin', fields: { choice: { oneOf: ['loan', 'leave'] } } }] : [],
  play: (g, d, action, out) => {
    onlyFields(action, ['choice']);
    const { seat } = action;
    const open = ruinedNow(g, d, seat);
    must(open, 'not-now', { type: 'ruin' });
    const choice = wordField(action, 'choice', ['loan', 'leave']);
    settleDecision(d, open);
    const player = d.players[seat]!;
    if (choice === 'loan') {
      pay(d, 'bank', seat, loan);
      player.loans += 1;
      out.say({ kind: 'loan-taken', seat, amount: loan });
      return;
    }
    player.out = true;
    out.say({ kind: 'player-left', seat });
    if (d.priority === seat) d.priority = nextSeat(d, seat);
    if (playersIn(d) === 1) d.ended = { reason: 'last-player' };
  },
};
