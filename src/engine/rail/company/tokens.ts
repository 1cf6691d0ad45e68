import { refuse, textField, type Refusal } from '../../core/index.js';
import {
  currentStop,
  faceAt,
  freeSlots,
  hasTokenOn,
  isFull,
  placedTokens,
  placeToken,
  slotsAt,
  type Reservation,
} from '../map/board.js';
import { tokenSpots as reachableSpots } from '../map/network.js';
import type { StopRef } from '../map/rail-map.js';
import { spotField } from '../action/fields.js';
import { unlessNow, unlessPayable } from '../action/refusals.js';
import { cashOf } from '../money.js';
import { openDecision } from '../pending.js';
import type { Home } from '../data.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { presidentOf } from '../shares/shares.js';
import { layPower, turnOf } from './track.js';
import type { Move, Out, RailGame } from '../contract.js';
import { collect } from './payments.js';
import { ruleSet } from '../rules.js';

export const tokenRules = ruleSet('tokens', {
  /** Cities where the company could place its next token, whatever it costs; `kept` are homes of others (1830 §7.3.2). */
  tokenSpots: (
    g: RailGame,
    s: RailState,
    company: string,
    kept: readonly Reservation[],
  ): readonly StopRef[] => reachableSpots(g.map, s.board, company, kept),
  /** What laying its next token costs the company, in dollars: on that hex, or where it costs least. */
  tokenCost: (g: RailGame, s: RailState, company: string, _hex?: string): number =>
    g.company[company]!.tokens[placedTokens(s, company)]!,
  /** Tokens of the company that are out of the game. */
  lostTokens: (_s: RailState, _company: string): number => 0,
  /** Is a home hex in which the company may choose its city kept for it as a whole (Erie, 1830 §7.3.2), or one circle of it? */
  keepsWholeHex: true,
  /**
   * Is the president asked for the city of the home, where so many are free? `parted`: track tells the cities of
   * the hex apart.
   */
  choosesHome: (_g: RailGame, _s: RailState, spots: number, _parted: boolean): boolean => spots > 1,
  /** Is the home of a company without a token there kept free for it? */
  homeIsReserved: (_g: RailGame, _s: RailState, _company: string): boolean => true,
});

/** A stop as it is written in moves: `E19`, `G19.1`. */
export const spotName = (hex: string, stop: number): string => (stop === 0 ? hex : `${hex}.${String(stop)}`);

/** The stop a move names. */
export const readSpot = (text: string): { hex: string; stop: number } => {
  const [hex, stop] = text.split('.');
  return { hex: hex!, stop: stop === undefined ? 0 : Number(stop) };
};

/** How many tokens the company has in the game, on the map or not. */
export const tokensInGame = (g: RailGame, s: RailState, company: string): number =>
  g.company[company]!.tokens.length - tokenRules.of(g).lostTokens(s, company);

/** How many tokens of the company are neither on the map nor lost. */
export const tokensLeft = (g: RailGame, s: RailState, company: string): number =>
  tokensInGame(g, s, company) - placedTokens(s, company);

/** Is one of the company's tokens neither on the map nor lost? */
export const hasTokenLeft = (g: RailGame, s: RailState, company: string): boolean =>
  tokensLeft(g, s, company) > 0;

/** Has the company a token at its home? */
const hasHome = (s: RailState, company: string, place: Home): boolean =>
  'choose' in place
    ? place.choose.some(({ hex }) => hasTokenOn(s.board, company, hex))
    : hasTokenOn(s.board, company, place.hex);

/** Is the home of the company kept free for it now? */
export const isHomeKept = (g: RailGame, s: RailState, company: string): boolean =>
  tokenRules.of(g).homeIsReserved(g, s, company) && !hasHome(s, company, g.company[company]!.home);

/** Is there a city on the home, or a station of the company's own (1830 V-7.4), with a free circle? */
const hasRoom =
  (g: RailGame, s: RailState) =>
  ({ hex, stop }: StopRef): boolean =>
    slotsAt(g.map, s.board, hex, stop) > 0 && !isFull(g.map, s.board, hex, stop);

/** What is kept of a home: of several, where `one` has to stay free, the last with room. */
const keptPlaces = (
  g: RailGame,
  s: RailState,
  place: Home,
): readonly { readonly hex: string; readonly stop: number | null }[] => {
  if (!('choose' in place)) return [place];
  if (place.kept !== 'one') return place.kept ? [place.kept] : [];
  const open = place.choose.filter(hasRoom(g, s));
  return open.length > 1 ? [] : open;
};

/** Homes of others that must stay free (1830 §7.3.2). */
const otherHomes = (g: RailGame, s: RailState, company: string): Reservation[] =>
  g.data.companies
    .flatMap(({ id, home: place }) =>
      id === company || !isHomeKept(g, s, id) ? [] : keptPlaces(g, s, place),
    )
    .map(({ hex, stop }) => ({
      hex,
      stop: stop === null ? null : currentStop(g.map, s.board, hex, stop),
      ...(tokenRules.of(g).keepsWholeHex ? {} : { anyCircle: true as const }),
    }));

const tokenSpots = (g: RailGame, s: RailState, company: string): readonly StopRef[] =>
  tokenRules.of(g).tokenSpots(g, s, company, otherHomes(g, s, company));

/** What keeps the company from placing a token in the city, as the `case` of the refusal; nothing where there is no city. */
const whyNoToken = (
  g: RailGame,
  s: RailState,
  company: string,
  { hex, stop }: StopRef,
): { readonly company: string; readonly case: string } | undefined => {
  if (!g.map.hexIndex.has(hex) || !(slotsAt(g.map, s.board, hex, stop) > 0)) return undefined;
  if (hasTokenOn(s.board, company, hex)) return { company, case: 'own' };
  if (isFull(g.map, s.board, hex, stop)) return { company, case: 'full' };
  const kept = freeSlots(g.map, s.board, hex, stop, otherHomes(g, s, company)) === 0;
  return { company, case: kept ? 'kept' : 'unreached' };
};

/** Has the company a token, the money and a place for it? */
export const canPlaceToken = (g: RailGame, s: RailState, company: string): boolean =>
  hasTokenLeft(g, s, company) &&
  tokenRules.of(g).tokenCost(g, s, company) <= cashOf(s, company) &&
  tokenSpots(g, s, company).length > 0;

/** Places a token on a spot known to be allowed. */
export const putToken = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  hex: string,
  stop: number,
  cost: number,
  more: { home: boolean; private?: string },
): void => {
  collect(g, d, out, company, cost, { kind: 'token', hex, stop });
  d.board = placeToken(g.map, d.board, { company, hex, stop });
  out.say({ kind: 'token-placed', company, hex, stop, cost, ...more });
};

/**
 * Cities in which the company may found its home station: the free ones among those it may choose from
 * (1849 §3.3.3). In a hex of two cities it has a choice only where track tells them apart (Erie, 1830
 * §7.3.2): before that, which of them it is makes no difference.
 */
export const homeSpots = (g: RailGame, s: RailState, company: string): StopRef[] => {
  const place = g.company[company]!.home;
  if ('choose' in place) return place.choose.filter(hasRoom(g, s));
  const { hex, stop } = place;
  if (stop !== null) return [{ hex, stop: currentStop(g.map, s.board, hex, stop) }];
  const { stops, track } = faceAt(g.map, s.board, hex);
  const free = stops.flatMap((x, i) =>
    x.kind === 'city' && freeSlots(g.map, s.board, hex, i, []) > 0 ? [{ hex, stop: i }] : [],
  );
  return track.length > 0 ? free : free.slice(0, 1);
};

/** Founds the home station, free of charge (1830 §7.3.1). */
export const placeHome = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  hex: string,
  stop: number,
): void => {
  putToken(g, d, out, company, hex, stop, 0, { home: true });
};

/** Has the president of the company to choose the city of its home in that hex? */
export const mustChooseHome = (g: RailGame, s: RailState, company: string, hex: string): boolean =>
  tokenRules
    .of(g)
    .choosesHome(g, s, homeSpots(g, s, company).length, faceAt(g.map, s.board, hex).track.length > 0);

/** Has the company, whose turn it is for the first time, no home station yet, and places among which to choose? */
export const mustChooseAmong = (g: RailGame, s: RailState, company: string): boolean => {
  const place = g.company[company]!.home;
  return (
    'choose' in place &&
    place.kept !== undefined &&
    !hasHome(s, company, place) &&
    homeSpots(g, s, company).length > 1
  );
};

/** The company whose president has to choose its home city now: in turn for the first time, or after a tile split the hex. */
export const awaitingHome = (g: RailGame, s: RailState): string | null => {
  const { round } = s;
  if (round.kind !== 'operating') return null;
  if (round.company !== '' && s.companies[round.company]!.floated && mustChooseAmong(g, s, round.company))
    return round.company;
  for (const { id, home: place } of g.data.companies) {
    const { floated, operated } = s.companies[id]!;
    const founded = (id === round.company && floated) || operated;
    if (
      !('choose' in place) &&
      place.stop === null &&
      founded &&
      !hasTokenOn(s.board, id, place.hex) &&
      mustChooseHome(g, s, id, place.hex)
    )
      return id;
  }
  return null;
};

/** The company whose president has to choose its home city now, at its start or later. */
const choosingHome = (g: RailGame, s: RailState): string | null => {
  const open = openDecision(g, s);
  return open?.kind === 'home-token' ? open.company : awaitingHome(g, s);
};

/** A city, by its name. */
export interface SpotFields {
  readonly spot: string;
}

/** The same by the right of a private. */
export interface SpotRightFields extends SpotFields {
  readonly private: string;
}

export const spotFields = { spot: spotField };
export const spotRightFields = { private: textField, ...spotFields };

const names = (spots: readonly StopRef[]): readonly string[] =>
  spots.map(({ hex, stop }) => spotName(hex, stop));

const isAmong = (spots: readonly StopRef[], { hex, stop }: StopRef): boolean =>
  spots.some(one => one.hex === hex && one.stop === stop);

/** The president's choice of the home city. */
export const home: Move<SpotFields> = {
  type: 'home',
  fields: spotFields,
  moment: (g, s, seat) => {
    const company = choosingHome(g, s);
    return unlessNow(company !== null && presidentOf(s, company) === seat, 'home');
  },
  candidates: (g, s, _seat, of) => (choosingHome(g, s) === null ? [] : triedSpots(g, s, of)),
  options: (g, s) => [
    { type: 'home', fields: { spot: { oneOf: names(homeSpots(g, s, choosingHome(g, s)!)) } } },
  ],
  refusal: (g, s, _seat, { spot }) => {
    const spots = homeSpots(g, s, choosingHome(g, s)!);
    return isAmong(spots, readSpot(spot))
      ? undefined
      : refuse('no-token-there', { spot, allowed: names(spots) });
  },
  play: (g, d, _seat, { spot }, out) => {
    const company = choosingHome(g, d)!;
    const { hex, stop } = readSpot(spot);
    d.pending = d.pending.filter(p => p.kind !== 'home-token' || p.company !== company);
    placeHome(g, d, out, company, hex, stop);
  },
};

/** The cities of the hex, in which somebody would try to place a token. */
export const triedSpots = (g: RailGame, s: RailState, hex: string | null): readonly SpotFields[] =>
  hex !== null && g.map.hexIndex.has(hex)
    ? faceAt(g.map, s.board, hex).stops.flatMap((_, stop) =>
        slotsAt(g.map, s.board, hex, stop) > 0 ? [{ spot: spotName(hex, stop) }] : [],
      )
    : [];

/** Why the company may not place its next token in the city. */
const tokenRefusal = (g: RailGame, s: RailState, company: string, spot: string): Refusal | undefined => {
  if (!hasTokenLeft(g, s, company)) return refuse('no-token-left', { company });
  const place = readSpot(spot);
  const cost = tokenRules.of(g).tokenCost(g, s, company, place.hex);
  if (cost > cashOf(s, company)) return unlessPayable(cost, cashOf(s, company));
  const spots = tokenSpots(g, s, company);
  return isAmong(spots, place)
    ? undefined
    : refuse('no-token-there', { spot, allowed: names(spots), ...whyNoToken(g, s, company, place) });
};

/** A further station (1830 §7.3.2). */
export const token: Move<SpotFields> = {
  type: 'token',
  fields: spotFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === 'token', 'token'),
  candidates: (g, s, _seat, of) => triedSpots(g, s, of),
  options: (g, s, seat) => {
    const { company } = turnOf(s, seat)!;
    if (!canPlaceToken(g, s, company)) return [];
    return [{ type: 'token', fields: { spot: { oneOf: names(tokenSpots(g, s, company)) } } }];
  },
  refusal: (g, s, seat, { spot }) => tokenRefusal(g, s, turnOf(s, seat)!.company, spot),
  play: (g, d, seat, { spot }, out) => {
    const round = turnOf(d, seat)!;
    const { hex, stop } = readSpot(spot);
    const cost = tokenRules.of(g).tokenCost(g, d, round.company, hex);
    putToken(g, d, out, round.company, hex, stop, cost, { home: false });
    d.round = { ...round, begun: true, tokened: true };
  },
};

/** Cities of the hex where the company could place a token, connected or not. */
export const freeSpots = (g: RailGame, s: RailState, company: string, hex: string): StopRef[] => {
  if (!hasTokenLeft(g, s, company) || hasTokenOn(s.board, company, hex)) return [];
  const homes = otherHomes(g, s, company);
  return faceAt(g.map, s.board, hex).stops.flatMap((x, stop) =>
    x.kind === 'city' && freeSlots(g.map, s.board, hex, stop, homes) > 0 ? [{ hex, stop }] : [],
  );
};

/** Can the free token that goes with a private's tile be placed? */
export const canUseToken = (g: RailGame, s: RailState, round: OperatingRound): boolean =>
  round.freeToken !== null && freeSpots(g, s, round.company, round.freeToken.hex).length > 0;

/** The free token that goes with a private's tile, in the same turn (1830 p. 11, DH). It is the station of the turn. */
export const useToken: Move<SpotRightFields> = {
  type: 'use-token',
  aside: ['free-token'],
  fields: spotRightFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.freeToken, 'use-token'),
  candidates: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const right = layPower.of(g, id);
      if (!right?.freeToken || s.privates[id] === 'closed' || (of !== id && of !== right.hex)) return [];
      return triedSpots(g, s, right.hex).map(spot => ({ private: id, ...spot }));
    }),
  options: (g, s, seat) => {
    const { company, freeToken } = turnOf(s, seat)!;
    const { privateId, hex } = freeToken!;
    const spots = names(freeSpots(g, s, company, hex));
    return [{ type: 'use-token', fields: { private: { oneOf: [privateId] }, spot: { oneOf: spots } } }];
  },
  refusal: (g, s, seat, { private: id, spot }) => {
    const { company, freeToken } = turnOf(s, seat)!;
    const { privateId, hex } = freeToken!;
    if (id !== privateId) return refuse('not-now', { type: 'use-token' });
    return isAmong(freeSpots(g, s, company, hex), readSpot(spot))
      ? undefined
      : refuse('no-token-there', { spot });
  },
  play: (g, d, seat, { private: id, spot }, out) => {
    const round = turnOf(d, seat)!;
    const { hex, stop } = readSpot(spot);
    putToken(g, d, out, round.company, hex, stop, 0, { home: false, private: id });
    d.round = { ...round, freeToken: null, tokened: true };
  },
};
