/** Words for what is wrong with a data set. `{name}` stands for a particular. */
export interface FaultWords {
  /** Which value is wrong, by its name. */
  readonly place: (at: string) => string;
  /** What a value may be. */
  readonly may: {
    readonly number: (from: string, to: string, by: string) => string;
    readonly word: (words: readonly string[]) => string;
    readonly text: (like: string) => string;
    readonly list: (from: string, to: string, of: string) => string;
    readonly either: (all: readonly string[]) => string;
    readonly object: (fields: string) => string;
  };
  readonly sentences: { readonly [code: string]: string };
}
