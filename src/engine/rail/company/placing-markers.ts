import { refuse, textField, type Fact, type Seat } from '../../core/index.js';
import { anyHexField } from '../action/fields.js';
import { unlessNow } from '../action/refusals.js';
import type { Move, Out, RailGame } from '../contract.js';
import type { Power } from '../data.js';
import type { Draft, RailState } from '../state.js';
import type { Marker } from './markers.js';
import { closePrivate, privatesOf, type PowerKind } from './privates.js';
import { turnOf } from './track.js';

/** A private's company may once put a marker on one of these hexes; this closes the private. */
type MarkerPower = Power & { readonly hexes: readonly string[]; readonly bonus: number };

/** A marker, and the private that it came with. */
export type PlacedMarker = Marker & { readonly private: string };

interface MarkerFields {
  readonly private: string;
  readonly hex: string;
}

/**
 * The move by which a company uses such a power, at any time of its turn.
 * @param put puts the marker there, and tells of it
 */
export const markerMove = <Own extends Fact>(
  type: string,
  power: PowerKind<MarkerPower>,
  put: (d: Draft, out: Out<Own>, placed: PlacedMarker) => void,
): Move<MarkerFields, Own> => {
  /** The powers that the company in turn can use. */
  const powers = (
    g: RailGame,
    s: RailState,
    seat: Seat,
  ): readonly { readonly id: string; readonly right: MarkerPower }[] =>
    privatesOf(g, s, turnOf(s, seat)!.company).flatMap(id => {
      const right = power.of(g, id);
      return right ? [{ id, right }] : [];
    });
  return {
    type,
    aside: [],
    fields: { private: textField, hex: anyHexField },
    moment: (_g, s, seat) => unlessNow(turnOf(s, seat), type),
    candidates: (g, s, _seat, of) =>
      g.data.privates.flatMap(({ id }) => {
        const hexes = s.privates[id] === 'closed' ? [] : (power.of(g, id)?.hexes ?? []);
        return hexes.filter(hex => of === id || of === hex).map(hex => ({ private: id, hex }));
      }),
    options: (g, s, seat) =>
      powers(g, s, seat).map(({ id, right }) => ({
        type,
        fields: { private: { oneOf: [id] }, hex: { oneOf: right.hexes } },
      })),
    refusal: (g, s, seat, { private: id, hex }) =>
      powers(g, s, seat).some(one => one.id === id && one.right.hexes.includes(hex))
        ? undefined
        : refuse('no-such-power-now', { private: id, hex }),
    play: (g, d, seat, { private: id, hex }, out) => {
      const round = turnOf(d, seat)!;
      put(d, out, { company: round.company, private: id, hex, bonus: power.of(g, id)!.bonus });
      closePrivate(d, out, id);
      d.round = { ...round, begun: true };
    },
  };
};
