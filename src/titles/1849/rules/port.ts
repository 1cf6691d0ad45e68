import { placeMarkerOn } from '../../../engine/rail/company/markers.js';
import { markerMove } from '../../../engine/rail/company/placing-markers.js';
import { power } from '../../../engine/rail/company/privates.js';
import type { Feature } from '../../../engine/rail/contract.js';

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
const usePort = markerMove<PortFact>('use-port', portPower, (d, out, { private: id, ...marker }) => {
  placeMarkerOn(d, marker);
  out.say({ kind: 'marker-placed', private: id, ...marker });
});

/** A marker on a port (1849 §2.4, C.N.M.). */
export const port: Feature = {
  moves: [usePort],
  forms: [{ type: 'use-port', form: 'use <private:id> port <hex:hex>' }],
  meanings: { 'marker-placed': fact => ({ changes: [(fact as PortFact).company] }) },
};
