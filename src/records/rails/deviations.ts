/** Ways of Rails, by what they are about. */
export type DeviationKind =
  | 'bidding'
  | 'income'
  | 'reach'
  | 'sale-price'
  | 'train-duty'
  | 'correction'
  | 'option'
  | 'rights'
  | 'diesel'
  | 'way-to-destination'
  | 'late-interest';

/** A point in which Rails plays otherwise than the rules; what follows from it is named and followed. */
export interface Deviation {
  readonly kind: DeviationKind;
  /** The rule, by title and section. */
  readonly rule: string;
  /** What Rails does instead. */
  readonly rails: string;
}

/** What Rails does differently in every title, each with the rule that it departs from. */
export interface CommonDeviations {
  /** Who is asked next when several bid for a private. */
  readonly contestOrder: Deviation;
  /** Players who have passed there are asked again. */
  readonly contestReturn: Deviation;
  /** Whose turn it is after all have passed in the auction. */
  readonly allPassed: Deviation;
  /** Any income that players enter is accepted. */
  readonly income: Deviation;
  /** Track and stations may be built out of the company's reach. */
  readonly reach: Deviation;
  /** All sales of a turn are paid at the price of the first. */
  readonly salePrice: Deviation;
  /** A company with a route may end its turn without a train. */
  readonly trainDuty: Deviation;
  /** Players put something right by hand. */
  readonly correction: Deviation;
  /** A game with other rules than these. */
  readonly option: Deviation;
}

/** What Rails does in every title. */
const everywhere = {
  contestReturn: { kind: 'bidding', rails: 'Rails asks players who have passed again' },
  income: { kind: 'income', rails: 'Rails accepts any income that its players enter' },
  reach: { kind: 'reach', rails: 'Rails does not check that a company reaches what it builds' },
  salePrice: { kind: 'sale-price', rails: 'Rails pays the price of the first sale for all of a turn' },
  trainDuty: {
    kind: 'train-duty',
    rails: 'Rails leaves it to the players to say whether a company has a route',
  },
  correction: { kind: 'correction', rails: 'the players have corrected something by hand' },
  option: { kind: 'option', rails: 'a game with options that do not exist here' },
} as const;

type Everywhere = keyof typeof everywhere;

/**
 * @param rules of the title from which Rails departs in every title
 * @param own what it does in this title alone
 */
export const deviationsOf = (
  rules: { readonly [what in Everywhere]: string },
  own: Omit<CommonDeviations, Everywhere>,
): CommonDeviations => {
  const told = (what: Everywhere): Deviation => ({ rule: rules[what], ...everywhere[what] });
  return {
    ...own,
    contestReturn: told('contestReturn'),
    income: told('income'),
    reach: told('reach'),
    salePrice: told('salePrice'),
    trainDuty: told('trainDuty'),
    correction: told('correction'),
    option: told('option'),
  };
};

/** A difference between the report and the rules. */
export interface ReportNote {
  readonly line: number;
  readonly text: string;
  /** What explains it; null where nothing does. */
  readonly deviation: Deviation | null;
}
