import { refuse, textField } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { canRun } from '../../../engine/rail/company/running.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, Step } from '../../../engine/rail/contract.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { withoutOne } from '../../../engine/rail/train/supply.js';
import { trainPointedAt } from '../../../engine/rail/action/pointing.js';

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

export const scrap: Move<{ readonly train: string }, ScrapFact> = {
  type: 'scrap',
  aside: ['scrap-trains'],
  fields: { train: textField },
  moment: (_g, s, seat) => {
    const round = turnOf(s, seat);
    return unlessNow(round && mayScrap(round), 'scrap');
  },
  candidates: (g, _s, _seat, of) => {
    const train = trainPointedAt(g, of);
    return train === undefined ? [] : [{ train }];
  },
  options: (_g, s, seat) => {
    const { trains } = s.companies[turnOf(s, seat)!.company]!;
    return [{ type: 'scrap', fields: { train: { oneOf: [...new Set(trains)] } } }];
  },
  refusal: (_g, s, seat, { train }) => {
    const { company } = turnOf(s, seat)!;
    const has = [...s.companies[company]!.trains];
    return has.includes(train) ? undefined : refuse('no-such-train', { company, train, has });
  },
  play: (_g, d, seat, { train }, out) => {
    const round = turnOf(d, seat)!;
    const own = d.companies[round.company]!;
    own.trains = withoutOne(own.trains, train);
    d.round = { ...round, begun: true };
    out.say({ kind: 'train-scrapped', company: round.company, train });
  },
};

/** Own trains may be given back before they run (18Mag §2 Schritt 3). */
export const scrapping: Feature = {
  moves: [scrap],
  forms: [{ type: 'scrap', form: 'scrap <train:id>' }],
};
