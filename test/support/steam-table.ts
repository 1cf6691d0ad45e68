import {
  begin,
  completeSettings,
  DrawNeeded,
  fits,
  Illegal,
  play,
  type Action,
  type Applied,
  type Drawn,
  type DrawRequest,
  type Fact,
  type Json,
  type Option,
  type Seat,
} from '../../src/engine/core/index.js';
import { tracksPerPlayer } from './steam-data.js';
import type { PlayerState, SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { deepFreeze } from './freeze.js';

/* Positions of Imperial Steam for tests, and moves in its notation. */

/** As if nothing had been shuffled, and every die had shown a one. */
const unshuffled = (request: DrawRequest): Drawn =>
  request.kind === 'die' ? [1] : Array.from({ length: request.of }, (_, n) => n);

/** The start of a game; `drawn` answers what is to be drawn. */
export const opened = (
  seats: number,
  chosen: object = {},
  drawn: (request: DrawRequest, at: number) => Drawn = unshuffled,
): SteamState => {
  const start = { rules: 1, seats, settings: completeSettings(titleImperialSteam.settings, { ...chosen }) };
  const draws: Drawn[] = [];
  for (;;) {
    try {
      return deepFreeze(begin(titleImperialSteam, start, draws));
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      draws.push(drawn(error.request, draws.length));
    }
  }
};

interface Table extends Partial<Omit<SteamState, 'players' | 'influence' | 'seats'>> {
  readonly seats?: number;
  readonly chosen?: object;
  /** What is other than at the start, by seat. */
  readonly players?: readonly Partial<PlayerState>[];
  /** Columns by seat; in one column a lower seat is above a higher one. */
  readonly at?: readonly number[];
}

/** A player's turn in the fixed set-up, with some things other than at the start; the first seat is to act. */
export const table = ({ seats = 2, chosen, players = [], at = [], ...rest }: Table = {}): SteamState => {
  const { bids: _none, ...start } = opened(seats, chosen);
  const tracksOf = (seat: Seat): number =>
    Object.values(rest.tracks ?? {}).filter(owners => owners.includes(seat)).length;
  const markers = start.players.map((_, seat) => ({ seat, column: at[seat] ?? 100 }));
  return deepFreeze({
    ...start,
    phase: 'actions',
    turn: { seat: 0, main: null, delivered: false, second: null, token: null },
    influence: markers.sort((a, b) => b.column - a.column || a.seat - b.seat),
    ...rest,
    players: start.players.map((player, seat) => ({
      ...player,
      tracksLeft: tracksPerPlayer - tracksOf(seat),
      ...players[seat],
    })),
  });
};

const moveOf = (seat: Seat, line: string): Action => titleImperialSteam.notation.parse(line, seat);

/** Plays a move that has to be on the menu. */
const played = (state: SteamState, seat: Seat, line: string): Applied<SteamState> => {
  const action = moveOf(seat, line);
  const applied = play(titleImperialSteam, state, action);
  const isOffered = titleImperialSteam.menu(state, seat).some(option => fits(option, action));
  if (!isOffered) throw new Error(`accepted but not offered: ${line}`);
  return applied;
};

/** The position after some moves of a seat's. */
export const after = (state: SteamState, seat: Seat, ...lines: readonly string[]): SteamState =>
  lines.reduce((now, line) => deepFreeze(played(now, seat, line).state), state);

/** What is told of a move. */
export const told = (state: SteamState, seat: Seat, line: string): readonly Fact[] =>
  played(state, seat, line).facts;

/** Why an action is refused, which is not offered then: the code with its numbers; null where it is not. */
export const refusedAction = (
  state: SteamState,
  action: Action,
): { readonly [name: string]: Json } | null => {
  try {
    play(titleImperialSteam, state, action);
    return null;
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    if (titleImperialSteam.menu(state, action.seat).some(option => fits(option, action)))
      throw new Error(`offered but refused: ${JSON.stringify(action)}`, { cause: error });
    return { code: error.code, ...error.params };
  }
};

/** What the menu offers in the first form of a type. */
export const formOf = (state: SteamState, seat: Seat, type: string): Option['fields'] =>
  titleImperialSteam.menu(state, seat).find(option => option.type === type)!.fields;

/** Why a move is refused. */
export const refused = (
  state: SteamState,
  seat: Seat,
  line: string,
): { readonly [name: string]: Json } | null => refusedAction(state, moveOf(seat, line));

/** Own tracks from Wien along these cities, as a part of `tracks`. */
export const along = (
  owners: readonly Seat[],
  ...links: readonly string[]
): { [link: string]: readonly Seat[] } => Object.fromEntries(links.map(link => [link, owners]));
