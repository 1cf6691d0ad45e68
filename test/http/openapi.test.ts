import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Router } from 'express';
import { apiRoutes, buildApi } from '../../src/http/api/api.js';
import type { HttpDeps } from '../../src/http/deps.js';
import { problemCodes } from '../../src/http/problem-codes.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';

// Building the routes touches nothing but the base address, the titles and their words.
const deps = {
  baseUrl: new URL('https://bahnpost.example'),
  service: { titles },
  wordsFor,
} as unknown as HttpDeps;
const { router, document: made } = buildApi(deps);
const document = made();

interface Served {
  readonly route?: { readonly path: string; readonly methods: { readonly [method: string]: boolean } };
}

const served = (from: Router): readonly string[] =>
  (from.stack as unknown as readonly Served[]).flatMap(({ route }) =>
    Object.keys(route?.methods ?? {})
      .filter(method => method !== '_all')
      .map(method => `${method} /api/v1${(route?.path ?? '').replaceAll(/:(\w+)/g, '{$1}')}`),
  );

const documented = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods as object).map(method => `${method} ${path}`),
);

interface Content {
  readonly [type: string]: { readonly schema?: object; readonly example?: unknown };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly $ref?: string;
  }[];
  readonly requestBody?: {
    readonly content: { readonly [type: string]: { readonly schema: { readonly [k: string]: unknown } } };
  };
  readonly responses: { readonly [status: string]: unknown };
}
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as { readonly [m: string]: Operation }).map(([method, operation]) => ({
    path,
    method,
    operation,
  })),
);

describe('the OpenAPI document', () => {
  test('names every route that is served, and no other', () => {
    const own = 'get /api/v1/openapi.json';
    expect([...documented].sort()).toEqual(
      served(router)
        .filter(route => route !== own)
        .sort(),
    );
    expect(documented.length).toBe(apiRoutes.length);
  });

  test('lists every code that a problem may have', () => {
    const { ProblemCode, Problem } = document.components!.schemas as unknown as {
      readonly ProblemCode: { readonly enum: readonly string[] };
      readonly Problem: { readonly properties: { readonly code: object } };
    };
    expect(Problem.properties.code).toEqual({ $ref: '#/components/schemas/ProblemCode' });
    expect(ProblemCode.enum).toEqual(problemCodes(deps, 'de').map(({ code }) => code));
    expect(ProblemCode.enum).toEqual(expect.arrayContaining(['stale', 'not-your-turn', 'only-the-cheapest']));
  });

  test('is version 3.1 and names each operation once', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('declares every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]);
      const declared = operation.parameters?.filter(p => p.in === 'path').map(p => p.name) ?? [];
      expect([path, declared.sort()]).toEqual([path, wanted.sort()]);
    }
  });

  test('says how many requests are too many for each, and what a session is for', () => {
    for (const { operation } of operations) expect(Object.keys(operation.responses)).toContain('429');
  });

  test('has an example of each body and of each answer that goes well, and each fits its schema', () => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema({ ...(JSON.parse(JSON.stringify(document)) as object), $id: 'https://document.example/' });
    const wrong: unknown[] = [];
    let examples = 0;
    const look = (at: readonly string[], content: Content | undefined): void => {
      const json = content?.['application/json'];
      if (!json?.schema) return;
      examples++;
      const keys = [...at, 'content', 'application/json', 'schema'];
      const pointer = keys.map(key => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
      const fits = ajv.compile({ $ref: `https://document.example/#/${pointer.join('/')}` });
      if (!('example' in json) || !fits(json.example))
        wrong.push([at.join(' '), json.example, fits.errors?.[0]]);
    };
    for (const { path, method, operation } of operations) {
      const { requestBody, responses } = operation as unknown as {
        readonly requestBody?: { readonly content: Content };
        readonly responses: { readonly [status: string]: { readonly content?: Content } };
      };
      look(['paths', path, method, 'requestBody'], requestBody?.content);
      for (const [status, { content }] of Object.entries(responses))
        if (status.startsWith('2')) look(['paths', path, method, 'responses', status], content);
    }
    expect(wrong).toEqual([]);
    expect(examples).toBeGreaterThan(140);
  });

  test('refers only to schemas it holds', () => {
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(Object.keys(document.components?.schemas ?? {})).toContain(name);
  });

  test('asks for no parameter but those of paths, and the seat whose last turn is meant', () => {
    const needed = operations.flatMap(({ operation }) =>
      (operation.parameters ?? [])
        .filter(({ in: place, required }) => place !== 'path' && required === true)
        .map(({ name }) => `${operation.operationId} ${String(name)}`),
    );
    expect(needed).toEqual(['sinceLastTurn seat']);
  });

  test('asks in a body for what the service asks for', () => {
    const required = (id: string): unknown =>
      operations.find(({ operation }) => operation.operationId === id)!.operation.requestBody?.content[
        'application/json'
      ]?.schema['required'];
    expect(required('askForSignInLink')).toEqual(['email']);
    expect(required('makeToken')).toEqual(['name', 'scopes']);
    expect(required('createGame')).toEqual(['title', 'name', 'seats']);
    expect(required('undo')).toEqual(['seat']);
    for (const id of ['changeMe', 'changeNotifications', 'changeOptions'])
      expect(required(id)).toBeUndefined();
  });

  test('has patterns that mean the same with and without the flag that validators set', () => {
    const found = (node: unknown): readonly string[] =>
      typeof node !== 'object' || node === null
        ? []
        : Object.entries(node).flatMap(([key, value]) =>
            key === 'pattern' && typeof value === 'string' ? [value] : found(value),
          );
    const patterns = [...new Set(found(document))];
    expect(patterns.length).toBeGreaterThan(5);
    const texts = ['Night bot', 'Zoë 🚂', 'a\u202eb', 'a\nb', 'abcdefgh', '123456', '12:30', '2030-07-31'];
    for (const pattern of patterns)
      for (const text of texts)
        expect([pattern, text, new RegExp(pattern, 'u').test(text)]).toEqual([
          pattern,
          text,
          new RegExp(pattern).test(text),
        ]);
    // Nothing is asked for that no text can be.
    const samples = [...texts, 'Europe/Zurich', '0123456789abcdef', '4-Xb3kQ9zL0_aB'];
    for (const pattern of patterns)
      expect([pattern, samples.some(text => new RegExp(pattern, 'u').test(text))]).toEqual([pattern, true]);
  });

  test('names what a personal token needs where the service asks for it', () => {
    for (const { operation } of operations) {
      const { security, description } = operation as Operation & {
        readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
        readonly description: string;
      };
      const scopes = security.flatMap(one => one['token'] ?? []);
      expect(description).toContain(
        scopes.length === 0
          ? 'Personal tokens are not accepted.'
          : `A personal token needs the scope \`${scopes[0]!}\`.`,
      );
    }
  });

  test('has an address for whatever is made', () => {
    const made = operations.flatMap(({ operation }) => {
      const answer = operation.responses['201'] as { readonly headers?: object } | undefined;
      return answer ? [[operation.operationId, Object.keys(answer.headers ?? {}).includes('Location')]] : [];
    });
    expect(made.length).toBeGreaterThan(20);
    expect(made.filter(([, has]) => has !== true)).toEqual([]);
  });

  test('answers everybody who takes a seat in the same way', () => {
    const taken = operations.filter(({ operation }) => {
      const { content } = (operation.responses['200'] ?? {}) as Operation['requestBody'] & object;
      return content?.['application/json']?.schema['$ref'] === '#/components/schemas/Taken';
    });
    expect(taken.map(({ operation }) => operation.operationId).sort()).toEqual([
      'acceptOwnInvitation',
      'joinGame',
      'joinTable',
      'takeKeptSeat',
    ]);
  });

  test('names every answer that any route may give', () => {
    for (const { operation } of operations)
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['400', '401', '403', '413', '415', '429', '500', '503']),
      );
  });

  test('says how many rows of the log and of a list come by themselves, and at most', () => {
    const limit = (id: string): unknown =>
      operations
        .find(({ operation }) => operation.operationId === id)!
        .operation.parameters?.find(({ name }) => name === 'limit');
    expect(limit('readLog')).toMatchObject({ schema: { minimum: 1, maximum: 1000, default: 200 } });
    expect(limit('listGames')).toMatchObject({ schema: { minimum: 1, maximum: 500, default: 100 } });
  });

  test('bodies take no unknown fields', () => {
    const named = document.components?.schemas as {
      readonly [name: string]: { readonly [k: string]: unknown };
    };
    const open = operations.flatMap(({ path, operation }) => {
      const given = operation.requestBody?.content['application/json']?.schema;
      const schema = given?.['$ref'] ? named[String(given['$ref']).split('/').at(-1)!] : given;
      const parts = (schema?.['anyOf'] ?? schema?.['oneOf'] ?? (schema ? [schema] : [])) as readonly {
        additionalProperties?: unknown;
      }[];
      return parts.some(part => part.additionalProperties !== false) ? [path] : [];
    });
    expect(open).toEqual([]);
  });
});
