import { offered, type Option, type Seat, type Value } from '../../../engine/core/index.js';
import type { Feature, Proposal, RailGame, Trade } from '../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { offer } from '../../../engine/rail/move/offers.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import { trainLimit, withoutOne } from '../../../engine/rail/train/supply.js';
import { isMinor } from './kinds.js';

const isOpen = ({ round }: RailState): boolean => round.kind !== '18mag/draft';

const hasRoom = (g: RailGame, s: RailState, minor: string): boolean =>
  s.companies[minor]!.trains.length < trainLimit(g, s, minor);

/** Trains of one minor that another could buy, each kind once; both owners must differ. */
const between = (g: RailGame, s: RailState, from: string, buyer: string, to: Seat): readonly Proposal[] =>
  hasRoom(g, s, buyer) && cashOf(s, buyer) >= 1
    ? [...new Set(s.companies[from]!.trains)].map(item => ({
        what: 'train',
        item,
        from,
        buyer,
        to,
        price: { from: 1, to: cashOf(s, buyer) },
      }))
    : [];

/** What the seat could ask for its minors, and offer from them. */
const proposals = (g: RailGame, s: RailState, seat: Seat): readonly Proposal[] => {
  if (!isOpen(s)) return [];
  const minors = g.data.companies.flatMap(({ id }) => {
    const owner = isMinor(id) ? presidentOf(s, id) : null;
    return owner === null ? [] : [{ id, owner }];
  });
  const own = minors.filter(({ owner }) => owner === seat);
  // Nobody trades with a player that is no seat.
  const others = minors.filter(({ owner }) => owner !== seat && owner < s.seats);
  return own.flatMap(mine =>
    others.flatMap(other => [
      ...between(g, s, other.id, mine.id, other.owner),
      ...between(g, s, mine.id, other.id, other.owner),
    ]),
  );
};

const trainTrade: Trade = {
  what: 'train',
  proposals,
  carryOut: (_g, d, out, { item, from, buyer, price }) => {
    pay(d, buyer, from, price);
    const [seller, company] = [d.companies[from]!, d.companies[buyer]!];
    seller.trains = withoutOne(seller.trains, item);
    company.trains = [...company.trains, item];
    out.say({ kind: 'train-bought', company: buyer, train: item, from, price, traded: null });
  },
};

const valuesIn = (option: Option, name: string): readonly Value[] => {
  const field = option.fields[name]!;
  return 'oneOf' in field ? field.oneOf : [];
};

/** Makes one form of those that differ in one field alone, with all their values of it to choose from. */
const joined = (options: readonly Option[], name: string): readonly Option[] => {
  const alike = new Map<string, Option>();
  for (const option of options) {
    const { [name]: _, ...others } = option.fields;
    const key = JSON.stringify(others);
    const known = alike.get(key);
    const values = known ? [...valuesIn(known, name), ...valuesIn(option, name)] : valuesIn(option, name);
    const fields = { ...option.fields, ...Object.fromEntries([[name, { oneOf: values }]]) };
    alike.set(key, { ...option, fields });
  }
  return [...alike.values()];
};

/**
 * Offers may come from everybody, also from those who are not in turn. A form for each pair of minors would be a long
 * menu with six players.
 */
const offerAnytime: typeof offer = {
  ...offer,
  betweenTurns: true,
  options: (g, s, seat) =>
    ['from', 'buyer', 'item'].reduce<readonly Option[]>(joined, offered(offer, seat, g, s)),
};

/** From the end of the first round on players trade trains at any time, for at least 1 (18Mag §1.8). */
export const trainTrades: Feature = {
  trades: [trainTrade],
  moves: [offerAnytime],
};
