import type { Marker } from '../../../engine/rail/company/markers.js';
import { markerMove } from '../../../engine/rail/company/placing-markers.js';
import { power } from '../../../engine/rail/company/privates.js';
import { addRunTerms } from '../../../engine/rail/company/running.js';
import type { Feature, Out, RailGame } from '../../../engine/rail/contract.js';
import { part } from '../../../engine/rail/parts.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';
import { loansAreOver } from './phases.js';

/** From now on a run that stops in the hex earns the company so much more. */
export type PortFact =
  | {
      readonly kind: 'port-opened';
      readonly company: string;
      readonly private: string;
      readonly hex: string;
      readonly bonus: number;
    }
  | { readonly kind: 'port-closed'; readonly company: string; readonly hex: string };

/** Its company may once put the port marker in one of these hexes; this closes the private (1856 §2). */
export const portPower = power<{
  readonly kind: 'port';
  readonly hexes: readonly string[];
  readonly bonus: number;
}>('port');

const marker = part<Marker | null>('port', null);

/** Where the port marker lies, and for whom; null where it does not. */
export const portOf = (s: RailState): Marker | null => marker.of(s);

/** The marker goes with the company. */
const dropWith = (d: Draft, company: string): void => {
  if (marker.of(d)?.company === company) marker.clear(d);
};

/** It is taken off when the first 6-train is bought (1856 §2). */
const closePort = (g: RailGame, d: Draft, out: Out<PortFact>): void => {
  const here = marker.of(d);
  if (!here || !loansAreOver(g, d)) return;
  marker.clear(d);
  out.say({ kind: 'port-closed', company: here.company, hex: here.hex });
};

const openPort = markerMove<PortFact>('open-port', portPower, (d, out, { private: id, ...placed }) => {
  marker.set(d, placed);
  out.say({ kind: 'port-opened', private: id, ...placed });
});

/** The port marker: once for each run that stops there, until the first 6-train (1856 §2). */
export const port: Feature = {
  parts: [marker],
  moves: [openPort],
  rules: [
    addRunTerms((_g, s, company) => {
      const here = marker.of(s);
      return here?.company === company ? { bonuses: [{ amount: here.bonus, visits: [[here.hex]] }] } : {};
    }),
  ],
  reacts: {
    phaseBegins: closePort,
    companyCloses: (_g, d, _out, company) => {
      dropWith(d, company);
    },
  },
  forms: [{ type: 'open-port', form: 'use <private:id> port <hex:hex>' }],
  meanings: { 'port-opened': fact => ({ changes: [(fact as PortFact).company] }) },
  marks: (_g, s) => {
    const here = marker.of(s);
    return here
      ? [
          {
            hex: here.hex,
            label: `${here.company} +${String(here.bonus)}`,
            note: { kind: 'port', ...here },
          },
        ]
      : [];
  },
};
