/** Words of the tables in which one acts: the sale of the privates, the stock round. */
export interface ViewWords {
  readonly stockRound: string;
  readonly buy: (price: string) => string;
  /** Opens the ways to buy several shares at once. */
  readonly severalAtOnce: string;
  readonly sell: string;
  readonly lot: (percent: string, price: string) => string;
  /** Of a lot that contains the larger last certificate. */
  readonly withLast: (lot: string) => string;
  /** `shares`: how many the president's certificate has; left out where nothing is paid for it. */
  readonly toStart: (shares?: number) => string;
  /** Of a company that waits for its turn to start. */
  readonly place: (number: number) => string;
  /** `costs`: what the president's certificate costs; left out where nothing is paid for it. */
  readonly startAt: (price: string, costs?: string) => string;
  readonly close: string;
  readonly soldNow: string;
  readonly passed: string;
  readonly ownPrivates: string;
  readonly bid: string;
  readonly bidPrice: string;
  readonly choiceHeading: string;
  readonly draftHeading: string;
  readonly wholeCompanies: string;
  readonly firstShares: string;
  readonly taken: string;
  readonly free: string;
  readonly contest: string;
  readonly nextForSale: string;
}
