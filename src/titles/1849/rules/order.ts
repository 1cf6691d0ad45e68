import type { Fact } from '../../../engine/core/index.js';
import { mustHold } from '../../../engine/rail/audit-rules.js';
import { homeSpots, tokenRules } from '../../../engine/rail/company/tokens.js';
import type { Feature, Out, RailGame } from '../../../engine/rail/contract.js';
import { pay } from '../../../engine/rail/money.js';
import { companyPart, part } from '../../../engine/rail/parts.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';
import { startingRules } from '../../../engine/rail/stock/starting.js';

/** What the order of the companies brings about. */
export type OrderFact =
  /** The order in which companies may start, and those that are not in the game. */
  | {
      readonly kind: 'company-order';
      readonly companies: readonly string[];
      readonly removed: readonly string[];
    }
  | {
      readonly kind: 'tokens-paid';
      readonly company: string;
      readonly tokens: number;
      readonly amount: number;
    };

const order = part<readonly string[]>('order', []);

/** Companies not started, in the order in which they may be (1849 §3.3). */
export const companyOrderOf = (s: RailState): readonly string[] => order.of(s);

/** Sets the order in which companies not started may be; no company stands in it twice, nor one that is started. */
export const setCompanyOrder = (d: Draft, companies: readonly string[]): void => {
  order.set(d, companies);
};

const closed = companyPart<number>('closed', -1);

/** The set in which a company was last closed; -1 if it never was. */
export const closedIn = (s: RailState, company: string): number => closed.of(s, company);

/** Was the company closed since the last stock round began? Then it starts no earlier than in the next (1849 §3.5.1). */
export const closedNow = (s: RailState, company: string): boolean => closedIn(s, company) === s.set;

export const orderRules = ruleSet('1849/order', {
  /** The order as it is drawn (1849 §2.3). */
  drawn: (g: RailGame, out: Out): readonly string[] =>
    out.draw({ kind: 'shuffle', of: g.data.companies.length }).map(n => g.data.companies[n]!.id),
  /** It with a company that has just closed: at the end (1849 §3.5.1). */
  afterClosing: (_g: RailGame, s: RailState, company: string): readonly string[] => [
    ...companyOrderOf(s),
    company,
  ],
});

/** The order of the companies without the one of the sixth card (1849 §2.3). */
export const firstFive = (companies: readonly string[]): readonly string[] => companies.slice(0, 5);

/** The order with a company that came among the first three changed for the fourth. */
export const delayed = (companies: readonly string[], company: string): readonly string[] => {
  const at = companies.indexOf(company);
  return at < 0 || at > 2 ? companies : companies.with(at, companies[3]!).with(3, company);
};

/**
 * The first company in the order that has a place for its home (1849 §3.3); one that closed may come
 * again from the next stock round on (§3.5.1).
 */
const startable = (g: RailGame, s: RailState): readonly string[] => {
  const next = companyOrderOf(s).find(id => !closedNow(s, id) && homeSpots(g, s, id).length > 0);
  return next === undefined ? [] : [next];
};

/** Is the company none of those with which the game is played (1849 §2.3)? */
const isLeftOut = (s: RailState, company: string): boolean =>
  s.companies[company]!.par === null && !companyOrderOf(s).includes(company);

/** It is not in the game, closed in this round (1849 §3.5.1), or has no place for its home (§3.3.3). */
const keptBack = (g: RailGame, s: RailState, company: string): 'out' | 'closed' | 'home' | null => {
  if (isLeftOut(s, company)) return 'out';
  if (closedNow(s, company)) return 'closed';
  return homeSpots(g, s, company).length === 0 ? 'home' : null;
};

/** It leaves the order, and pays for all its tokens (1849 §3.3.3). */
const starts = (g: RailGame, d: Draft, out: Out<OrderFact>, company: string): void => {
  setCompanyOrder(
    d,
    companyOrderOf(d).filter(id => id !== company),
  );
  const { tokens } = g.company[company]!;
  pay(d, company, 'bank', tokens[0]!);
  out.say({ kind: 'tokens-paid', company, tokens: tokens.length, amount: tokens[0]! });
};

/** Companies start in a drawn order, and pay for their tokens then. */
export const companyOrder: Feature = {
  parts: [order, closed],
  rules: [
    startingRules.change({
      parrableCompanies: startable,
      homeAtStart: true,
      waitingInOrder: (_g, s) => companyOrderOf(s),
      keptBack,
      neverStart: (g, s) => g.data.companies.map(({ id }) => id).filter(id => isLeftOut(s, id)),
    }),
    // §3.3.3, §4.2: the tokens are paid when the company starts; until then its home is kept for it.
    tokenRules.change({
      tokenCost: () => 0,
      homeIsReserved: (_g, s, company) => companyOrderOf(s).includes(company),
    }),
  ],
  reacts: {
    begins: (g, d, out) => {
      setCompanyOrder(d, orderRules.of(g).drawn(g, out));
    },
    companyStarts: starts,
    companyCloses: (g, d, _out, company) => {
      setCompanyOrder(d, orderRules.of(g).afterClosing(g, d, company));
      closed.set(d, company, d.set);
    },
  },
  opening: (g, s): readonly Fact[] => {
    const removed = g.data.companies.map(c => c.id).filter(id => !companyOrderOf(s).includes(id));
    return [{ kind: 'company-order', companies: companyOrderOf(s), removed } satisfies OrderFact];
  },
  audit: (_g, s) => {
    const waiting = companyOrderOf(s);
    mustHold(new Set(waiting).size === waiting.length, 'a company waits twice to be started');
    mustHold(
      waiting.every(id => s.companies[id]!.par === null),
      'a company waits to be started that has been',
    );
  },
};
