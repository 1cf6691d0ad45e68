import { offered, type Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailState, Source } from '../state.js';
import { buy, buyingRules, holders, sourcesOf } from '../stock/buying.js';
import { hasLast, percentOf, percentOfNext, presidentOf } from '../shares/shares.js';
import { sizesOf } from '../shares/unit.js';
import type { Watch } from './kind.js';
import type { RailGame } from '../contract.js';

/** How far a player can want to look on; see `Watch`. */
export const watches: readonly Watch[] = ['mine', 'danger', 'anything', 'end'];

type Trade = Extract<RailFact, { kind: 'shares-bought' | 'shares-sold' | 'share-exchanged' }>;

const isTrade = (fact: RailFact): fact is Trade =>
  fact.kind === 'shares-bought' || fact.kind === 'shares-sold' || fact.kind === 'share-exchanged';

/** The most of the company that anybody can buy from there in one turn now, in percent. */
const nextFrom = (g: RailGame, s: RailState, company: string, from: Source): number => {
  const holder = holders[from];
  const rules = buyingRules.of(g);
  if (rules.mayBuySeveral(g, s, company, from)) return percentOf(g, s, company, holder);
  const single = percentOfNext(g, s, company, holder, 1) ?? 0;
  const large = rules.lastIsApart && hasLast(g, s, company, holder) ? sizesOf(g, s, company).at(-1)! : 0;
  return Math.max(single, large);
};

/** The same, from wherever it is most. */
const nextPurchase = (g: RailGame, s: RailState, company: string): number =>
  Math.max(...sourcesOf(g, company).map(from => nextFrom(g, s, company, from)));

/** Could another player have more than the president after one purchase? */
const isInDanger = (g: RailGame, s: RailState, company: string, president: Seat): boolean => {
  const held = percentOf(g, s, company, president);
  const next = nextPurchase(g, s, company);
  return s.players.some((_, seat) => seat !== president && percentOf(g, s, company, seat) + next > held);
};

const endangers = (g: RailGame, s: RailState, seat: Seat, fact: RailFact): boolean => {
  if (fact.kind === 'president-changed') return fact.from === seat || fact.to === seat;
  if (fact.kind === 'president-found') return fact.seat === seat;
  if (fact.kind === 'company-closed') return true;
  return (
    isTrade(fact) &&
    fact.seat !== seat &&
    presidentOf(s, fact.company) === seat &&
    isInDanger(g, s, fact.company, seat)
  );
};

/** Could the seat buy a share of the company from the pool if it were its turn? */
const couldBuyFromPool = (g: RailGame, s: RailState, seat: Seat, company: string): boolean => {
  if (s.round.kind !== 'stock') return false;
  const round = { ...s.round, current: seat, bought: null, boughtFrom: null, mayBuyMore: false };
  return offered(g.moves[buy.type]!, seat, g, { ...s, round }).some(
    ({ fields }) => isOne(fields['company'], company) && isOne(fields['from'], 'pool'),
  );
};

/** Does the field allow this word? */
export const isOne = (field: object | undefined, word: string): boolean =>
  field !== undefined && 'oneOf' in field && (field.oneOf as readonly unknown[]).includes(word);

const touches = (g: RailGame, s: RailState, seat: Seat, fact: RailFact): boolean => {
  if (fact.kind === 'par-set') return fact.seat !== seat;
  if (!isTrade(fact) || fact.seat === seat) return false;
  return (
    percentOf(g, s, fact.company, seat) > 0 ||
    (fact.kind === 'shares-sold' && couldBuyFromPool(g, s, seat, fact.company))
  );
};

const isDeed = (seat: Seat, fact: RailFact): boolean =>
  (isTrade(fact) || fact.kind === 'par-set' || fact.kind === 'private-traded') && fact.seat !== seat;

/** The first of the facts that concerns the seat as far as it wants to look on. */
export const concernOf = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  watch: Watch,
  since: readonly RailFact[],
): RailFact | undefined => {
  if (watch === 'end') return undefined;
  return since.find(
    fact =>
      endangers(g, s, seat, fact) ||
      (watch !== 'danger' && touches(g, s, seat, fact)) ||
      (watch === 'anything' && isDeed(seat, fact)),
  );
};
