import {
  refuse,
  textField,
  wordAmong,
  yes,
  type Action,
  type FieldReader,
  type Json,
  type Refusal,
} from '../../core/index.js';
import type { RailGame } from '../contract.js';
import type { RailState } from '../state.js';

/* Fields that many moves have. Most of them name a thing of the game. */

/** What the reader of a field may look at beside its value. */
export type FieldOf<T> = FieldReader<T, readonly [g: RailGame, s: RailState, action: Action]>;

/** The name of a thing that there is; of another text it is told what is wrong with it. */
const named = (
  isThere: (g: RailGame, name: string) => unknown,
  wrong: (g: RailGame, name: string) => Refusal,
  schema = textField.schema,
): FieldOf<string> => ({
  read: (value, g) => (typeof value === 'string' && isThere(g, value) ? value : undefined),
  wanted: () => 'text',
  wrong: (value, g) => (typeof value === 'string' ? wrong(g, value) : undefined),
  schema,
});

/** The private an action is about. */
export const privateField = named(
  (g, id) => g.private[id],
  (g, id) => {
    const known = g.data.privates.map(one => one.id);
    return g.company[id]
      ? refuse('company-not-private', { company: id, known })
      : refuse('unknown-private', { private: id, known });
  },
);

/** The company an action is about. */
export const companyField = named(
  (g, id) => g.company[id],
  (g, id) => {
    const known = g.data.companies.map(one => one.id);
    return g.private[id]
      ? refuse('private-not-company', { private: id, known })
      : refuse('unknown-company', { company: id, known });
  },
);

const hexSchema = { ...textField.schema, pattern: '^[A-Za-z]+\\d+$' };

/** A hex of the map. */
export const hexField = named(
  (g, hex) => g.map.hexIndex.has(hex),
  (_g, hex) => refuse('no-such-hex', { hex }),
  hexSchema,
);

/** A hex that the rules compare with those that are possible. */
export const anyHexField: FieldReader<string> = { ...textField, schema: hexSchema };

/** The number of a tile. */
export const tileField = named(
  (g, tile) => g.map.tileIndex.has(tile),
  (_g, tile) => refuse('no-such-tile', { tile }),
);

/** A stop of the map, as `spotName` has it. */
export const spotField: FieldReader<string> = {
  ...textField,
  schema: {
    ...textField.schema,
    pattern: '^[A-Za-z]+\\d+(\\.\\d)?$',
    description: 'A stop: the hex it lies on, with `.1` for the second one there',
  },
};

/** A seat. */
export const seatField: FieldReader<number> = {
  read: value => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined),
  wanted: () => 'whole number',
  schema: { type: 'integer', minimum: 0, description: 'A seat; the first is 0' },
};

/** Is the larger last certificate meant, or among those that are? */
export const lastField = yes;

/** One of the words that are possible now. */
export const wordNow = <T extends string>(
  words: (g: RailGame, s: RailState, action: Action) => readonly T[],
): FieldOf<T> => wordAmong(words);

/** What a field of another says, which is read before. */
export const saidBefore = (action: Action, name: string): string => action[name] as Json as string;
