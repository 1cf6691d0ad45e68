/** What can be wrong with what a form takes. */
export type FormWrong = 'not-a-choice' | 'not-a-list' | 'not-a-whole-number' | 'out-of-range' | 'too-many';

/** What can be wrong with the time of a game. */
export type GameTimeWrong = FormWrong | 'cap-below-bank';

/** What can be wrong with a person's time, or with a holiday that they ask for. */
export type PersonTimeWrong =
  | FormWrong
  | 'bad-date'
  | 'bad-time'
  | 'holiday-backwards'
  | 'holiday-begun'
  | 'holiday-not-taken'
  | 'holiday-over-allowance'
  | 'holiday-past'
  | 'holiday-too-far'
  | 'quiet-empty'
  | 'quiet-too-long'
  | 'too-many-holidays'
  | 'unknown-zone';

/** What is wrong with a setting or a request. `code` is stable and worded elsewhere, `field` is its path. */
export interface TimeProblem<Wrong extends string = PersonTimeWrong> {
  readonly code: Wrong;
  readonly field: string;
  readonly params: { readonly [name: string]: string | number | boolean | null };
}
