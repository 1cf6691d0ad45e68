import type { Json, JsonObject } from '../engine/core/index.js';
import { headSpecs, rowSpecs, setTables, valueSpecs } from '../titles/imperial-steam/rules/sets/set-spec.js';
import type { Fields, ValueSpec } from '../titles/imperial-steam/rules/sets/spec.js';

/* The form of a data set as a JSON Schema, for editors that know it. */

const schemaOf = (spec: ValueSpec): JsonObject => {
  switch (spec.is) {
    case 'number':
      return {
        type: 'integer',
        minimum: spec.from,
        maximum: spec.to,
        ...(spec.by !== undefined && { multipleOf: spec.by }),
      };
    case 'word':
      return { enum: [...spec.of] };
    case 'text':
      return { type: 'string', pattern: spec.pattern, examples: [spec.like] };
    case 'list':
      return { type: 'array', items: schemaOf(spec.of), minItems: spec.from, maxItems: spec.to };
    case 'either':
      return { anyOf: spec.of.map(schemaOf) };
    case 'object':
      return objectOf(spec.has);
  }
};

const objectOf = (fields: Fields, more: JsonObject = {}): JsonObject => {
  const properties = Object.entries(fields).map(([field, { spec, what }]): [string, Json] => [
    field,
    { ...schemaOf(spec), ...(what !== undefined && { description: what }) },
  ]);
  const required = Object.keys(fields).filter(field => !fields[field]!.optional);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), ...more },
    required: [...required, ...Object.keys(more)],
    additionalProperties: false,
  };
};

/** What goes beyond it is checked when a set is read. */
export const setSchema = (): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Data set of Imperial Steam',
  ...objectOf(headSpecs, {
    ...Object.fromEntries(
      setTables.map(table => [table, { type: 'array', items: objectOf(rowSpecs[table]) }]),
    ),
    values: objectOf(valueSpecs),
  }),
});
