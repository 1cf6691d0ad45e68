import {
  countsOf,
  orNone,
  refuse,
  type Counts,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { amounts, dataOf, type Link } from '../data/index.js';
import type { Move } from '../play/move.js';
import { byOffers } from '../play/offers.js';
import { linkById, withMore } from '../position/questions.js';
import type { WorkerFields, SteamState } from '../position/state.js';
import { asFields, experienceOf, workerFields, workersFor } from '../staff/workers.js';
import { layTrack } from './lay.js';
import { noSuchLink, pairField } from './link-field.js';
import { effortOf, feeRefusal, layingRefusal } from './link-rules.js';
import { asLaid, goodsRefusal, projectEffort, workersRefusal } from './project.js';

interface TrackFields {
  readonly first: string | undefined;
  readonly second: string | undefined;
  /** Read to be refused. */
  readonly third: string | undefined;
  readonly workers: Counts;
}

/** Against the places of one or two tracks, the fee for the first, and the goods for both. */
const placesRefusal = (
  s: SteamState,
  seat: Seat,
  first: Link,
  second: Link | undefined,
): Refusal | undefined =>
  layingRefusal(s, seat, first) ??
  (second && layingRefusal(asLaid(s, seat, first), seat, second)) ??
  goodsRefusal(s.players[seat]!, second ? [first, second] : [first]) ??
  feeRefusal(s, seat, first);

const refusal = (
  s: SteamState,
  seat: Seat,
  { first, second, third, workers }: TrackFields,
): Refusal | undefined => {
  const count = [first, second, third].filter(one => one !== undefined).length;
  if (first === undefined || third !== undefined)
    return refuse('track-count', { count, most: amounts.tracksPerAction });
  const [one, two] = [linkById(s, first), linkById(s, second ?? '')];
  if (!one) return noSuchLink(first);
  if (second !== undefined && !two) return noSuchLink(second);
  return (
    placesRefusal(s, seat, one, two) ??
    workersRefusal(s.players[seat]!, asFields(workers), projectEffort(s, seat, one, two))
  );
};

/** Forms for one track, together for all that take as much work. */
const singles = (s: SteamState, seat: Seat, firsts: readonly Link[]): readonly Option[] =>
  byOffers(firsts, first => [effortOf(s, seat, first)]).map(({ items, offers: [effort] }) => ({
    type: 'track',
    fields: {
      first: { oneOf: items.map(({ id }) => id) },
      workers: workersFor(s.players[seat]!, effort as number),
    },
  }));

/** Forms for this track and a second one. */
const pairsWith = (s: SteamState, seat: Seat, first: Link, most: number): readonly Option[] => {
  const after = asLaid(s, seat, first);
  const done = effortOf(s, seat, first);
  const effort = (second: Link): number => done + effortOf(after, seat, second);
  const seconds = dataOf(s).links.filter(
    second =>
      !layingRefusal(after, seat, second) &&
      !goodsRefusal(s.players[seat]!, [first, second]) &&
      effort(second) <= most,
  );
  return byOffers(seconds, second => [effort(second)]).map(({ items, offers: [needed] }) => ({
    type: 'track',
    fields: {
      first: { oneOf: [first.id] },
      second: { oneOf: items.map(({ id }) => id) },
      workers: workersFor(s.players[seat]!, needed as number),
    },
  }));
};

const options = (s: SteamState, seat: Seat): readonly Option[] => {
  const most = experienceOf(s.players[seat]!.training);
  const firsts = dataOf(s).links.filter(
    link => !placesRefusal(s, seat, link, undefined) && effortOf(s, seat, link) <= most,
  );
  return [...singles(s, seat, firsts), ...firsts.flatMap(first => pairsWith(s, seat, first, most))];
};

/** Moves the workers up to the work areas of their fields. */
const setToWork = (
  { training, work }: { readonly training: WorkerFields; readonly work: WorkerFields },
  chosen: WorkerFields,
): { readonly training: WorkerFields; readonly work: WorkerFields } => ({
  training: training.map((count, at) => count - chosen[at]!) as unknown as WorkerFields,
  work: work.map((count, at) => count + chosen[at]!) as unknown as WorkerFields,
});

/** Main action 1: lays the first of one or two tracks; the goods for the action and all workers are spent (ruling R8). */
export const track: Move<TrackFields> = {
  type: 'track',
  when: 'main',
  tile: 'track',
  fields: {
    first: orNone(pairField),
    second: orNone(pairField),
    third: orNone(pairField),
    workers: countsOf(workerFields),
  },
  options,
  refusal,
  play: (d, seat, { first, second, workers }, say) => {
    const player = d.players[seat]!;
    Object.assign(player, setToWork(player, asFields(workers)));
    for (const good of amounts.trackGoods) player.goods = withMore(player.goods, good, -1);
    say({ kind: 'workers-set', seat, workers });
    layTrack(d, seat, linkById(d, first!)!, say, second);
    if (second !== undefined) d.turn = { ...d.turn!, second };
  },
};
