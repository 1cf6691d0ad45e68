import { must, type Fact } from '../../core/index.js';
import { onlyFields, textField } from '../action/fields.js';
import type { Move, Out } from '../contract.js';
import type { Power } from '../data.js';
import type { Draft } from '../state.js';
import type { Marker } from './markers.js';
import { closePrivate, privatesOf, type PowerKind } from './privates.js';
import { turnOf } from './track.js';

/** A private's company may once put a marker on one of these hexes; this closes the private. */
type MarkerPower = Power & { readonly hexes: readonly string[]; readonly bonus: number };

/** A marker, and the private that it came with. */
export type PlacedMarker = Marker & { readonly private: string };

/**
 * The move by which a company uses such a power, at any time of its turn.
 * @param put puts the marker there, and tells of it
 */
export const markerMove = <Own extends Fact>(
  type: string,
  power: PowerKind<MarkerPower>,
  put: (d: Draft, out: Out<Own>, placed: PlacedMarker) => void,
): Move<Own> => ({
  type,
  aside: [],
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round) return [];
    return privatesOf(g, s, round.company).flatMap(id => {
      const right = power.of(g, id);
      return right ? [{ type, fields: { private: { oneOf: [id] }, hex: { oneOf: right.hexes } } }] : [];
    });
  },
  tries: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const hexes = s.privates[id] === 'closed' ? [] : (power.of(g, id)?.hexes ?? []);
      return hexes.filter(hex => of === id || of === hex).map(hex => ({ private: id, hex }));
    }),
  play: (g, d, action, out) => {
    onlyFields(action, ['private', 'hex']);
    const round = turnOf(d, action.seat);
    must(round, 'not-now', { type });
    const id = textField(action, 'private');
    const hex = textField(action, 'hex');
    const { company } = round;
    const right = privatesOf(g, d, company).includes(id) ? power.of(g, id) : undefined;
    must(right && right.hexes.includes(hex), 'no-such-power-now', { private: id, hex });
    put(d, out, { company, private: id, hex, bonus: right.bonus });
    closePrivate(d, out, id);
    d.round = { ...round, begun: true };
  },
});
