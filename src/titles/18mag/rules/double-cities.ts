import type { Feature } from '../../../engine/rail/contract.js';
import type { Face, PlacedToken } from '../../../engine/rail/map/types.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import type { Draft } from '../../../engine/rail/state.js';

export const doubleCityRules = ruleSet('18mag/double-cities', {
  /** Which of the tokens on a double city stands on the track of its first tile: the one that came first (sheet §1.5). */
  onTrack: (_d: Draft, tokens: readonly PlacedToken[]): PlacedToken | undefined => tokens[0],
});

const tokensOn = (d: Draft, hex: string): readonly PlacedToken[] =>
  d.board.tokens.filter(token => token.hex === hex);

/**
 * The first tile of a double city leads to one of its cities alone. One of the tokens on the hex stands there then,
 * whichever city it was in, and another one in the other city.
 */
export const toTrack = (d: Draft, hex: string, before: Face, one: PlacedToken | undefined): void => {
  if (before.track.length > 0 || one?.stop !== 1) return;
  const tokens = d.board.tokens.map(token =>
    token.hex === hex ? { ...token, stop: 1 - token.stop } : token,
  );
  d.board = { ...d.board, tokens };
};

/** Moves the token that came first to the track. */
export const firstToTrack = (d: Draft, hex: string, before: Face): void => {
  toTrack(d, hex, before, tokensOn(d, hex)[0]);
};

export const doubleCities: Feature = {
  reacts: {
    tileLaid: (g, d, _out, _company, hex, before) => {
      toTrack(d, hex, before, doubleCityRules.of(g).onTrack(d, tokensOn(d, hex)));
    },
  },
};
