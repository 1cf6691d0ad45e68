import type { FieldSchemas, Json, JsonObject, NotationForm, Title } from '../engine/core/index.js';

/*
 * The actions of a title as JSON Schema. Each action can be written in one of the forms of the notation and has no fields
 * but those; what the fields may hold is said by the moves that read them.
 */

/** The fields that the words of a form leave open: `<price:int>`. */
const openFields = (form: string): readonly string[] =>
  [...form.matchAll(/<(\w+)(?::\w+)?>/g)].map(([, name = '']) => name);

const actionSchema = (fields: FieldSchemas, { type, form, fixed = {} }: NotationForm): JsonObject => {
  const implied = Object.entries(fixed).map(([name, value]): [string, Json] => [name, { const: value }]);
  const open = openFields(form).map((name): [string, Json] => [name, fields[type]?.[name] ?? {}]);
  const properties = {
    seat: { type: 'integer', minimum: 0 },
    type: { const: type },
    ...Object.fromEntries([...implied, ...open]),
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
export const actionsSchema = ({ id, notation, fields = {} }: Title): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Actions of ${id}`,
  anyOf: notation.written.map(form => actionSchema(fields, form)),
});
