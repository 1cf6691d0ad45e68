import { must, type Option } from '../../core/index.js';
import { closePrivate, powerOf, privatesOf } from '../company/privates.js';
import type { RailGame } from '../game.js';
import { IPO, POOL, type RailState } from '../state.js';
import { takeShares } from '../stock/buying.js';
import { certificatesOf, mayHold } from '../stock/limits.js';
import { ordinaryCount, percentOf } from '../stock/shares.js';
import { onlyFields, wordField } from './fields.js';
import { privateField } from './ids.js';
import type { Move } from './move.js';

const sources = ['ipo', 'pool'] as const;

/** Where a seat could get the share for its private, if it may hold one more (1830 p. 11, MH). */
const sharesFor = (g: RailGame, s: RailState, seat: number, id: string): ('ipo' | 'pool')[] => {
  const power = powerOf(g, id, 'exchange');
  if (!power || s.privates[id] !== seat) return [];
  const { company } = power;
  if (!g.rules.mayExchange(g, s, seat, company)) return [];
  const percent = percentOf(g, s, company, seat) + g.company[company]!.certs[1]!;
  // The private itself goes, so that one certificate more never breaks a limit that held before.
  if (!mayHold(g, s, company, percent) || certificatesOf(g, s, seat) > g.rules.certificateLimit(g, s))
    return [];
  return sources.filter(from => ordinaryCount(s, company, from === 'ipo' ? IPO : POOL) > 0);
};

/** Changing a private for a share; possible between other people's turns too. */
export const exchange: Move = {
  type: 'exchange',
  betweenTurns: true,
  options: (g, s, seat) =>
    privatesOf(g, s, seat).flatMap((id): Option[] => {
      const from = sharesFor(g, s, seat, id);
      return from.length > 0
        ? [{ type: 'exchange', fields: { private: { oneOf: [id] }, from: { oneOf: from } } }]
        : [];
    }),
  play: (g, d, action, facts) => {
    onlyFields(action, ['private', 'from']);
    const id = privateField(g, action);
    const from = wordField(action, 'from', sources);
    const possible = sharesFor(g, d, action.seat, id);
    must(possible.includes(from), 'cannot-exchange', { private: id, possible });
    const { company } = powerOf(g, id, 'exchange')!;
    closePrivate(d, facts, id);
    facts.push({ kind: 'share-exchanged', seat: action.seat, private: id, company, from });
    takeShares(g, d, facts, action.seat, company, from, 1);
  },
};
