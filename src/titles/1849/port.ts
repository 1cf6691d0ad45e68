import { must } from '../../engine/core/index.js';
import {
  closePrivate,
  onlyFields,
  powerOf,
  privatesOf,
  textField,
  turnOf,
  type Move,
} from '../../engine/rail/index.js';

/** C.N.M.: once, a marker on a port of one's choice; it stays, and the private closes (1849 §2.4). */
export const usePort: Move = {
  type: 'use-port',
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round) return [];
    return privatesOf(g, s, round.company).flatMap(id => {
      const power = powerOf(g, id, 'port-marker');
      return power
        ? [{ type: 'use-port', fields: { private: { oneOf: [id] }, hex: { oneOf: power.hexes } } }]
        : [];
    });
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['private', 'hex']);
    const round = turnOf(d, action.seat);
    must(round, 'not-now', { type: 'use-port' });
    const id = textField(action, 'private');
    const hex = textField(action, 'hex');
    const { company } = round;
    const power = privatesOf(g, d, company).includes(id) ? powerOf(g, id, 'port-marker') : undefined;
    must(power && power.hexes.includes(hex), 'no-such-power-now', { private: id, hex });
    d.markers = [...d.markers, { kind: power.kind, hex, company }];
    facts.push({ kind: 'marker-placed', company, private: id, hex, bonus: power.bonus });
    closePrivate(d, facts, id);
    d.round = { ...round, begun: true };
  },
};
