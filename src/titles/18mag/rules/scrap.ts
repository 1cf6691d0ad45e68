import { must } from '../../../engine/core/index.js';
import {
  canRun,
  onlyFields,
  textField,
  trainPointedAt,
  turnOf,
  withoutOne,
  type Feature,
  type Move,
  type OperatingRound,
  type RailState,
  type Step,
} from '../../../engine/rail/index.js';

/** A train goes back to its seller for nothing. */
export type ScrapFact = { readonly kind: 'train-scrapped'; readonly company: string; readonly train: string };

/** A minor without a route is asked for nothing but this. */
export type ScrapAsk = { readonly kind: 'scrap-trains'; readonly company: string };

const hasTrains = (s: RailState, company: string): boolean => s.companies[company]!.trains.length > 0;

/** Trains may be scrapped until they run, one after another (18Mag §2 Schritt 3). */
const mayScrap = ({ step }: OperatingRound): boolean => step === 'scrap' || step === 'run';

/** Where there is something to run, nobody is asked twice: trains may be scrapped in the place of running. */
export const scrapStep: Step<ScrapFact, ScrapAsk> = {
  name: 'scrap',
  waits: (g, s, { company }) => hasTrains(s, company) && !canRun(g, s, company),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'scrap-trains', company }),
};

export const scrap: Move<ScrapFact> = {
  type: 'scrap',
  aside: ['scrap-trains'],
  options: (_g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round || !mayScrap(round)) return [];
    const { trains } = s.companies[round.company]!;
    return [{ type: 'scrap', fields: { train: { oneOf: [...new Set(trains)] } } }];
  },
  tries: (g, _s, _seat, of) => {
    const train = trainPointedAt(g, of);
    return train === undefined ? [] : [{ train }];
  },
  play: (_g, d, action, out) => {
    onlyFields(action, ['train']);
    const round = turnOf(d, action.seat);
    must(round && mayScrap(round), 'not-now', { type: 'scrap' });
    const { company } = round;
    const train = textField(action, 'train');
    const own = d.companies[company]!;
    must(own.trains.includes(train), 'no-such-train', { company, train, has: [...own.trains] });
    own.trains = withoutOne(own.trains, train);
    d.round = { ...round, begun: true };
    out.say({ kind: 'train-scrapped', company, train });
  },
};

/** Own trains may be given back before they run (18Mag §2 Schritt 3). */
export const scrapping: Feature = {
  moves: [scrap],
  forms: [{ type: 'scrap', form: 'scrap <train:id>' }],
};
