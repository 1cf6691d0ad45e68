import type { GroupAsk, GroupFact, GroupRound } from './base/groups.js';
import type { InsolvencyAsk, InsolvencyFact } from './base/insolvency.js';
import type { CityAsk, CityFact } from './options/joined-cities.js';
import type { DrawnIncomeFact } from './scenarios/dave/income.js';
import type { DealFact } from './scenarios/dealt-privates.js';
import type { MarkerFact } from './scenarios/markers.js';
import type { LicenceAsk, LicenceFact } from './scenarios/plus/coal-field.js';

/** What happens in scenario S-5 alone. */
export type UncertainFact = DealFact | MarkerFact;

/** What happens in scenarios alone. */
export type ScenarioFact = UncertainFact | DrawnIncomeFact;

export type { DrawnIncomeFact };

/** What happens in 1830 besides what happens in every 18xx. */
export type OwnFact = GroupFact | InsolvencyFact | ScenarioFact | CityFact | LicenceFact;

/** What a seat can be asked in 1830 besides what is asked in every 18xx. */
export type OwnAsk = GroupAsk | InsolvencyAsk | CityAsk | LicenceAsk;

/** Where a game of 1830 can stand beside where every 18xx can. */
export type OwnRoundPlace = GroupRound;

/** What lies on its board and is told beside it. */
export type OwnNote = { readonly kind: 'first-tile-free'; readonly hex: string };
