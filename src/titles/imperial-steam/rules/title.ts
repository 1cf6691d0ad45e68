import { fieldSchemas, type Action, type Seat, type Status, type Title } from '../../../engine/core/index.js';
import { amounts, learnSteamData, type SteamData } from './data/index.js';
import { costOf, figures } from './figures.js';
import { printedOf } from './printed.js';
import type { SteamEnd, SteamRound } from './facts.js';
import { notationOf } from './notation.js';
import { orders } from './orders/orders.js';
import { apply } from './play/apply.js';
import { audit } from './play/audit.js';
import { menu } from './play/menu.js';
import { moves } from './play/moves.js';
import { turn } from './play/moment.js';
import { isOpen, view } from './play/view.js';
import { markersOn } from './position/questions.js';
import type { SteamState } from './position/state.js';
import { scores } from './scoring/score.js';
import { think } from './search.js';
import { sensible } from './sensible.js';
import { presets } from './presets.js';
import { settings } from './settings.js';
import { opening, setup } from './setup/setup.js';
import { goal, isConnected } from './track/network.js';
import { tries } from './tries.js';

/** A turn whose action is made ends; a pass is made where it costs nothing. All else is a decision. */
const onTimeout = (s: SteamState, seat: Seat): Action | null => {
  const { asked, ask } = turn(s);
  if (!asked.includes(seat)) return null;
  if (ask.kind === 'end-turn') return { seat, type: 'end-turn' };
  return ask.kind === 'act' && markersOn(s.players[seat]!, 'pass') === 0 ? { seat, type: 'pass' } : null;
};

const status = (s: SteamState): Status => {
  const ended = s.phase === 'over';
  const reached = s.players.some((_, seat) => isConnected(s, seat, goal));
  const round = {
    kind: 'steam-round',
    round: s.round,
    of: amounts.rounds,
    phase: s.phase,
  } satisfies SteamRound;
  const reason: SteamEnd = reached ? 'trieste-reached' : 'last-round';
  return { round, ended, result: ended ? { reason, scores: scores(s) } : null };
};

/** Half of the rounds, so that there is something on the board and something left to try: somebody may lay tracks. */
const demo = { moves: 110, at: { ask: 'act', offers: 'track' } };

/**
 * Imperial Steam as it is played by a set of values, which the rules know by the title's id from now on.
 * @param id `imperial-steam` for the set that comes with the service, else with the hash of the set behind it
 */
export const steamTitle = (id: string, data: SteamData): Title<SteamState> => {
  learnSteamData(id, data);
  return {
    id,
    rules: 2,
    minSeats: 2,
    maxSeats: 4,
    settings,
    presets,
    notation: notationOf(data),
    fields: fieldSchemas(moves),
    orders,
    demo,
    setup: (start, draw) => setup(id, start, draw),
    opening,
    turn,
    onTimeout,
    sensible,
    think,
    menu,
    tries,
    apply,
    view,
    isOpen,
    fromView: seen => seen as unknown as SteamState,
    status,
    scores,
    printed: (_settings, seats) => printedOf(data, seats),
    figures,
    costOf,
    audit,
  };
};
