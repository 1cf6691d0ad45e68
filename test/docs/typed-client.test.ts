import { beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { examplesIn } from '../support/curl.js';
import { published, templateOf } from '../support/published.js';

const examples = examplesIn(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8'));

/** A client as somebody writes it on top of the types. */
const client = `
import type { paths } from './openapi.js';

type Has<T, K extends string> = T extends { [key in K]?: infer V } ? V : never;
type Operation<P extends keyof paths, M extends keyof paths[P]> = paths[P][M];
type Parameters<P extends keyof paths, M extends keyof paths[P]> = Has<Operation<P, M>, 'parameters'>;
type Body<P extends keyof paths, M extends keyof paths[P]> =
  Has<Has<Has<Operation<P, M>, 'requestBody'>, 'content'>, 'application/json'>;
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : never;
type Answer<P extends keyof paths, M extends keyof paths[P]> =
  Operation<P, M> extends { responses: infer R } ? { [S in keyof R]: Json<R[S]> }[keyof R] : never;

declare const call: <P extends keyof paths, M extends keyof paths[P]>(
  path: P, method: M, given: { params: Parameters<P, M>; body?: Body<P, M> },
) => Promise<Answer<P, M>>;
`;

const asked = examples.map(({ method, path, headers, body }) => {
  const { pathname, searchParams } = new URL(path.replace('$ID', 'x7k2m9ab'), 'https://x.example');
  const { template, values } = templateOf(method, pathname);
  const query = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !['authorization', 'content-type'].includes(name));
  const params = {
    ...(Object.keys(values).length > 0 && { path: values }),
    ...(searchParams.size > 0 && { query }),
    ...(own.length > 0 && { header: Object.fromEntries(own) }),
  };
  const given = `{ params: ${JSON.stringify(params)}${body === null ? '' : `, body: ${body}`} }`;
  return `call(${JSON.stringify(template)}, ${JSON.stringify(method.toLowerCase())}, ${given});`;
});

/** What answers hold, and what they may lack. */
const read = `
const games = await call('/api/v1/games', 'get', { params: {} });
const first = games.games[0]!;
export const kind: string | undefined = first.ask?.kind;
// @ts-expect-error nothing is asked where nobody is waited for
export const surely: string = first.ask.kind;
const { quiet } = await call('/api/v1/me/notifications', 'get', { params: {} });
export const sunday = quiet.on?.sun?.from;
const { vote } = await call('/api/v1/games/{id}/votes', 'post', {
  params: { path: { id: 'x7k2m9ab' } }, body: { about: 'end' },
});
export const id: string | null = vote;
// @ts-expect-error a field that is not known
call('/api/v1/sign-in', 'post', { params: {}, body: { email: 'anna@example.org', mail: true } });
// @ts-expect-error what is needed is missing
call('/api/v1/sign-in', 'post', { params: {}, body: {} });
`;

let folder = '';
let errors: readonly string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bahnpost-client-'));
  const types = astToString(await openapiTS(JSON.stringify(published)));
  writeFileSync(join(folder, 'openapi.d.ts'), types);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const main = join(folder, 'client.ts');
  writeFileSync(main, [client, ...asked, read].join('\n'));
  const program = ts.createProgram([main], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
  });
  errors = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1;
    return `${file?.text.split('\n')[line] ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
});

test('a client with the types of the document takes the examples of docs/api.md, and answers as they are', () => {
  rmSync(folder, { recursive: true });
  expect(asked.length).toBeGreaterThanOrEqual(9);
  expect(errors).toEqual([]);
});
