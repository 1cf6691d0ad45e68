import type { Zone } from '../../engine/rail/data.js';
import type { Colour } from '../../engine/rail/map/types.js';

/** Words of the tables, cards and drawings that a position is read from, besides `railLabels`. */
export interface ReadingWords {
  readonly liquidity: string;
  readonly liquidityText: string;
  readonly orderText: string;
  readonly shareholders: string;
  readonly forSale: string;
  readonly owners: string;
  readonly rusted: string;
  /** Of a kind of train whose first or last makes another rust: its name, and how many trains are sold before that one. */
  readonly rustsWith: (train: string, before: number, last: boolean) => string;
  readonly phases: string;
  readonly now: string;
  readonly begins: string;
  readonly fromTheStart: string;
  readonly firstTrain: (train: string) => string;
  readonly roundsInSet: string;
  readonly tiles: string;
  readonly also: string;
  readonly rusts: (train: string) => string;
  readonly privatesToCompanies: string;
  readonly privatesStayPut: string;
  readonly privatesClose: string;
  readonly pars: (prices: string) => string;
  readonly opens: (zone: string) => string;
  readonly values: (level: string) => string;
  readonly supply: string;
  readonly supplyOf: (colour: string) => string;
  readonly endless: string;
  readonly bankAndPhases: string;
  readonly certificateLimit: string;
  readonly lastSet: string;
  readonly marketLegend: string;
  readonly zone: (name: string) => string;
  readonly zoneNames: { readonly [zone in Zone]: string };
  readonly colours: { readonly [colour in Colour]: string };
  readonly levelNames: { readonly [level: string]: string };
  readonly locked: string;
  readonly doesNotCount: string;
  readonly mayHold: (percent: string) => string;
  readonly several: string;
  readonly severalAnywhere: string;
  readonly startsHere: string;
  readonly closesHere: string;
  readonly endsHere: string;
  readonly stack: string;
  readonly cameFrom: string;
  readonly changedHexes: string;
  readonly onOffer: string;
  readonly buyIt: string;
}
