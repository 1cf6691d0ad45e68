import { awaitingHome } from '../../../engine/rail/company/tokens.js';
import type { Feature, MapMark, Out, RailGame } from '../../../engine/rail/contract.js';
import { currentStop, faceAt } from '../../../engine/rail/map/board.js';
import { joins } from '../../../engine/rail/map/network.js';
import type { StopRef } from '../../../engine/rail/map/rail-map.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';
import { capitalKind, release, waitsForDestination, type CapitalFact } from './capital.js';
import { isChoosingCity } from './double-cities.js';
import { hasLeft } from './gone.js';
import { isMended } from './rules-number.js';

/** Where a company has to come: to one of these hexes, from its home unless another place is named. */
interface Destination {
  readonly to: readonly string[];
  readonly from?: string;
}

type Destinations = { readonly [company: string]: Destination };

const at = (...to: readonly string[]): Destination => ({ to });

/** 1856 §1.3. */
const rulebook: Destinations = {
  BBG: at('N17'),
  CA: at('H15'),
  CPR: at('N11'),
  CV: at('I14'),
  GT: at('K8'),
  GW: at('A20'),
  LPS: at('F17'),
  TGB: at('H5'),
  THB: at('J11'),
  WR: at('L15'),
  WGB: at('F9'),
};

/** 1856 §1.3, alternative destinations: Canada Air Line joins London and Detroit, its home is not asked. */
const alternative: Destinations = {
  BBG: at('N11'),
  CA: { from: 'F15', to: ['A20'] },
  CPR: at('P9'),
  CV: at('M4'),
  GT: at('L13'),
  GW: at('J15'),
  LPS: at('F15'),
  TGB: at('N1', 'O2'),
  THB: at('H15'),
  WR: at('L15'),
  WGB: at('H5'),
};

export const destinationRules = ruleSet('1856/destinations', {
  destinations: rulebook,
  /** Does a route count from every city of the home hex, even where the home is one of them? */
  fromWholeHex: false,
  /** Is it looked at after everything that is built, and not once in a turn? */
  atOnce: true,
});

/** The company's destination; undefined for the one that has none. */
export const destinationOf = (g: RailGame, company: string): Destination | undefined =>
  destinationRules.of(g).destinations[company];

const stopsIn = (g: RailGame, s: RailState, hex: string): readonly StopRef[] =>
  faceAt(g.map, s.board, hex).stops.map((_, stop) => ({ hex, stop }));

/** The cities from which the company's route counts: those of its home, or of the place named instead. */
const startsOf = (
  g: RailGame,
  s: RailState,
  company: string,
  from: string | undefined,
): readonly StopRef[] => {
  const { home } = g.company[company]!;
  if (from !== undefined) return stopsIn(g, s, from);
  if ('choose' in home) return [];
  const { hex, stop } = home;
  if (destinationRules.of(g).fromWholeHex) return stopsIn(g, s, hex);
  if (stop !== null) return [{ hex, stop: currentStop(g.map, s.board, hex, stop) }];
  const token = s.board.tokens.find(t => t.company === company && t.hex === hex);
  if (token) return [{ hex, stop: token.stop }];
  return isMended(s) && isChoosingCity(s, company, hex) ? [] : stopsIn(g, s, hex);
};

/** Could a train run from the company's home to its destination (1856 §6.2)? Tokens of others are not in its way. */
export const isAtDestination = (g: RailGame, s: RailState, company: string): boolean => {
  const destination = destinationOf(g, company);
  return (
    destination !== undefined &&
    joins(g.map, s.board, startsOf(g, s, company, destination.from), destination.to)
  );
};

/** Pays what was kept to all companies that have come to their destination. */
export const releaseAll = (g: RailGame, d: Draft, out: Out<CapitalFact>): void => {
  for (const { id } of g.data.companies)
    if (waitsForDestination(d, id) && isAtDestination(g, d, id)) release(g, d, out, id);
};

/** Where the company still has to come, as long as its capital depends on it; null where it does not. */
const openDestination = (g: RailGame, s: RailState, company: string): readonly string[] | null => {
  const destination = destinationOf(g, company);
  if (!destination || hasLeft(s, company) || capitalKind(g, s, company) !== 'escrow') return null;
  const { from, to } = destination;
  return from === undefined ? to : to.map(hex => `${from}–${hex}`);
};

/** Where a company has to come that has started and waits for its money. */
export type DestinationNote = {
  readonly kind: 'destination';
  readonly company: string;
  readonly hex: string;
};

/** The places on the map to which companies have to come. */
const marks = (g: RailGame, s: RailState): readonly MapMark[] =>
  g.data.companies
    .filter(({ id }) => waitsForDestination(s, id))
    .flatMap(({ id: company }) =>
      (destinationOf(g, company)?.to ?? []).map(hex => ({
        hex,
        label: `→${company}`,
        note: { kind: 'destination', company, hex } satisfies DestinationNote,
      })),
    );

/** Whoever lays the tile: companies get what was kept for them at once (1856 §6.2). */
export const destinations: Feature = {
  marks,
  reacts: {
    settles: (g, d, out) => {
      if (destinationRules.of(g).atOnce && awaitingHome(g, d) === null) releaseAll(g, d, out);
    },
  },
  columns: [
    {
      name: 'destination',
      value: (g, s, company) => {
        const names = openDestination(g, s, company);
        return names && { names };
      },
    },
  ],
};

/** Other destinations (1856 §11). */
export const alternativeDestinations: Feature = {
  chosen: s => s['alternative-destinations'] === true,
  rules: [destinationRules.change({ destinations: alternative })],
};
