import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { standardTile } from '../../../../src/engine/rail/map/tile-set.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';
import type { BoardState, MapData, PlacedToken, HexDef } from '../../../../src/engine/rail/map/types.js';
import type { RunLimits } from '../../../../src/engine/rail/map/route.js';
import type { RunningTrain, RunTerms } from '../../../../src/engine/rail/map/run-terms.js';

type Extra = Partial<Pick<HexDef, 'walls' | 'terrain' | 'name'>>;

/** A map from hexes in the one-line notation, with tiles by number and count. */
export const smallMap = (
  hexes: { readonly [id: string]: string | readonly [string, Extra] },
  tiles: { readonly [tile: string]: number | null } = {},
  upgrades: MapData['upgrades'] = {},
): RailMap =>
  compileMap({
    hexes: Object.entries(hexes).map(([id, hex]) => {
      const [face, extra] = typeof hex === 'string' ? [hex, {}] : hex;
      return { id, ...parseFace(face), ...extra };
    }),
    tiles: Object.entries(tiles).map(([id, count]) => ({ id, count, ...standardTile(id) })),
    upgrades,
  });

/** Tokens as `PRR H12` or `PRR G19.1`. */
export const boardWith = (tokens: readonly string[], laid: BoardState['laid'] = {}): BoardState => ({
  laid,
  tokens: tokens.map((text): PlacedToken => {
    const [company, spot] = text.split(' ');
    const [hex, stop] = spot!.split('.');
    return { company: company!, hex: hex!, stop: Number(stop ?? 0) };
  }),
});

/** A train of 1830 by its name: as many stops as that says, a diesel any number. */
export const trainNamed = (name: string): RunningTrain => ({
  name,
  reach: name === 'D' ? null : Number(name),
});

/** Runs in a title without ports, where these levels of values are reached. */
export const termsWith = (...levels: string[]): RunTerms => ({ levels, portJoins: 0, bonus: {} });

export const limits: RunLimits = { trainOf: trainNamed, portJoins: 0 };

/** The code with which `act` is refused; undefined when it is not. */
export const refusal = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
