import { refuse, type Seat } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import {
  freeSpots,
  putToken,
  readSpot,
  spotFields,
  spotName,
  type SpotFields,
} from '../../../engine/rail/company/tokens.js';
import type { Feature, Move, Out, RailGame } from '../../../engine/rail/contract.js';
import { hasTokenOn, liftToken } from '../../../engine/rail/map/board.js';
import type { Face } from '../../../engine/rail/map/types.js';
import { decisionOf, settleDecision } from '../../../engine/rail/pending.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft, OperatingRound, Pending, RailState } from '../../../engine/rail/state.js';
import { isHome } from './homes.js';

/** A tile has parted the two cities of a hex: in which of them does the token stand that was there before? */
export type CityAsk = { readonly kind: 'choose-city'; readonly company: string; readonly hex: string };

const kind = 'choose-city';

export const doubleCityRules = ruleSet('1856/double-cities', {
  /** Who chooses the city of the company's token: its president, or whoever laid the tile (1856 §7.3). */
  chooser: (s: RailState, company: string, _layer: string): Seat => presidentOf(s, company)!,
});

const hexOf = ({ ask }: Pending): string => (ask as unknown as CityAsk).hex;

/** Is it still to be chosen in which city of the hex the company's token stands? */
export const isChoosingCity = (s: RailState, company: string, hex: string): boolean =>
  s.pending.some(open => open.kind === kind && open.company === company && hexOf(open) === hex);

/** Companies with a token there, and those whose home token has just been lifted. */
const companiesThere = (g: RailGame, d: Draft, hex: string): readonly string[] => {
  const inTurn = (d.round as OperatingRound).company;
  return g.data.companies
    .map(({ id }) => id)
    .filter(
      id =>
        hasTokenOn(d.board, id, hex) || (isHome(g, id, hex) && (id === inTurn || d.companies[id]!.operated)),
    );
};

/** Tokens laid while no track told the cities apart are laid anew (1856 §7.3). */
const liftAll = (g: RailGame, d: Draft, _out: Out, layer: string, hex: string, before: Face): void => {
  if (before.track.length > 0 || before.stops.length < 2) return;
  const { chooser } = doubleCityRules.of(g);
  for (const company of companiesThere(g, d, hex)) {
    d.board = liftToken(g.map, d.board, company, hex);
    const ask = { kind, company, hex } satisfies CityAsk;
    d.pending = [...d.pending, { kind, seat: chooser(d, company, layer), company, ask }];
  }
};

const spots = (g: RailGame, s: RailState, open: Pending): readonly string[] =>
  freeSpots(g, s, open.company, hexOf(open)).map(({ hex, stop }) => spotName(hex, stop));

const chooseCity: Move<SpotFields> = {
  type: 'choose-city',
  fields: spotFields,
  moment: (g, s, seat) => unlessNow(decisionOf(g, s, kind, seat), 'choose-city'),
  options: (g, s, seat) => [
    { type: 'choose-city', fields: { spot: { oneOf: spots(g, s, decisionOf(g, s, kind, seat)!) } } },
  ],
  refusal: (g, s, seat, { spot }) => {
    const allowed = spots(g, s, decisionOf(g, s, kind, seat)!);
    return allowed.includes(spot) ? undefined : refuse('no-token-there', { spot, allowed: [...allowed] });
  },
  play: (g, d, seat, { spot }, out) => {
    const open = decisionOf(g, d, kind, seat)!;
    const { hex, stop } = readSpot(spot);
    settleDecision(d, open);
    putToken(g, d, out, open.company, hex, stop, 0, { home: isHome(g, open.company, hex) });
  },
};

/** Tokens in double cities before their first tile (1856 §7.3). */
export const doubleCities: Feature = {
  moves: [chooseCity],
  pending: { [kind]: [chooseCity.type] },
  reacts: { tileLaid: liftAll },
  forms: [{ type: 'choose-city', form: 'city <spot:spot>' }],
};
