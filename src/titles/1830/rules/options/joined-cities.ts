import { refuse, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { unlessNow } from '../../../../engine/rail/action/refusals.js';
import { readSpot, spotFields, spotName, type SpotFields } from '../../../../engine/rail/company/tokens.js';
import { trackRules } from '../../../../engine/rail/company/track.js';
import type { Move, RailGame } from '../../../../engine/rail/contract.js';
import type { RailData } from '../../../../engine/rail/data.js';
import { faceAt, liftToken, placeToken } from '../../../../engine/rail/map/board.js';
import { followStops } from '../../../../engine/rail/map/replace.js';
import type { Face, PlacedToken, Upgrade } from '../../../../engine/rail/map/types.js';
import { carryTokens, type TilePlacement } from '../../../../engine/rail/map/upgrade.js';
import { decisionOf, settleDecision } from '../../../../engine/rail/pending.js';
import { presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Pending, RailState } from '../../../../engine/rail/state.js';
import { choiceVariant, type VariantChange } from '../../../../engine/rail/variants/index.js';

/** Where a token stands now that could have gone to either city of its hex. */
export type CityFact = {
  readonly kind: 'city-chosen';
  readonly company: string;
  readonly hex: string;
  readonly stop: number;
};

/** The track of both cities leads to one now: in which of them shall the token stand? */
export type CityAsk = { readonly kind: 'choose-city'; readonly company: string; readonly hex: string };

const stopsOf = (tokens: readonly PlacedToken[], hex: string): readonly number[] =>
  tokens.filter(token => token.hex === hex).map(({ stop }) => stop);

/** T-09 names them for the 59, though they fit only where its cities join. */
const joiningOnly = ['35', '36'];

/** The brown tiles that follow the green one may join its cities. */
const joined = (d: RailData): RailData => {
  const isThere = (tile: string): boolean => d.map.tiles.some(({ id }) => id === tile);
  const listed = d.map.upgrades['59'] as readonly string[];
  const brown = new Set([...joiningOnly.filter(isThere), ...listed]);
  const upgrades = [...brown].map((tile): Upgrade => ({ tile, joins: true }));
  return { ...d, map: { ...d.map, upgrades: { ...d.map.upgrades, 59: upgrades } } };
};

/** The question that is open for the seat now, and its hex. */
const openChoice = (
  g: RailGame,
  s: RailState,
  seat: Seat,
): { readonly open: Pending; readonly hex: string } | null => {
  const open = decisionOf(g, s, 'choose-city', seat);
  return open && { open, hex: (open.ask as CityAsk).hex };
};

/** Two tokens keep two cities apart. */
const whyApart = (
  g: RailGame,
  s: RailState,
  hex: string,
  { tile, rotation }: TilePlacement,
): Refusal | undefined => {
  const before = stopsOf(s.board.tokens, hex);
  if (new Set(before).size < 2) return undefined;
  const after = stopsOf(carryTokens(g.map, s.board, hex, tile, rotation).tokens, hex);
  return new Set(after).size < 2 ? refuse('tile-drops-track', { hex, tile, rotation }) : undefined;
};

/**
 * The company whose one token stands on the hex where the tile joined the track of two cities to one of two; null
 * without. On a tile that has but one city there is nothing to choose.
 */
const newlyFree = (g: RailGame, s: RailState, hex: string, before: Face): string | null => {
  const after = faceAt(g.map, s.board, hex);
  const [a, b] = followStops(before, after) ?? [];
  if (after.stops.length !== 2 || a !== b) return null;
  return s.board.tokens.find(token => token.hex === hex)?.company ?? null;
};

const citiesOf = (hex: string): readonly string[] => [spotName(hex, 0), spotName(hex, 1)];

/** The president's choice between the two cities. */
const chooseCity: Move<SpotFields, CityFact> = {
  type: 'choose-city',
  fields: spotFields,
  moment: (g, s, seat) => unlessNow(openChoice(g, s, seat), 'choose-city'),
  options: (g, s, seat): readonly Option[] => [
    { type: 'choose-city', fields: { spot: { oneOf: citiesOf(openChoice(g, s, seat)!.hex) } } },
  ],
  refusal: (g, s, seat, { spot }) => {
    const allowed = citiesOf(openChoice(g, s, seat)!.hex);
    return allowed.includes(spot) ? undefined : refuse('no-token-there', { spot, allowed });
  },
  play: (g, d, seat, { spot }, out) => {
    const { open } = openChoice(g, d, seat)!;
    const { hex, stop } = readSpot(spot);
    const { company } = open;
    settleDecision(d, open);
    d.board = placeToken(g.map, liftToken(g.map, d.board, company, hex), { company, hex, stop });
    out.say({ kind: 'city-chosen', company, hex, stop });
  },
};

const flexible: VariantChange = {
  data: joined,
  moves: [chooseCity],
  pending: { 'choose-city': ['choose-city'] },
  forms: [{ type: 'choose-city', form: 'city <spot:spot>' }],
  rules: [
    trackRules.change(was => ({
      tileRefusal: (g, s, hex, placement) =>
        was.tileRefusal(g, s, hex, placement) ?? whyApart(g, s, hex, placement),
    })),
  ],
  reacts: {
    tileLaid: (g, d, _out, _company, hex, before) => {
      const company = newlyFree(g, d, hex, before);
      if (company === null) return;
      const seat = presidentOf(d, company)!;
      const ask: CityAsk = { kind: 'choose-city', company, hex };
      d.pending = [...d.pending, { kind: 'choose-city', seat, company, ask }];
    },
  },
};

/** May a brown tile lead the track of both cities of a green one to the same city (V-7.8)? */
export const twinCities = choiceVariant('twin-cities', 'fixed', { flexible });
