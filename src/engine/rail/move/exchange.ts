import { refuse, wordOf, type Option, type Seat } from '../../core/index.js';
import { closePrivate, privatesOf, power } from '../company/privates.js';
import type { RailState, Source } from '../state.js';
import { holders, sourcesOf, takeShares } from '../stock/buying.js';
import { certificatesOf, mayHold, limitRules } from '../stock/limits.js';
import { ordinaryCount, percentOf } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import { privateField } from '../action/fields.js';
import type { Move, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';
import { soldBefore } from '../stock/turn.js';

/** Its player may change it for a share of `company`, from wherever they are sold (1830 p. 11, MH). */
export const exchangePower = power<{ readonly kind: 'exchange'; readonly company: string }>('exchange');

export const exchangeRules = ruleSet('exchange', {
  /**
   * May a private be changed for a share of the company by `seat` at this moment? In the owner's turn of a stock
   * round, or between the turns of others, if the owner may buy one (1830 p. 11).
   */
  mayExchange: (_g: RailGame, { round }: RailState, seat: Seat, company: string): boolean =>
    (round.kind === 'stock' &&
      (round.current === seat || !round.acted) &&
      !soldBefore(round, seat, company)) ||
    (round.kind === 'operating' && !round.begun),
});

/** Where a seat could get the share for its private, if it may hold one more (1830 p. 11, MH). */
const sharesFor = (g: RailGame, s: RailState, seat: Seat, id: string): Source[] => {
  const right = exchangePower.of(g, id);
  if (!right || s.privates[id] !== seat) return [];
  const { company } = right;
  if (!exchangeRules.of(g).mayExchange(g, s, seat, company)) return [];
  const percent = percentOf(g, s, company, seat) + unit(g, s, company);
  // The private itself goes, so that one certificate more never breaks a limit that held before.
  if (
    !mayHold(g, s, company, percent) ||
    certificatesOf(g, s, seat) > limitRules.of(g).certificateLimit(g, s)
  )
    return [];
  return sourcesOf(g, company).filter(from => ordinaryCount(s, company, holders[from]) > 0);
};

interface ExchangeFields {
  readonly private: string;
  readonly from: Source;
}

/** Changing a private for a share; possible between other people's turns too. */
export const exchange: Move<ExchangeFields> = {
  type: 'exchange',
  aside: [],
  betweenTurns: true,
  fields: { private: privateField, from: wordOf<Source>(['ipo', 'treasury', 'pool']) },
  candidates: (g, s, seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const right = exchangePower.of(g, id);
      const isMine = s.privates[id] === seat;
      if (!right || !(of === id || (isMine && (of === null || of === right.company)))) return [];
      return sourcesOf(g, right.company).map(from => ({ private: id, from }));
    }),
  options: (g, s, seat) =>
    privatesOf(g, s, seat).flatMap((id): Option[] => {
      const from = sharesFor(g, s, seat, id);
      return from.length > 0
        ? [{ type: 'exchange', fields: { private: { oneOf: [id] }, from: { oneOf: from } } }]
        : [];
    }),
  refusal: (g, s, seat, { private: id, from }) => {
    const possible = sharesFor(g, s, seat, id);
    if (possible.includes(from)) return undefined;
    const why = s.privates[id] !== seat ? 'owner' : possible.length === 0 ? 'none' : undefined;
    return refuse('cannot-exchange', { private: id, possible, ...(why && { case: why }) });
  },
  play: (g, d, seat, { private: id, from }, out) => {
    const { company } = exchangePower.of(g, id)!;
    closePrivate(d, out, id);
    out.say({ kind: 'share-exchanged', seat, private: id, company, from });
    takeShares(g, d, out, seat, company, from, 1);
  },
};
