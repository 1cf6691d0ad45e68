import { refuse, wholeNumber } from '../../../../engine/core/index.js';
import { unlessNow } from '../../../../engine/rail/action/refusals.js';
import type { Feature, Move, Out, RailGame } from '../../../../engine/rail/contract.js';
import { decisionOf, settleDecision } from '../../../../engine/rail/pending.js';
import { presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Draft, RailState } from '../../../../engine/rail/state.js';
import { trainLimit } from '../../../../engine/rail/train/supply.js';
import { national } from '../companies.js';

export type TrainAsk = { readonly kind: 'give-up-trains'; readonly company: string };

const kind = 'give-up-trains';

/** Is it a train that stays to the end of the game? */
export const isPermanent = (g: RailGame, name: string): boolean => g.train[name]!.rustsOn === undefined;

const passing = (g: RailGame, s: RailState): readonly string[] =>
  s.companies[national]!.trains.filter(name => !isPermanent(g, name));

/** The last of these trains go to the pool. */
const giveUp = (g: RailGame, d: Draft, out: Out, count: number): void => {
  const own = d.companies[national]!;
  const gone = passing(g, d).slice(0, count);
  for (const train of gone) {
    own.trains = own.trains.toSpliced(own.trains.indexOf(train), 1);
    out.say({ kind: 'train-discarded', company: national, train });
  }
  d.depot = { ...d.depot, pool: [...d.depot.pool, ...gone] };
};

/**
 * Trains of the companies that merged: permanent ones stay up to the limit, others go where there is no room; of the
 * rest the president gives up any (1856 §8.7).
 */
export const takeTrains = (g: RailGame, d: Draft, out: Out): void => {
  const { trains } = d.companies[national]!;
  const over = trains.length - trainLimit(g, d, national);
  giveUp(g, d, out, Math.max(0, over));
  if (passing(g, d).length > 0)
    d.pending = [...d.pending, { kind, seat: presidentOf(d, national)!, company: national }];
};

const giveUpTrains: Move<{ readonly trains: number }> = {
  type: 'give-up-trains',
  fields: { trains: wholeNumber },
  moment: (g, s, seat) => unlessNow(decisionOf(g, s, kind, seat), 'give-up-trains'),
  options: (g, s) => [
    { type: 'give-up-trains', fields: { trains: { from: 0, to: passing(g, s).length, by: 1 } } },
  ],
  refusal: (g, s, _seat, { trains: count }) =>
    count >= 0 && count <= passing(g, s).length ? undefined : refuse('bad-count', { count }),
  play: (g, d, seat, { trains: count }, out) => {
    settleDecision(d, decisionOf(g, d, kind, seat)!);
    giveUp(g, d, out, count);
  },
};

/** The choice of the trains that the government's company takes over (1856 §8.7). */
export const trainChoice: Feature = {
  moves: [giveUpTrains],
  pending: { [kind]: [giveUpTrains.type] },
  forms: [{ type: 'give-up-trains', form: 'give up <trains:int>' }],
};
