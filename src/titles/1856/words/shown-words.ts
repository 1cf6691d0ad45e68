/** What stands in rows of 1856 alone: loans, and what the CGR takes over. */
export interface ShownWords {
  readonly loanBrings: (amount: string) => string;
  readonly borrow: string;
  readonly repayEach: (amount: string) => string;
  readonly repay: string;
  /** How many loans, how much that is and what it costs in each turn. */
  readonly owed: (loans: number, amount: string, interest: string) => string;
  readonly atPresent: (owed: string) => string;
  readonly afterwards: (owed: string) => string;
  /** How many loans must be repaid now, as players hold too few shares. */
  readonly surplus: (loans: number, amount: string) => string;
  readonly isMissing: (amount: string) => string;
  readonly debt: string;
  readonly interest: string;
  readonly fromTreasury: (amount: string) => string;
  readonly fromIncome: (amount: string) => string;
  readonly fromPresident: (amount: string) => string;
  readonly keep: string;
  readonly keepAll: string;
  readonly giveUp: string;
  readonly discard: string;
}

/** What the table of the formation of the CGR says. */
export interface FormationWords {
  readonly repayAll: (amount: string) => string;
  readonly formation: (company: string) => string;
  readonly merge: (company: string) => string;
  /** What the treasury lacks to repay its loans. */
  readonly missing: string;
  readonly noneMerges: string;
  readonly wouldBegin: (shares: number, price: string, president: string) => string;
}
