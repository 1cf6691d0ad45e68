import { privatesOf } from '../../../engine/rail/company/privates.js';
import { readSpot, token, tokenRules } from '../../../engine/rail/company/tokens.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import type { RailState } from '../../../engine/rail/state.js';
import { freeTokenPower, tokenUsed } from '../rules/free-token.js';
import { isMended } from '../rules/rules-number.js';

/*
 * On the site the right of Waterloo & Saugeen comes with its company's own token, too: it makes that cost nothing on its
 * hex. So the company is asked for a token that it cannot pay wherever it reaches a city.
 */

/** Hexes on which the token of the company's turn would be free. */
const freeHexes = (g: RailGame, s: RailState, company: string): readonly string[] =>
  !isMended(s) || s.used.includes(tokenUsed)
    ? []
    : privatesOf(g, s, company).flatMap(id => freeTokenPower.of(g, id)?.hex ?? []);

/** The right is used up; its private stays open. */
const tokenWithRight: typeof token = {
  ...token,
  play: (g, d, seat, fields, out) => {
    const free = freeHexes(g, d, turnOf(d, seat)!.company);
    token.play(g, d, seat, fields, out);
    if (free.includes(readSpot(fields.spot).hex)) d.used = [...d.used, tokenUsed];
  },
};

export const siteFreeToken: Feature = {
  moves: [tokenWithRight],
  rules: [
    tokenRules.change(was => ({
      tokenCost: (g, s, company, hex) => {
        const free = freeHexes(g, s, company);
        return (hex === undefined ? free.length > 0 : free.includes(hex))
          ? 0
          : was.tokenCost(g, s, company, hex);
      },
    })),
  ],
};
