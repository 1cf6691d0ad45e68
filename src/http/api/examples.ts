import type { ApiDocument } from './openapi-type.js';

/*
 * An example for what each operation takes and answers, made from the schemas: whoever writes a client sees at once what is
 * meant. What a schema does not say by itself (an id, a name) has an example of its own where it is defined.
 */

interface Schema {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly additionalProperties?: boolean | Schema;
}

interface Content {
  readonly schema?: Schema;
  example?: unknown;
}

interface Operation {
  readonly requestBody?: { readonly content?: { readonly [type: string]: Content } };
  readonly responses: {
    readonly [status: string]: { readonly content?: { readonly [type: string]: Content } };
  };
}

const byFormat: { readonly [format: string]: string } = {
  'date-time': '2026-11-29T08:00:00.000Z',
  date: '2026-11-29',
  uri: 'https://bahnpost.example/',
};

/** Deeper than this, nothing is filled in. */
const DEEPEST = 8;

/** One of these fits each pattern that the document has. */
const texts = ['text', '08:00', '2026-11-29', '7k2m9q4x', '123456', '4-Xb3kQ9zL0_aB'];

const textOf = ({ format, minLength = 0, pattern }: Schema): string => {
  const known = byFormat[format ?? ''];
  if (known !== undefined) return known;
  const fits = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const text = texts.find(one => fits?.test(one) !== false) ?? '';
  return text.length >= minLength ? text : text.padEnd(minLength, 'x');
};

/** Makes a value that fits a schema of the document. */
const sampler = (document: ApiDocument): ((schema: Schema, depth?: number) => unknown) => {
  const schemas = (document.components?.schemas ?? {}) as unknown as { readonly [name: string]: Schema };
  const sample = (schema: Schema, depth = 0): unknown => {
    if (schema.examples) return schema.examples[0];
    if (schema.example !== undefined) return schema.example;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.$ref !== undefined) return sample(schemas[schema.$ref.split('/').at(-1)!]!, depth);
    if (schema.default !== undefined) return schema.default;
    const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choice) return sample(depth > DEEPEST ? choice.at(-1)! : choice[0]!, depth);
    return ofType(schema, depth);
  };
  const ofType = (schema: Schema, depth: number): unknown => {
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, of]) => [name, sample(of, depth + 1)]),
        );
      case 'array': {
        const isEmpty = !schema.items || (depth > DEEPEST && (schema.minItems ?? 0) === 0);
        return isEmpty ? [] : [sample(schema.items, depth + 1)];
      }
      case 'string':
        return textOf(schema);
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 0, 1);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return {};
    }
  };
  return sample;
};

/** Puts an example to every body and every answer that goes well. */
export const addExamples = (document: ApiDocument): void => {
  const sample = sampler(document);
  const put = (content: { readonly [type: string]: Content } | undefined): void => {
    const json = content?.['application/json'];
    if (json?.schema) json.example = sample(json.schema);
  };
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods as { readonly [method: string]: Operation })) {
      put(operation.requestBody?.content);
      for (const [status, answer] of Object.entries(operation.responses))
        if (status.startsWith('2')) put(answer.content);
    }
};
