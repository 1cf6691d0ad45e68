import type { RailMap } from './rail-map.js';
import type { BoardState } from './types.js';

/** May the company pass the gates of the hex? A token there is a pass. */
export const hasPass = ({ tokens, passes = [] }: BoardState, company: string, hex: string): boolean =>
  [...passes, ...tokens].some(one => one.company === company && one.hex === hex);

/** The position in which the company may pass the gates of the hex. */
export const givePass = (board: BoardState, company: string, hex: string): BoardState => ({
  ...board,
  passes: [...(board.passes ?? []), { company, hex }],
});

/** Hexes with gates that the company may not pass. */
export const shutGates = (map: RailMap, board: BoardState, company: string): readonly string[] =>
  map.gates.filter(hex => !hasPass(board, company, hex));
