/** What stands in tables of 18 Magyarország alone: minors and railcars. */
export interface ShownWords {
  readonly railcars: string;
  /** Of a railcar that the minor has. */
  readonly bought: string;
  readonly gain: (amount: string) => string;
  readonly gainAtLeast: (amount: string) => string;
  readonly noGain: string;
  readonly home: string;
  readonly homeValue: string;
  readonly nearHome: string;
  readonly near: (cities: string) => string;
  readonly minorsText: string;
}
