import type { Action, Seat, Title } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { fillIn } from './menu.js';
import { pick, type Rng } from './random.js';

/** How often a kind of move is chosen beside the others, which have 1. */
const weights: { readonly [type: string]: number } = { offer: 0.08, sell: 0.5, train: 3, bid: 0.5, buy: 2 };

/**
 * A random player that chooses among the kinds of moves first: chosen by forms alone, offers would
 * crowd out all else and games would take for ever.
 */
export const byKind =
  (title: Title<RailState>) =>
  (state: RailState, seat: Seat, rng: Rng): Action | undefined => {
    const menu = title.menu(state, seat);
    const types = [...new Set(menu.map(option => option.type))];
    const total = types.reduce((sum, type) => sum + (weights[type] ?? 1), 0);
    let left = rng() * total;
    const type = types.find(t => (left -= weights[t] ?? 1) < 0) ?? types.at(-1);
    const forms = menu.filter(option => option.type === type);
    return type === undefined ? undefined : fillIn(pick(rng, forms), seat, rng);
  };

export const chooseByKind = byKind(title1830);
