import { refuse, textField, type Refusal } from '../../../engine/core/index.js';
import { unlessNow, unlessPayable } from '../../../engine/rail/action/refusals.js';
import { addRunTerms, bestOf, revenueOf, routesOf } from '../../../engine/rail/company/running.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, RailGame } from '../../../engine/rail/contract.js';
import { phaseOf } from '../../../engine/rail/game.js';
import type { Gear } from '../../../engine/rail/map/run-terms.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import type { Supporter } from './kinds.js';
import { minesOf } from './mines.js';
import { isSmall } from './settings.js';
import { isMended } from './rules-number.js';

/*
 * Railcars: bonuses for one train of a minor that last for one operating round (18Mag §2 Schritt 4). A
 * minor buys them as it runs; which train takes which is found with its best runs.
 */

/** A minor has bought a railcar; its trains can now earn `gain` more together. */
export type RailcarFact = {
  readonly kind: 'railcar-bought';
  readonly company: string;
  readonly from: Supporter;
  readonly price: number;
  readonly gain: number;
};

/** Who sells one, and what it is. */
interface Railcar {
  readonly from: Supporter;
  readonly gear: (g: RailGame, s: RailState) => Gear;
}

/** From the brown phase on railcars cost 10 more, and bring more. */
export const isLate = (g: RailGame, s: RailState): boolean => phaseOf(g, s).colours.includes('brown');

const redPlaces = (g: RailGame): readonly string[] =>
  g.map.hexes.filter(({ colour }) => colour === 'red').map(({ id }) => id);

const redBonus = (g: RailGame, s: RailState): Gear => ({
  name: 'RABA',
  bonuses: [{ amount: isLate(g, s) ? 30 : 20, visits: [redPlaces(g)] }],
});

/** A train that visits as many towns again; with the second rules number towns may also take its own stops. */
const plus = (name: string, s: RailState): Gear => ({
  name,
  plus: true,
  ...(isMended(s) && { townsTakeStops: true }),
});

const large: readonly Railcar[] = [
  { from: 'RABA', gear: redBonus },
  { from: 'SNW', gear: g => ({ name: 'SNW', opens: minesOf(g) }) },
  { from: 'G&C', gear: (_g, s) => plus('G&C', s) },
];

/** Where two play, RABA sells the one or the other (18Mag §2 Schritt 4). */
const small: readonly Railcar[] = [
  {
    from: 'RABA',
    gear: (g, s) => ({ name: 'RABA', either: [redBonus(g, s), plus('RABA+', s)] }),
  },
];

const carsOf = ({ settings }: RailState): readonly Railcar[] => (isSmall(settings) ? small : large);

const PREFIX = 'railcar ';

const mark = (from: Supporter): string => PREFIX + from;

const isBought = ({ done }: OperatingRound, { from }: Railcar): boolean => done.includes(mark(from));

/** Who sells railcars to the minor in turn, and whether it has theirs already. */
export const railcarsFor = (
  s: RailState,
  round: OperatingRound,
): readonly { readonly from: Supporter; readonly bought: boolean }[] =>
  carsOf(s).map(car => ({ from: car.from, bought: isBought(round, car) }));

/** What the next one costs: 10, 20, 30 in the order of purchase, from the brown phase on 20, 30, 40. */
export const railcarPrice = (g: RailGame, s: RailState, { done }: OperatingRound): number =>
  10 * (1 + done.filter(one => one.startsWith(PREFIX)).length + (isLate(g, s) ? 1 : 0));

/** The turn as it is once the railcar is bought. */
const withCar = (round: OperatingRound, { from }: Pick<Railcar, 'from'>): OperatingRound => ({
  ...round,
  done: [...round.done, mark(from)],
});

/** By how much the runs of the minor in turn would earn more with the railcar. */
export const gainOf = (g: RailGame, s: RailState, round: OperatingRound, from: Supporter): number =>
  bestOf(g, { ...s, round: withCar(round, { from }) }, round.company).value -
  bestOf(g, { ...s, round }, round.company).value;

/** With more states than this in the search for the best runs, the search with one more railcar takes long. */
const MANY = 800;

/** What is gained at least, and whether no more is. */
interface QuickGain {
  readonly least: number;
  readonly exact: boolean;
}

/**
 * About the same without a long search: where the best runs took one to be found, what just these would earn more. No
 * less is gained in truth.
 */
export const quickGainOf = (g: RailGame, s: RailState, round: OperatingRound, from: Supporter): QuickGain => {
  const { company } = round;
  const { value, runs, proof } = bestOf(g, { ...s, round }, company);
  if ((proof.searched['states'] ?? 0) <= MANY) return { least: gainOf(g, s, round, from), exact: true };
  const after = { ...s, round: withCar(round, { from }) };
  const routes = routesOf(g, after, company, runs);
  const earned = routes.reduce((sum, route) => sum + revenueOf(g, after, company, route), 0);
  return { least: earned - value, exact: false };
};

/** Why the minor in turn may not buy this railcar, whatever it costs. */
const railcarRefusal = (
  cars: readonly Railcar[],
  round: OperatingRound,
  from: string,
): Refusal | undefined => {
  const car = cars.find(one => one.from === from);
  if (!car) return refuse('no-railcar', { from, case: 'none' });
  return isBought(round, car) ? refuse('no-railcar', { from, case: 'second' }) : undefined;
};

const buyRailcar = (cars: readonly Railcar[]): Move<{ readonly from: string }, RailcarFact> => ({
  type: 'buy-railcar',
  aside: [],
  fields: { from: textField },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === 'run', 'buy-railcar'),
  candidates: (_g, _s, _seat, of) => cars.filter(({ from }) => from === of).map(({ from }) => ({ from })),
  options: (g, s, seat) => {
    const round = turnOf(s, seat)!;
    if (railcarPrice(g, s, round) > cashOf(s, round.company)) return [];
    return cars
      .filter(({ from }) => !railcarRefusal(cars, round, from))
      .map(({ from }) => ({ type: 'buy-railcar', fields: { from: { oneOf: [from] } } }));
  },
  refusal: (g, s, seat, { from }) => {
    const round = turnOf(s, seat)!;
    return (
      railcarRefusal(cars, round, from) ?? unlessPayable(railcarPrice(g, s, round), cashOf(s, round.company))
    );
  },
  play: (g, d, seat, { from }, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    const car = cars.find(one => one.from === from)!;
    const price = railcarPrice(g, d, round);
    const gain = gainOf(g, d, round, car.from);
    pay(d, company, car.from, price);
    d.round = { ...withCar(round, car), begun: true };
    out.say({ kind: 'railcar-bought', company, from: car.from, price, gain });
  },
});

const railcarsOf = (cars: readonly Railcar[], chosen: NonNullable<Feature['chosen']>): Feature => ({
  chosen,
  moves: [buyRailcar(cars)],
  rules: [
    addRunTerms((g, s, company) => {
      const { round } = s;
      if (round.kind !== 'operating' || round.company !== company) return {};
      return { gear: cars.filter(car => isBought(round, car)).map(({ gear }) => gear(g, s)) };
    }),
  ],
  forms: [{ type: 'buy-railcar', form: 'railcar <from:id>' }],
  meanings: {
    'railcar-bought': fact => {
      const { company, from, price } = fact as RailcarFact;
      return { changes: [company, from], cost: price };
    },
  },
});

/** The large game: one each of RABA, SNW and G&C. */
export const railcars = railcarsOf(large, settings => !isSmall(settings));

/** The small game: one of RABA, whichever is better. */
export const smallRailcars = railcarsOf(small, isSmall);
