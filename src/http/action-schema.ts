import type { NotationForm, Json, JsonObject, Title } from '../engine/core/index.js';

/*
 * The actions of a title as JSON Schema. Each action can be written in one of the forms of the notation and has no fields
 * but those, so the forms say all there is.
 */

const text = { type: 'string', minLength: 1 } as const;
const several = (items: JsonObject): JsonObject => ({ type: 'array', items });

const spot: JsonObject = {
  ...text,
  pattern: '^[A-Za-z]+\\d+(\\.\\d)?$',
  description: 'A stop: the hex it lies on, with `.1` for the second one there',
};

/** A part of a run; a stop that the train passes by stands in brackets. */
const called: JsonObject = { ...text, pattern: '^(\\([A-Za-z]+\\d+\\)|[A-Za-z]+\\d+(\\.\\d)?)$' };

/** What a field holds, by how it is written. */
const values: { readonly [codec: string]: JsonObject } = {
  text,
  id: text,
  word: text,
  contract: text,
  link: { ...text, description: 'A connection between two cities' },
  int: { type: 'integer' },
  seat: { type: 'integer', minimum: 0, description: 'A seat; the first is 0' },
  list: several(text),
  ids: several(text),
  ints: several({ type: 'integer' }),
  hex: { ...text, pattern: '^[A-Za-z]+\\d+$' },
  spot,
  counts: {
    type: 'object',
    description: 'So many of each thing',
    additionalProperties: { type: 'integer', minimum: 1 },
  },
  runs: several({
    type: 'object',
    description:
      'A train with its stops and hexes in the order of travel, in brackets a stop that it passes by',
    properties: { train: text, path: { ...several(called), minItems: 2 } },
    required: ['train', 'path'],
    additionalProperties: false,
  }),
};

/** The fields that the words of a form leave open: `<price:int>`. What a title writes in a way of its own may be anything. */
const openFields = (form: string): readonly (readonly [string, JsonObject])[] =>
  [...form.matchAll(/<(\w+)(?::(\w+))?>/g)].map(([, name = '', codec = 'text']) => [
    name,
    values[codec] ?? {},
  ]);

const actionSchema = ({ type, form, fixed = {} }: NotationForm): JsonObject => {
  const implied = Object.entries(fixed).map(([name, value]): [string, Json] => [name, { const: value }]);
  const properties = {
    seat: { type: 'integer', minimum: 0 },
    type: { const: type },
    ...Object.fromEntries([...implied, ...openFields(form)]),
  };
  return {
    title: form,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
};

/** All actions of a title, each form of the notation by itself, as a JSON Schema of draft 2020-12. */
export const actionsSchema = ({ id, notation }: Title): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Actions of ${id}`,
  anyOf: notation.written.map(actionSchema),
});
