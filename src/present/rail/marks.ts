import { companyMark, playerMark, trainMark } from '../../board/index.js';
import type { Json } from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { Colour } from '../../engine/rail/map/types.js';
import { looks } from './looks.js';

/** The highest colour of the tiles that may be laid when trains of that name come into play. */
export const trainColour = ({ data: { phases, trains } }: RailGame, name: string): Colour => {
  const first = trains.find(train => train.name === name)?.alsoFrom ?? name;
  const phase = phases.find(({ on }) => on === first) ?? phases[0];
  return phase?.colours.at(-1) ?? 'white';
};

/** A company as it is drawn on the board. */
export const markOfCompany = (g: RailGame, company: string): string =>
  companyMark(looks(g).find(({ id }) => id === company) ?? { id: company, colour: '' });

/** The seat that a party of a trade names, as in `P1`; undefined for a company. */
export const seatOf = (value: Json): number | undefined => {
  const number = typeof value === 'string' && /^P(\d+)$/.exec(value)?.[1];
  return number ? Number(number) - 1 : undefined;
};

/** The fields that name a train, and those that never name a company: 18 Magyarország's have the names of trains and tiles. */
const trains: readonly string[] = ['train', 'trade', 'item'];
const others: readonly string[] = ['tile', 'hex', 'spot'];

/** The mark of the company, train or player that a field's value is; undefined for anything else. */
export const markOf = (
  g: RailGame,
  names: readonly string[],
  field: string,
  value: Json,
): string | undefined => {
  if (others.includes(field)) return undefined;
  const train = trains.includes(field) ? g.data.trains.find(({ name }) => name === value) : undefined;
  if (train) return trainMark(train.name, trainColour(g, train.name));
  const company = looks(g).find(({ id }) => id === value);
  if (company) return companyMark(company);
  const seat = field === 'from' || field === 'buyer' ? seatOf(value) : undefined;
  return seat === undefined ? undefined : playerMark(seat, names);
};
