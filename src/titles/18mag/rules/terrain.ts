import { offered, refuse, type Option } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { trackRules, turnOf, type LayFields } from '../../../engine/rail/company/track.js';
import type { Feature, Move, Out, RailGame } from '../../../engine/rail/contract.js';
import { terrainCost } from '../../../engine/rail/map/upgrade.js';
import { pay } from '../../../engine/rail/money.js';
import { companyPart } from '../../../engine/rail/parts.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { layOfTwo } from '../../../engine/rail/mechanisms/two-tiles.js';
import type { PaymentFact } from './payments.js';

/** A minor gives up a marker: the bank pays for the terrain of one hex. */
export type TerrainFact = {
  readonly kind: 'terrain-marker-used';
  readonly company: string;
  readonly hex: string;
  readonly left: number;
};

/** By how many terrain markers a minor has at the start (18Mag §Vorbereitung 7). */
const terrainMarkers: { readonly [minor: string]: number } = { 5: 3, 6: 1, 7: 1, 12: 2, 13: 1 };

const used = companyPart<number>('terrain-markers-used', 0);

/** How many terrain markers the minor still has (18Mag §Vorbereitung 7). */
export const markersLeft = (s: RailState, company: string): number =>
  (terrainMarkers[company] ?? 0) - used.of(s, company);

/** Noted while a tile is laid whose terrain the bank pays. */
const MARKED = 'terrain-marker';

const marking = (round: OperatingRound): OperatingRound => ({ ...round, done: [...round.done, MARKED] });

/** Lays a tile on the hex whose terrain the bank pays to SIK, whoever of the two that is (18Mag §2 Schritt 1). */
export const layOnBank = (
  g: RailGame,
  d: Draft,
  out: Out<PaymentFact>,
  hex: string,
  lay: () => void,
): void => {
  const cost = terrainCost(g.map, d.board, hex);
  d.round = marking(d.round as OperatingRound);
  lay();
  const after = d.round;
  d.round = { ...after, done: after.done.filter(done => done !== MARKED) };
  if (cost === 0) return;
  pay(d, 'bank', 'SIK', cost);
  out.say({ kind: 'supporter-paid', company: 'SIK', by: 'bank', amount: cost, what: 'terrain' });
};

/** The position while the bank pays for the terrain. */
const marked = (s: RailState): RailState => ({ ...s, round: marking(s.round as OperatingRound) });

export const layMarked: Move<LayFields, TerrainFact | PaymentFact> = {
  type: 'lay-marked',
  // Most tiles are laid for money: the markers are few.
  aside: [],
  fields: layOfTwo.fields,
  moment: (_g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round) return unlessNow(round, 'lay-marked');
    const { company } = round;
    if (terrainMarkers[company] === undefined) return refuse('no-terrain-marker', { company, case: 'never' });
    return markersLeft(s, company) > 0 ? undefined : refuse('no-terrain-marker', { company });
  },
  options: (g, s, seat) => {
    const hexOf = ({ fields: { hex } }: Option): string =>
      hex && 'oneOf' in hex ? String(hex.oneOf[0]) : '';
    return offered(layOfTwo, seat, g, marked(s))
      .filter(option => terrainCost(g.map, s.board, hexOf(option)) > 0)
      .map(option => ({ ...option, type: 'lay-marked' }));
  },
  refusal: (g, s, seat, fields) => {
    const { hex } = fields;
    if (terrainCost(g.map, s.board, hex) === 0) return refuse('no-terrain-there', { hex });
    return layOfTwo.moment?.(g, marked(s), seat) ?? layOfTwo.refusal(g, marked(s), seat, fields);
  },
  play: (g, d, seat, fields, out) => {
    const { company } = turnOf(d, seat)!;
    const { hex } = fields;
    layOnBank(g, d, out, hex, () => {
      layOfTwo.play(g, d, seat, fields, out);
      used.set(d, company, used.of(d, company) + 1);
      out.say({ kind: 'terrain-marker-used', company, hex, left: markersLeft(d, company) });
    });
  },
};

/** For a marker the bank pays the whole terrain of a hex to SIK (18Mag §2 Schritt 1). */
export const terrain: Feature = {
  parts: [used],
  moves: [layMarked],
  rules: [
    trackRules.change(was => ({
      trackCost: (g, s, company, hex, placement) => {
        const cost = was.trackCost(g, s, company, hex, placement);
        const isMarked = s.round.kind === 'operating' && s.round.done.includes(MARKED);
        return isMarked ? cost - terrainCost(g.map, s.board, hex) : cost;
      },
    })),
  ],
  forms: [{ type: 'lay-marked', form: '<hex:hex> <tile:id> r<rotation:int> marker' }],
  columns: [
    {
      name: 'terrain-markers',
      value: (_g, s, company) => {
        const number = markersLeft(s, company);
        return number > 0 ? { number } : null;
      },
    },
  ],
};
