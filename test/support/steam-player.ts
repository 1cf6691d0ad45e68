import { play, sensibleMove, type Action, type Option, type Seat } from '../../src/engine/core/index.js';
import { onlyOf } from '../../src/titles/imperial-steam/rules/habits/look.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { goal } from '../../src/titles/imperial-steam/rules/track/network.js';
import { fillIn } from './menu.js';
import { byKind } from './rail-player.js';
import { pick, type Rng } from './random.js';

const anyMove = byKind(titleImperialSteam, {});

/**
 * A random player. One that is sensible more often than not comes farther: to the hubs, and now and then to Trieste.
 * @param sense how often
 */
export const steamPlayer =
  (sense: number) =>
  (state: SteamState, seat: Seat, rng: Rng): Action | undefined =>
    (rng() < sense ? sensibleMove(titleImperialSteam, state, seat) : null) ?? anyMove(state, seat, rng);

const builds = byKind(titleImperialSteam, { track: 30, hire: 6, charity: 3, donate: 0.2, pass: 0.2 });

/** A random player who builds until nothing is left to build with: factories of one good, and track wherever there is none. */
export const steamBuilder = (state: SteamState, seat: Seat, rng: Rng): Action | undefined => {
  const factory = titleImperialSteam
    .menu(state, seat)
    .find(
      ({ type, fields: { good } }) =>
        type === 'factory' && good && 'oneOf' in good && good.oneOf.includes('wood'),
    );
  if (factory) return { ...fillIn(factory, seat, rng), good: 'wood' };
  return (rng() < 0.5 ? sensibleMove(titleImperialSteam, state, seat) : null) ?? builds(state, seat, rng);
};

const canGoOn = ({ type, fields }: Option): boolean => {
  const all = ['link', 'first', 'second'].flatMap(name => onlyOf(fields[name])) as readonly string[];
  return ['access', 'track'].includes(type) && !all.some(link => link.endsWith(goal));
};

/** Bought access, two tracks, or one where that is all; never to the goal, with which the game would end. */
const furtherTracks = (state: SteamState, seat: Seat, rng: Rng): Action | undefined => {
  const forms = titleImperialSteam.menu(state, seat).filter(canGoOn);
  const most = forms.filter(({ fields }) => fields['link'] ?? fields['second']);
  const chosen = most.length > 0 ? most : forms;
  return chosen.length > 0 ? fillIn(pick(rng, chosen), seat, rng) : undefined;
};

const idles = byKind(titleImperialSteam, { donate: 20, pass: 5, track: 0 });

/** A random player whose first seat lays track wherever it can, until no piece is left; the others hardly do anything. */
export const steamLayer = (state: SteamState, seat: Seat, rng: Rng): Action | undefined => {
  if (seat !== 0) return idles(state, seat, rng);
  const tracks = furtherTracks(state, seat, rng);
  const move = tracks ?? sensibleMove(titleImperialSteam, state, seat);
  return move && (tracks || move.type !== 'track') ? move : idles(state, seat, rng);
};

/** The start of a game in which the first seat has plenty of everything that tracks take, but no more pieces than others. */
export const withPlenty = (state: SteamState): SteamState => ({
  ...state,
  players: state.players.with(0, {
    ...state.players[0]!,
    money: 400,
    goods: { wood: 7, stone: 9, iron: 9, coal: 3 },
    supply: 0,
    training: [5, 5, 5],
    engineers: ['bridge', 'tunnel'],
    trains: [8, 8, 8],
    cars: { free: 24, passenger: 0, reserved: 0 },
  }),
});

const mostlySensible = steamPlayer(0.8);

/** All that the seat does until somebody else is asked, from what it sees; what a bid leads to nobody knows. */
export const steamTurn = (view: object, seat: Seat, rng: Rng): readonly Action[] => {
  const actions: Action[] = [];
  let state = view as SteamState;
  while (titleImperialSteam.turn(state).asked.includes(seat)) {
    const action = mostlySensible(state, seat, rng)!;
    actions.push(action);
    if (action.type === 'bid') break;
    ({ state } = play(titleImperialSteam, state, action));
  }
  return actions;
};
