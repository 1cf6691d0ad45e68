import { refuse, wholeNumber, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { dataOf } from '../data/index.js';
import { moveInfluence, stepsBack } from '../influence/track.js';
import type { Move } from '../play/move.js';
import type { SteamState } from '../position/state.js';
import { rowOf } from './shares.js';

interface ShareFields {
  /** 1 for a rise, -1, -2 ... for a fall. */
  readonly rows: number;
}

const rise = (s: SteamState, seat: Seat, row: number): Refusal | undefined => {
  const { shareRows } = dataOf(s);
  if (row === shareRows.length - 1) return refuse('share-top', { price: shareRows[row]!.price });
  const { price, raise } = shareRows[row + 1]!;
  const steps = stepsBack(s, seat);
  return steps < raise! ? refuse('need-influence', { price, cost: raise!, steps }) : undefined;
};

const refusal = (s: SteamState, seat: Seat, { rows }: ShareFields): Refusal | undefined => {
  const row = rowOf(s, s.players[seat]!.share);
  if (rows === 0) return refuse('nothing-done', { case: 'share' });
  if (rows > 0 && s.turn?.begun) return refuse('share-rows', { rows, most: 0, case: 'lowering' });
  if (rows > 1) return refuse('share-rows', { rows, most: 1 });
  if (rows === 1) return rise(s, seat, row);
  if (row === 0) return refuse('share-bottom', { price: dataOf(s).shareRows[0]!.price });
  return row + rows < 0 ? refuse('share-rows', { rows, most: row, case: 'down' }) : undefined;
};

/** Main action 9: the share price rises by a row for influence, or falls by any number for nothing. */
export const share: Move<ShareFields> = {
  type: 'share',
  when: 'main',
  tile: 'share',
  fields: { rows: wholeNumber },
  options: (s, seat): readonly Option[] => {
    const down = Array.from({ length: rowOf(s, s.players[seat]!.share) }, (_, at) => -1 - at);
    const offered = [1, ...down].filter(rows => !refusal(s, seat, { rows }));
    return offered.length > 0 ? [{ type: 'share', fields: { rows: { oneOf: offered } } }] : [];
  },
  refusal,
  // It rises by one row alone.
  parts: ({ rows }) => (rows < 0 ? {} : undefined),
  play: (d, seat, { rows }, say) => {
    const player = d.players[seat]!;
    const to = dataOf(d).shareRows[rowOf(d, player.share) + rows]!;
    const steps = rows === 1 ? moveInfluence(d, seat, -to.raise!) : 0;
    player.share = to.price;
    say({ kind: 'share-moved', seat, price: to.price, rows, steps });
  },
};
