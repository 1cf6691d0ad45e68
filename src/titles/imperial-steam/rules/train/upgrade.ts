import { refuse, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { pay } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { byOffers } from '../play/offers.js';
import { unlessPaid } from '../play/refusals.js';
import type { SteamState } from '../position/state.js';
import { levelField } from './buy-locomotive.js';
import { locomotiveLevels, locomotiveOf, saleRefusal, takeLocomotive, withTrain } from './locomotives.js';

interface UpgradeFields {
  readonly from: number;
  readonly to: number;
}

const costOf = (s: SteamState, { from, to }: UpgradeFields): number =>
  locomotiveOf(s, to).price - locomotiveOf(s, from).price;

const refusal = (s: SteamState, seat: Seat, fields: UpgradeFields): Refusal | undefined => {
  const { from, to } = fields;
  if (!s.players[seat]!.trains.includes(from)) return refuse('no-such-train', { level: from });
  if (to <= from) return refuse('not-higher', { level: from });
  return saleRefusal(s, to) ?? unlessPaid(s, seat, costOf(s, fields));
};

/** Main action 6: one own locomotive becomes a higher one (ruling R13); its cars stay, more are added, no coal. */
export const upgrade: Move<UpgradeFields> = {
  type: 'upgrade',
  when: 'main',
  tile: 'locomotive',
  fields: { from: levelField, to: levelField },
  options: (s, seat): readonly Option[] => {
    const higher = (from: number): readonly number[] =>
      locomotiveLevels(s).filter(to => !refusal(s, seat, { from, to }));
    return byOffers([...new Set(s.players[seat]!.trains)], higher).map(({ items, offers }) => ({
      type: 'upgrade',
      fields: { from: { oneOf: items }, to: { oneOf: offers } },
    }));
  },
  refusal,
  play: (d, seat, fields, say) => {
    const { from, to } = fields;
    const player = d.players[seat]!;
    const cost = costOf(d, fields);
    pay(d, seat, cost);
    player.trains = withTrain(player.trains.toSpliced(player.trains.indexOf(from), 1), to);
    const more = locomotiveOf(d, to).cars - locomotiveOf(d, from).cars;
    player.cars = { ...player.cars, free: player.cars.free + more };
    const steps = takeLocomotive(d, seat, to);
    say({ kind: 'locomotive-upgraded', seat, from, to, cost, steps });
  },
};
