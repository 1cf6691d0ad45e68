import {
  fits,
  play,
  type Action,
  type GameState,
  type Seat,
  type Title,
} from '../../src/engine/core/index.js';
import { bestOf } from '../../src/engine/rail/company/running.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { networkOf } from '../../src/engine/rail/map/network.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { fillIn } from './menu.js';
import { pick, type Rng } from './random.js';

/** How often a kind of move is chosen beside the others, which have 1. */
type Weights = { readonly [type: string]: number };

const weights: Weights = { offer: 0.08, sell: 0.5, train: 3, bid: 0.5, buy: 2 };

export type Player = (state: RailState, seat: Seat, rng: Rng) => Action | undefined;

/**
 * A random player that chooses among the kinds of moves first: chosen by forms alone, offers would
 * crowd out all else and games would take for ever.
 */
export const byKind =
  <S extends GameState>(title: Title<S>, chosen: Weights = weights) =>
  (state: S, seat: Seat, rng: Rng): Action | undefined => {
    const menu = title.menu(state, seat);
    const types = [...new Set(menu.map(option => option.type))];
    const total = types.reduce((sum, type) => sum + (chosen[type] ?? 1), 0);
    let left = rng() * total;
    const type = types.find(t => (left -= chosen[t] ?? 1) < 0) ?? types.at(-1);
    const forms = menu.filter(option => option.type === type);
    return type === undefined ? undefined : fillIn(pick(rng, forms), seat, rng);
  };

export const chooseByKind = byKind(title1830);

/**
 * The same, for games that chance alone may never end: where any train may be bought and given up again, all that is
 * earned goes back into the bank. After `patience` moves hardly any train is bought any more.
 */
export const chooseUntilTired = (patience = 3000): Player => {
  const tired = byKind(title1830, { ...weights, train: 0.05 });
  let moves = 0;
  return (...at) => (moves++ < patience ? chooseByKind : tired)(...at);
};

/** What the company in turn would earn at its best, or whether it could run at all with a train. */
const promise = (title: RailTitle, state: RailState): number => {
  if (state.round.kind !== 'operating' || state.round.company === '') return 0;
  const g = title.game(state.settings);
  const { company } = state.round;
  const { value } = bestOf(g, state, company);
  return value + (networkOf(g.map, state.board, company).canRun ? 1 : 0);
};

/** Of some moves the one after which the company earns most. */
const mostPromising = (title: RailTitle, state: RailState, moves: readonly Action[]): Action | undefined =>
  moves
    .map(move => ({ move, worth: promise(title, play(title, state, move).state) }))
    .sort((a, b) => b.worth - a.worth)[0]?.move;

const ambitions: Weights = { ...weights, sell: 0.1, issue: 0.15, borrow: 0.3, lay: 6, token: 2, pass: 0.5 };

/**
 * A random player who wants their companies to thrive, so that games come to their late phases: tries a
 * few tiles and lays the best, and pays what is earned more often than not.
 */
export const ambitious = (title: RailTitle): Player => {
  const any = byKind(title, ambitions);
  return (state, seat, rng) => {
    const action = any(state, seat, rng);
    if (action?.type === 'dividend') {
      const wanted = { ...action, kind: rng() < 0.8 ? 'pay' : 'withhold' };
      return title.menu(state, seat).some(option => fits(option, wanted)) ? wanted : action;
    }
    if (action?.type !== 'lay') return action;
    const forms = title.menu(state, seat).filter(option => option.type === 'lay');
    return mostPromising(
      title,
      state,
      Array.from({ length: 6 }, () => fillIn(pick(rng, forms), seat, rng)),
    );
  };
};
