import {
  refuse,
  wholeNumber,
  type FieldReader,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { amounts, dataOf } from '../data/index.js';
import { pay } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { unlessPaid } from '../play/refusals.js';
import { withMore } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { locomotiveLevels, locomotiveOf, saleRefusal, takeLocomotive, withTrain } from './locomotives.js';

/** A level that there is. */
export const levelField: FieldReader<number, readonly [s: SteamState]> = {
  ...wholeNumber,
  read: (value, s) => dataOf(s).locomotives.find(({ level }) => level === value)?.level,
};

const refusal = (s: SteamState, seat: Seat, level: number): Refusal | undefined => {
  if (s.players[seat]!.trains.length >= amounts.maxTrains)
    return refuse('trains-full', { most: amounts.maxTrains });
  return saleRefusal(s, level) ?? unlessPaid(s, seat, locomotiveOf(s, level).price);
};

/** Main action 6: a locomotive with its cars and a coal, which always has its place on the locomotive. */
export const buyLocomotive: Move<{ readonly level: number }> = {
  type: 'buy-locomotive',
  when: 'main',
  tile: 'locomotive',
  fields: { level: levelField },
  options: (s, seat): readonly Option[] => {
    const offered = locomotiveLevels(s).filter(level => !refusal(s, seat, level));
    return offered.length > 0 ? [{ type: 'buy-locomotive', fields: { level: { oneOf: offered } } }] : [];
  },
  refusal: (s, seat, { level }) => refusal(s, seat, level),
  play: (d, seat, { level }, say) => {
    const { price, cars } = locomotiveOf(d, level);
    const player = d.players[seat]!;
    pay(d, seat, price);
    player.trains = withTrain(player.trains, level);
    player.cars = { ...player.cars, free: player.cars.free + cars };
    player.goods = withMore(player.goods, 'coal', 1);
    const steps = takeLocomotive(d, seat, level);
    say({ kind: 'locomotive-bought', seat, level, cost: price, steps });
  },
};
