import { refuse } from '../../../../engine/core/index.js';
import { unlessNow } from '../../../../engine/rail/action/refusals.js';
import {
  putToken,
  readSpot,
  spotFields,
  spotName,
  tokensLeft,
  type SpotFields,
} from '../../../../engine/rail/company/tokens.js';
import type { Feature, Move, Out, RailGame } from '../../../../engine/rail/contract.js';
import { hasTokenOn, liftToken } from '../../../../engine/rail/map/board.js';
import { decisionOf, settleDecision } from '../../../../engine/rail/pending.js';
import { presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Draft, RailState } from '../../../../engine/rail/state.js';
import { national } from '../companies.js';
import { isHome } from '../homes.js';
import { formationOf, setFormation } from './formation-state.js';

export type TokenAsk = { readonly kind: 'keep-token'; readonly company: string };

const kind = 'keep-token';

const place = (g: RailGame, d: Draft, out: Out, hex: string, stop: number): void => {
  putToken(g, d, out, national, hex, stop, 0, { home: false });
};

/** Tokens of the companies that merge are replaced, homes first; the places of the others are left to be chosen (1856 §8.7). */
export const replaceTokens = (
  g: RailGame,
  d: Draft,
  out: Out,
  merging: readonly string[],
): readonly string[] => {
  const old = d.board.tokens.filter(({ company }) => merging.includes(company));
  for (const { company, hex } of old) d.board = liftToken(g.map, d.board, company, hex);
  for (const token of old.filter(({ company, hex }) => isHome(g, company, hex)))
    if (tokensLeft(g, d, national) > 0) place(g, d, out, token.hex, token.stop);
  const others = old.filter(({ hex }) => !hasTokenOn(d.board, national, hex));
  return [...new Set(others.map(({ hex, stop }) => spotName(hex, stop)))];
};

const hexOf = (spot: string): string => readSpot(spot).hex;

/** Places of which nothing can be said but that they stay: all hexes have room, and this is the only one of its hex. */
const certain = (spots: readonly string[], room: number): readonly string[] => {
  const hexes = spots.map(hexOf);
  return new Set(hexes).size > room
    ? []
    : spots.filter(spot => hexes.filter(hex => hex === hexOf(spot)).length === 1);
};

const spotsOf = (s: RailState): readonly string[] => {
  const now = formationOf(s);
  return now.stage === 'choosing' ? now.spots : [];
};

const keep = (g: RailGame, d: Draft, out: Out, spot: string): void => {
  const { hex, stop } = readSpot(spot);
  place(g, d, out, hex, stop);
  setFormation(d, { stage: 'choosing', spots: spotsOf(d).filter(other => hexOf(other) !== hex) });
};

/** Places what need not be chosen; asks the president about the rest, when nothing else is to be decided. */
export const goOnPlacing = (g: RailGame, d: Draft, out: Out): void => {
  const room = tokensLeft(g, d, national);
  for (const spot of certain(spotsOf(d), room)) keep(g, d, out, spot);
  if (spotsOf(d).length === 0 || tokensLeft(g, d, national) === 0)
    setFormation(d, { stage: 'choosing', spots: [] });
  else if (d.pending.length === 0) d.pending = [{ kind, seat: presidentOf(d, national)!, company: national }];
};

/** Its president chooses a place that the government's company keeps (1856 §8.7). */
const keepToken: Move<SpotFields> = {
  type: 'keep-token',
  fields: spotFields,
  moment: (g, s, seat) => unlessNow(decisionOf(g, s, kind, seat), 'keep-token'),
  options: (_g, s) => [{ type: 'keep-token', fields: { spot: { oneOf: spotsOf(s) } } }],
  refusal: (_g, s, _seat, { spot }) => {
    const allowed = spotsOf(s);
    return allowed.includes(spot) ? undefined : refuse('no-token-there', { spot, allowed: [...allowed] });
  },
  play: (g, d, seat, { spot }, out) => {
    settleDecision(d, decisionOf(g, d, kind, seat)!);
    keep(g, d, out, spot);
  },
};

/** The choice of the tokens that are replaced (1856 §8.7). */
export const tokenChoice: Feature = {
  moves: [keepToken],
  pending: { [kind]: [keepToken.type] },
  forms: [{ type: 'keep-token', form: 'keep <spot:spot>' }],
};
