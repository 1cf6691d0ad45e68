import type { DraftAsk, ShareFact } from './draft.js';
import type { IstvanFact } from './istvan-facts.js';
import type { PaymentFact } from './payments.js';
import type { PayoutAsk } from './payout.js';
import type { PhaseFact } from './phases.js';
import type { RailcarFact } from './railcars.js';
import type { ScrapAsk, ScrapFact } from './scrap.js';
import type { StartFact } from './start-prices.js';
import type { TerrainFact } from './terrain.js';

export type { IstvanFact };

/** What happens in 18 Magyarország besides what happens in every 18xx. */
export type OwnFact =
  | IstvanFact
  | PaymentFact
  | PhaseFact
  | RailcarFact
  | ScrapFact
  | ShareFact
  | StartFact
  | TerrainFact;

/** What a seat can be asked in it besides what is asked in every 18xx. */
export type OwnAsk = DraftAsk | PayoutAsk | ScrapAsk;
