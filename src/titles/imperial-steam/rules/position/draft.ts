import type { PlayerState, SteamState } from './state.js';

/** A private copy of a position to carry out an action on. */
export type Draft = { -readonly [K in keyof Omit<SteamState, 'players'>]: SteamState[K] } & {
  players: DraftPlayer[];
};
export type DraftPlayer = { -readonly [K in keyof PlayerState]: PlayerState[K] };

// Both written out: spreading takes twice as long, and this is done for every action.
const copyPlayer = (p: PlayerState): DraftPlayer => ({
  money: p.money,
  hand: p.hand,
  markers: p.markers,
  goods: p.goods,
  dock: p.dock,
  supply: p.supply,
  training: p.training,
  work: p.work,
  engineers: p.engineers,
  trains: p.trains,
  cars: p.cars,
  factories: p.factories,
  contracts: p.contracts,
  share: p.share,
  investors: p.investors,
  shareholders: p.shareholders,
  stationsLeft: p.stationsLeft,
  tracksLeft: p.tracksLeft,
});

/** A copy that may be changed; the position it comes from stays as it is. */
export const draftOf = (s: SteamState): Draft => {
  const draft: Draft = {
    title: s.title,
    rules: s.rules,
    seats: s.seats,
    settings: s.settings,
    phase: s.phase,
    round: s.round,
    order: s.order,
    turn: s.turn,
    influence: s.influence,
    hubs: s.hubs,
    tiles: s.tiles,
    stations: s.stations,
    tokens: s.tokens,
    demand: s.demand,
    coalBy: s.coalBy,
    crowns: s.crowns,
    tracks: s.tracks,
    sites: s.sites,
    built: s.built,
    market: s.market,
    wages: s.wages,
    refill: s.refill,
    shipment: s.shipment,
    locomotives: s.locomotives,
    display: s.display,
    semmering: s.semmering,
    players: s.players.map(copyPlayer),
  };
  if (s.bids) draft.bids = s.bids;
  return draft;
};
