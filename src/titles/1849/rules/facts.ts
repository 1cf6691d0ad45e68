import type { OwnShareAsk, OwnShareFact } from '../../../engine/rail/mechanisms/own-share-facts.js';
import type { BondAsk, BondFact } from './bonds.js';
import type { EarthquakeFact } from './earthquake.js';
import type { ElectricAsk, ElectricFact } from './electric.js';
import type { OrderFact } from './order.js';
import type { PortFact } from './port.js';
import type { RuinAsk, RuinFact } from './ruin.js';
import type { StationAsk, StationFact } from './stations.js';

/** What happens in 1849 besides what happens in every 18xx. */
export type OwnFact =
  | BondFact
  | EarthquakeFact
  | ElectricFact
  | OrderFact
  | OwnShareFact
  | PortFact
  | RuinFact
  | StationFact;

/** What a seat can be asked in 1849 besides what is asked in every 18xx. */
export type OwnAsk = BondAsk | ElectricAsk | OwnShareAsk | RuinAsk | StationAsk;
