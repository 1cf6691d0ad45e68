import { tokenRules } from '../../../engine/rail/company/tokens.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { faceAt, freeSlots, hasTokenOn } from '../../../engine/rail/map/board.js';
import type { StopRef } from '../../../engine/rail/map/rail-map.js';
import { isSupporter } from './kinds.js';

/**
 * A supporting company puts its stations on any free place of the board, one in a hex (18Mag §2, Aktiengesellschaften,
 * Schritt 1). No home is kept for anybody: those of all minors are on the board.
 */
export const stationsAnywhere: Feature = {
  rules: [
    tokenRules.change(was => ({
      homeIsReserved: () => false,
      tokenSpots: (g, s, company, kept) =>
        isSupporter(company)
          ? g.data.map.hexes.flatMap(({ id: hex }): StopRef[] =>
              hasTokenOn(s.board, company, hex)
                ? []
                : faceAt(g.map, s.board, hex).stops.flatMap((stop, at) =>
                    stop.kind === 'city' && freeSlots(g.map, s.board, hex, at, []) > 0
                      ? [{ hex, stop: at }]
                      : [],
                  ),
            )
          : was.tokenSpots(g, s, company, kept),
    })),
  ],
};
