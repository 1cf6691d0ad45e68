import type { Seat, Turn } from '../core/index.js';
import type { RailAsk, RailRound } from './facts.js';
import type { RailGame } from './game.js';
import { auctionPrice } from './round/auction.js';
import type { AuctionRound, RailState } from './state.js';
import { pressing, type Press } from './pressing.js';
import { mustSell } from './stock/selling.js';
import { presidentOf } from './stock/shares.js';

const asked = (seats: readonly Seat[], ask: RailAsk): Turn => ({ asked: seats, ask });

/** Whose turn it is in the round, whatever presses and whoever else is asked about an offer. */
const holderOf = (s: RailState): Seat | null =>
  s.round.kind === 'operating' ? presidentOf(s, s.round.company) : s.round.current;

/** Is the seat in turn: is it asked, or does it go on with its turn while others are asked about an offer? */
export const isInTurn = (s: RailState, press: Press | null, seat: Seat): boolean =>
  press ? press.seat === seat : holderOf(s) === seat || s.offers.some(offer => offer.to === seat);

/** Who is waited for, and for what. */
export const turnOfGame = (g: RailGame, s: RailState): Turn => {
  if (s.ended) return asked([], { kind: 'nothing' });
  const press = pressing(g, s);
  if (press) return asked([press.seat], press.ask);
  if (s.offers.length > 0)
    return asked([...new Set(s.offers.map(o => o.to))], { kind: 'offer', offers: s.offers.map(o => o.id) });
  if (s.round.kind === 'auction') return asked([s.round.current], auctionAsk(g, s, s.round));
  if (s.round.kind === 'stock') {
    const seat = s.round.current;
    return asked([seat], {
      kind: mustSell(g, s, seat) ? 'must-sell' : 'stock-turn',
    });
  }
  return asked([presidentOf(s, s.round.company)!], g.step[s.round.step]!.ask(g, s, s.round));
};

const auctionAsk = (g: RailGame, s: RailState, round: AuctionRound): RailAsk => {
  if (round.contest) {
    const { privateId } = round.contest;
    return { kind: 'auction-contest', private: privateId, highest: round.bids[privateId]!.at(-1)!.price };
  }
  const cheapest = g.data.privates.find(p => s.privates[p.id] === 'bank')!.id;
  return { kind: 'auction-turn', cheapest, price: auctionPrice(g, round, cheapest) };
};

/** Where the game stands. */
export const roundOfGame = (s: RailState): RailRound => {
  const { round } = s;
  if (s.ended) return { kind: 'over' };
  if (round.kind === 'auction') return { kind: 'auction', number: 1 };
  if (round.kind === 'stock') return { kind: 'stock-round', number: s.set };
  return { kind: 'operating-round', number: s.set, index: round.index, of: round.of, company: round.company };
};
