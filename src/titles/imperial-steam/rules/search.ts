import { thinkBy, type Search, type Title } from '../../../engine/core/index.js';
import { apply } from './play/apply.js';
import { menu } from './play/menu.js';
import { turn } from './play/moment.js';
import { scores } from './scoring/score.js';
import { movesOf } from './search-moves.js';
import { sensible } from './sensible.js';
import type { SteamState } from './position/state.js';

/*
 * How seats think ahead: to the end of the game, which is near enough, over the points that everybody would have then.
 */

/** What part of what the best of the others has counts against a seat. */
const RIVAL = 0.5;

/** A bid that is not seen is taken to be nothing, and hidden money to be as much as the seat has. */
const guess = (s: SteamState, seat: number): SteamState => ({
  ...s,
  ...(s.bids && { bids: s.bids.map(bid => (bid === 'sealed' ? 0 : bid)) }),
  players: s.players.map(player =>
    player.money === null ? { ...player, money: s.players[seat]!.money } : player,
  ),
});

const search: Search<SteamState> = {
  breadth: { ordinary: { steps: 500, places: 0 }, strong: { steps: 6000, places: 0 } },
  guess,
  usual: sensible,
  moves: (s, { menu: options, seat }) => movesOf(s, options, seat),
  apply: (s, action) => apply(s, action).state,
  next: (_from, s) => {
    const [seat] = turn(s).asked;
    if (seat === undefined) return null;
    return sensible({ seat, menu: menu(s, seat), view: {}, position: s });
  },
  idle: new Set(['end-turn']),
  standing: (s, seat) => {
    const points = (other: number): number => scores(s).find(score => score.seat === other)!.points;
    const others = s.players.flatMap((_, other) => (other === seat ? [] : [points(other)]));
    return points(seat) - RIVAL * Math.max(...others);
  },
};

/** What a seat that thinks ahead would do; see `thinkBy`. */
export const think: NonNullable<Title<SteamState>['think']> = (sight, effort) =>
  thinkBy(search, sight, effort);
