import type { Marker } from '../../../engine/rail/company/markers.js';
import type { CapitalFact } from './capital.js';
import type { CityAsk } from './double-cities.js';
import type { DestinationNote } from './destinations.js';
import type { InterestAsk, InterestFact } from './interest.js';
import type { LoanAsk, LoanFact } from './loans.js';
import type { FormationFact } from './national/forming.js';
import type { HalfAsk, HalfFact } from './national/half.js';
import type { BorrowAsk, BorrowFact } from './national/operation.js';
import type { RepaymentAsk, RepaymentFact } from './national/repayment.js';
import type { TokenAsk } from './national/tokens.js';
import type { TrainAsk } from './national/trains.js';
import type { RightFact, RightNote } from './bonus-rights.js';
import type { PortFact } from './port.js';
import type { OpeningFact } from './auction.js';

/** What happens in 1856 besides what happens in every 18xx. */
export type OwnFact =
  | BorrowFact
  | CapitalFact
  | FormationFact
  | HalfFact
  | InterestFact
  | LoanFact
  | OpeningFact
  | RightFact
  | PortFact
  | RepaymentFact;

/** What lies on the map of 1856. */
export type OwnNote = DestinationNote | RightNote | ({ readonly kind: 'port' } & Marker);

/** Asked where 18xx.games reads the rules otherwise: a president who has less than nothing must sell shares. */
export type SiteDebtAsk = { readonly kind: 'cash-crisis'; readonly company: string };

/** Asked there as well: which companies come to their destination. */
export type SiteDestinationAsk = { readonly kind: 'look-at-destinations' };

/** Asked there as well: what of the government's company goes. */
export type SiteFormationAsk = { readonly kind: 'drop-token' | 'drop-train'; readonly company: string };

/** What a seat can be asked in 1856 besides what is asked in every 18xx. */
export type OwnAsk =
  | BorrowAsk
  | CityAsk
  | HalfAsk
  | InterestAsk
  | LoanAsk
  | RepaymentAsk
  | SiteDebtAsk
  | SiteDestinationAsk
  | SiteFormationAsk
  | TokenAsk
  | TrainAsk;

export type { OwnOrder } from './orders.js';
