import { fromRecord, type Drawn } from './draw.js';
import { must } from './illegal.js';
import type { Action } from './option.js';
import type { GameState, Start } from './state.js';
import type { Applied, Title } from './title.js';

/**
 * Begins a game.
 * @param draws what was drawn for the set-up, in order
 * @throws DrawNeeded when a further draw is needed, Illegal for a wrong number of seats or a rules
 *   number this title has not reached or never had
 */
export const begin = <S extends GameState>(
  title: Title<S>,
  start: Start,
  draws: readonly Drawn[] = [],
): S => {
  must(
    Number.isInteger(start.seats) && start.seats >= title.minSeats && start.seats <= title.maxSeats,
    'wrong-number-of-seats',
    { seats: start.seats, from: title.minSeats, to: title.maxSeats },
  );
  must(
    Number.isInteger(start.rules) && start.rules >= 1 && start.rules <= title.rules,
    'unknown-rules-number',
    {
      rules: start.rules,
      newest: title.rules,
    },
  );
  const record = fromRecord(draws);
  // Whoever calls may know more of the game, such as its secrets: nothing of it gets into a position.
  const { rules, seats, settings } = start;
  const state = title.setup({ rules, seats, settings }, record.draw);
  mustUseAll(record.used(), draws);
  return state;
};

const mustUseAll = (used: number, draws: readonly Drawn[]): void =>
  must(used === draws.length, 'draws-left-over', { used, given: draws.length });

/**
 * The one door in: one action on one position.
 * @param draws what was drawn for this action, in order
 * @throws Illegal when the rules do not allow it, DrawNeeded when it needs a (further) draw
 */
export const play = <S extends GameState>(
  title: Title<S>,
  state: S,
  action: Action,
  draws: readonly Drawn[] = [],
): Applied<S> => {
  must(Number.isInteger(action.seat) && action.seat >= 0 && action.seat < state.seats, 'no-such-seat', {
    seat: action.seat,
  });
  const record = fromRecord(draws);
  const applied = title.apply(state, action, record.draw);
  mustUseAll(record.used(), draws);
  return applied;
};
