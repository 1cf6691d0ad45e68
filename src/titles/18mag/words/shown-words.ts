/** What stands in tables of 18 Magyarország alone: minors and railcars. */
export interface ShownWords {
  readonly railcars: string;
  /** Of a railcar that the minor has. */
  readonly bought: string;
  readonly gain: (amount: string) => string;
  readonly gainAtLeast: (amount: string) => string;
  readonly noGain: string;
  /** What a railcar does; in the brown phase, and on the small board, where RABA has the only one. */
  readonly railcarDoes: (from: string, at: { readonly late: boolean; readonly small: boolean }) => string;
  readonly home: string;
  readonly homeValue: string;
  readonly nearHome: string;
  readonly near: (cities: string) => string;
  readonly minorsText: string;
}
