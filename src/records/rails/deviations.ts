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

/** Ways of Rails that every title knows; each says which of its rules they leave. */
export interface CommonDeviations {
  /** Who is asked next when several bid for a private. */
  readonly contestOrder: Deviation;
  /** Who has passed there is asked again. */
  readonly contestReturn: Deviation;
  /** Whose turn it is after all have passed in the auction. */
  readonly allPassed: Deviation;
  /** Any income is taken that players enter. */
  readonly income: Deviation;
  /** Track and stations may be built where the company does not come. */
  readonly reach: Deviation;
  /** Later sales of a turn bring the price of the first. */
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
  contestReturn: { kind: 'bidding', rails: 'Rails asks again who has passed' },
  income: { kind: 'income', rails: 'Rails takes the income that its players enter' },
  reach: { kind: 'reach', rails: 'Rails does not look whether a company reaches what it builds' },
  salePrice: { kind: 'sale-price', rails: 'Rails pays the price of the first sale for all of a turn' },
  trainDuty: {
    kind: 'train-duty',
    rails: 'Rails leaves it to its players whether a company has a route',
  },
  correction: { kind: 'correction', rails: 'players have put something right by hand' },
  option: { kind: 'option', rails: 'a game with options that are not here' },
} as const;

type Everywhere = keyof typeof everywhere;

/**
 * @param rules of the title, that Rails leaves everywhere in the same way
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

/** A thing in which report and rules differ. */
export interface ReportNote {
  readonly line: number;
  readonly text: string;
  /** What explains it; null where nothing does. */
  readonly deviation: Deviation | null;
}
