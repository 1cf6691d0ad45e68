import type { Action, Field, Option, Seat, Value } from '../../core/index.js';
import type { RailGame } from '../contract.js';
import type { RailState } from '../state.js';

/** What a player who has to move knows. */
export interface Choice {
  readonly g: RailGame;
  readonly s: RailState;
  readonly seat: Seat;
  readonly menu: readonly Option[];
  /** The position after a move of the menu; null where that hangs on chance. */
  after(action: Action): RailState | null;
}

/** One thing that players do without thinking long; null where it is not the moment for it. */
export type Habit = (choice: Choice) => Action | null;

/** The forms of one kind of move. */
export const formsOf = ({ menu }: Choice, type: string): readonly Option[] =>
  menu.filter(option => option.type === type);

/** Is any move of that kind on the menu? */
export const isOffered = (choice: Choice, type: string): boolean => formsOf(choice, type).length > 0;

/** The values that a field names one by one; none for a range. */
export const valuesOf = (field: Field | undefined): readonly Value[] =>
  field && 'oneOf' in field ? field.oneOf : [];

/** The only text that a field of the form takes, such as the company that it is about. */
export const textOf = ({ fields }: Option, name: string): string => String(valuesOf(fields[name])[0] ?? '');

/** The highest number that a field takes up to a limit, null if there is none. */
export const mostOf = (field: Field | undefined, limit = Infinity): number | null => {
  if (field && 'by' in field) {
    const most = Math.min(field.to, limit);
    return most < field.from ? null : field.from + Math.floor((most - field.from) / field.by) * field.by;
  }
  const numbers = valuesOf(field).filter(value => typeof value === 'number' && value <= limit) as number[];
  return numbers.length > 0 ? Math.max(...numbers) : null;
};

/** The thing that is worth most, the first of equals; undefined where none is worth anything. */
export const bestBy = <T>(things: readonly T[], worth: (thing: T) => number): T | undefined => {
  let best: T | undefined;
  let most = 0;
  for (const thing of things) {
    const here = worth(thing);
    if (here > most) [best, most] = [thing, here];
  }
  return best;
};
