import { floatRules } from '../../engine/rail/company/floating.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailFact } from '../../engine/rail/facts.js';
import { meaningOf } from '../../engine/rail/meanings.js';
import { capitalOf } from '../../engine/rail/shares/capital.js';
import { zoneOf } from '../../engine/rail/shares/market.js';
import { percentOf } from '../../engine/rail/shares/shares.js';
import type { RailState } from '../../engine/rail/state.js';
import { certificatesOf, limitRules } from '../../engine/rail/stock/limits.js';
import { seatName, type Fact, type Seat } from '../../engine/core/index.js';
import { percent, plainNames, wordsFor, type Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import { gainedNames, gainsOf, operating } from './gains.js';
import { companyOf, money } from './shown.js';

/** Why a price moves at once, and not at the end of a round. */
const byMove: ReadonlySet<string> = new Set(['sale', 'paid', 'withheld']);

/** Moves that are made for the sake of money and prices. */
const weighed: ReadonlySet<string> = new Set(['sell', 'dividend']);

/** Two positions, and who reads of them what. */
interface Step {
  readonly g: RailGame;
  readonly before: RailState;
  readonly after: RailState;
  readonly seat: Seat;
  readonly language: Language;
}

/** Stops that the company in turn reaches after and did not reach before. */
const reached = ({ g, before, after, language }: Step): readonly string[] => {
  const company = operating(before);
  if (company === null) return [];
  return gainedNames(g, after.board, gainsOf(g, before.board, after.board, company), language);
};

/** What has left the offering, in percent. */
const soldOf = (g: RailGame, s: RailState, company: string): number =>
  100 - percentOf(g, s, company, capitalOf(g, company).unsold);

/** What becomes of one company's shares: the seat's part of it, the zone of its price, what it lacks to float. */
const sharesOf = ({ g, before, after, seat, language }: Step, company: string): readonly string[] => {
  const words = railLabels[language];
  const name = companyOf({ s: after, language }, company);
  const out: string[] = [];
  const [had, has] = [percentOf(g, before, company, seat), percentOf(g, after, company, seat)];
  if (had !== has) out.push(`${name}: ${percent(language, had)} → ${percent(language, has)}`);
  const [from, to] = [zoneOf(g, before, company), zoneOf(g, after, company)];
  if (before.companies[company]!.cell && after.companies[company]!.cell && from !== to)
    out.push(words.zoneChanges(name, words.zones[from], words.zones[to]));
  const sold = soldOf(g, after, company);
  const needed = floatRules.of(g).floatPercent(g, after, company);
  if (!after.companies[company]!.floated && sold > soldOf(g, before, company))
    out.push(words.floatsAt(name, percent(language, sold), percent(language, needed)));
  return out;
};

/** What becomes of the seat's money, certificates and shares and of the treasury of the company in turn, where it changes. */
export const changesFor = (step: Step): readonly string[] => {
  const { g, before, after, seat, language } = step;
  const words = railLabels[language];
  const amount = (value: number): string => money({ s: after, language }, value);
  const out: string[] = [];
  const note = (
    what: string,
    from: number | null,
    to: number | null,
    shown: (value: number) => string,
    tail = '',
  ): void => {
    if (from !== null && to !== null && from !== to) out.push(`${what} ${shown(from)} → ${shown(to)}${tail}`);
  };
  note(words.cash, before.players[seat]!.cash, after.players[seat]!.cash, amount);
  const limit = `/${String(limitRules.of(g).certificateLimit(g, after))}`;
  note(words.certificates, certificatesOf(g, before, seat), certificatesOf(g, after, seat), String, limit);
  for (const { id } of g.data.companies) out.push(...sharesOf(step, id));
  const company = operating(before);
  if (company !== null)
    note(
      `${companyOf({ s: after, language }, company)}:`,
      before.companies[company]!.cash,
      after.companies[company]!.cash,
      amount,
    );
  const stops = reached(step);
  if (stops.length > 0) out.push(words.reached(stops.join(', ')));
  return out;
};

/** A move that is made, by its kind, and how the players are called. */
interface Made extends Omit<Step, 'g'> {
  readonly type: string;
  readonly names: readonly string[];
}

/** Which offer the seat answers or withdraws; nothing where it declines the only one. */
const answered = ({ before, seat, names, language }: Made, facts: readonly Fact[]): readonly string[] => {
  const words = wordsFor(before.title);
  return (facts as readonly RailFact[]).flatMap(fact => {
    if (!('offer' in fact) || fact.kind === 'offer-made') return [];
    const found = before.offers.find(({ id }) => id === fact.offer);
    const isOnly = before.offers.filter(({ to }) => to === seat).length === 1;
    if (!found || (fact.kind === 'offer-declined' && isOnly)) return [];
    const note = { ...found, kind: 'offer', me: seatName(seat) };
    return [words.note(language, note, plainNames(language, names, words))];
  });
};

/** The answers to an offer, and its end. */
const answers: ReadonlySet<string> = new Set(['accept', 'decline', 'withdraw']);

/**
 * What a button promises where money, a price or a promise hangs on it: what the seat gets of a dividend, where the price goes,
 * which offer it is about.
 */
export const gistFor = (made: Made, facts: readonly Fact[]): readonly string[] => {
  const { type, after, seat, language } = made;
  if (answers.has(type)) return answered(made, facts).slice(0, 1);
  if (!weighed.has(type)) return [];
  const words = railLabels[language];
  const amount = (value: number): string => money({ s: after, language }, value);
  return (facts as readonly RailFact[]).flatMap(fact => {
    if (fact.kind === 'received') return fact.holder === seat ? [words.youGet(amount(fact.amount))] : [];
    if (fact.kind !== 'price-moved' || !byMove.has(fact.why) || fact.from === fact.to) return [];
    return [words.moves(amount(fact.from), amount(fact.to))];
  });
};

/** What tells the move from others like it: its cost, where prices go, what comes to be reached. */
export const briefFor = (step: Step, facts: readonly Fact[]): readonly string[] => {
  const { g, after, language } = step;
  const words = railLabels[language];
  const amount = (value: number): string => money({ s: after, language }, value);
  const cost = (value: number): string[] => [value === 0 ? words.free : words.costs(amount(value))];
  const told = (facts as readonly RailFact[]).flatMap(fact => {
    switch (fact.kind) {
      case 'tile-laid':
        return cost(fact.cost);
      case 'token-placed':
        return fact.home ? [] : cost(fact.cost);
      case 'shares-bought':
        return cost(fact.price);
      case 'shares-sold':
        return [words.brings(amount(fact.price))];
      case 'price-moved':
        return fact.why === 'sale' ? [words.moves(amount(fact.from), amount(fact.to))] : [];
      default: {
        const price = meaningOf(g, fact).cost;
        return price === undefined ? [] : cost(price);
      }
    }
  });
  const stops = reached(step);
  return [...told, ...(stops.length > 0 ? [`+ ${stops.join(', ')}`] : [])];
};
