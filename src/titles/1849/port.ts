import { must } from '../../engine/core/index.js';
import {
  closePrivate,
  onlyFields,
  placeMarkerOn,
  power,
  privatesOf,
  textField,
  turnOf,
  type Feature,
  type Move,
} from '../../engine/rail/index.js';

/** From now on the hex earns the company so much more. */
export type PortFact = {
  readonly kind: 'marker-placed';
  readonly company: string;
  readonly private: string;
  readonly hex: string;
  readonly bonus: number;
};

/** Its company may once put a marker on one of these ports, which is then worth so much more to it; this closes the private. */
export const portPower = power<{
  readonly kind: 'port-marker';
  readonly hexes: readonly string[];
  readonly bonus: number;
}>('port-marker');

/** C.N.M.: once, a marker on a port of one's choice; it stays, and the private closes (1849 §2.4). */
const usePort: Move<PortFact> = {
  type: 'use-port',
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round) return [];
    return privatesOf(g, s, round.company).flatMap(id => {
      const right = portPower.of(g, id);
      return right
        ? [{ type: 'use-port', fields: { private: { oneOf: [id] }, hex: { oneOf: right.hexes } } }]
        : [];
    });
  },
  tries: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const hexes = s.privates[id] === 'closed' ? [] : (portPower.of(g, id)?.hexes ?? []);
      return hexes.filter(hex => of === id || of === hex).map(hex => ({ private: id, hex }));
    }),
  play: (g, d, action, out) => {
    onlyFields(action, ['private', 'hex']);
    const round = turnOf(d, action.seat);
    must(round, 'not-now', { type: 'use-port' });
    const id = textField(action, 'private');
    const hex = textField(action, 'hex');
    const { company } = round;
    const right = privatesOf(g, d, company).includes(id) ? portPower.of(g, id) : undefined;
    must(right && right.hexes.includes(hex), 'no-such-power-now', { private: id, hex });
    const { bonus } = right;
    placeMarkerOn(d, { hex, company, bonus });
    out.say({ kind: 'marker-placed', company, private: id, hex, bonus });
    closePrivate(d, out, id);
    d.round = { ...round, begun: true };
  },
};

/** A marker on a port (1849 §2.4, C.N.M.). */
export const port: Feature = {
  moves: [usePort],
  forms: [{ type: 'use-port', form: 'use <private:id> port <hex:hex>' }],
  meanings: { 'marker-placed': fact => ({ changes: [(fact as PortFact).company] }) },
};
