import type { Draft, Face, Feature } from '../../engine/rail/index.js';

/**
 * The first tile of a double city leads to one of its cities alone. Of the tokens on the hex the one that
 * came first stands there then, whichever city it was in (sheet §1.5).
 */
export const firstToTrack = (d: Draft, hex: string, before: Face): void => {
  if (before.track.length > 0) return;
  const first = d.board.tokens.find(token => token.hex === hex);
  if (first?.stop !== 1) return;
  const tokens = d.board.tokens.map(token =>
    token.hex === hex ? { ...token, stop: 1 - token.stop } : token,
  );
  d.board = { ...d.board, tokens };
};

export const doubleCities: Feature = {
  reacts: {
    tileLaid: (_g, d, _out, _company, hex, before) => {
      firstToTrack(d, hex, before);
    },
  },
};
