/** Words of what there is to know of one company. */
export interface CompanyWords {
  readonly owners: string;
  readonly share: string;
  /** As the owner of its shares. */
  readonly itself: string;
  readonly worth: string;
  readonly runs: string;
  /** What was earned in a round, and what was paid of it. */
  readonly revenue: string;
  readonly paidOut: string;
  readonly home: string;
  readonly charter: string;
  readonly president: (percent: string) => string;
  readonly certificates: (count: number, percent: string) => string;
  readonly tokenPrices: string;
  /** Where its tokens stand. */
  readonly stations: string;
}
