/** Words of rows in which shares are sold for money that is owed. */
export interface SaleWords {
  readonly perShare: (price: string) => string;
  /** Heads what brings the money that a president owes. */
  readonly raiseMoney: string;
}
