import type { Fact, Seat, Turn } from '../core/index.js';
import type { RailGame } from './contract.js';
import { demandOf, type Demand } from './demands.js';
import type { RailAsk } from './facts.js';
import type { RailState } from './state.js';

const asked = (seats: readonly Seat[], ask: RailAsk): Turn => ({ asked: seats, ask });

/** Is the seat in turn: is it asked, or does it go on with its turn while others are asked about an offer? */
export const isInTurn = (g: RailGame, s: RailState, demand: Demand | null, seat: Seat): boolean =>
  demand
    ? demand.seat === seat
    : g.rounds[s.round.kind]!.inTurn(g, s, s.round).includes(seat) || s.offers.some(({ to }) => to === seat);

/** Who is waited for, and for what. */
export const turnOfGame = (g: RailGame, s: RailState): Turn => {
  if (s.ended) return asked([], { kind: 'nothing' });
  const demand = demandOf(g, s);
  if (demand) return { asked: [demand.seat], ask: demand.ask };
  if (s.offers.length > 0)
    return {
      ...asked([...new Set(s.offers.map(o => o.to))], { kind: 'offer', offers: s.offers.map(o => o.id) }),
      answers: true,
    };
  const kind = g.rounds[s.round.kind]!;
  return { asked: kind.inTurn(g, s, s.round), ask: kind.ask(g, s, s.round) };
};

/** Where the game stands. */
export const roundOfGame = (g: RailGame, s: RailState): Fact =>
  s.ended ? { kind: 'over' } : g.rounds[s.round.kind]!.where(s, s.round);
