import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { direct } from '../../src/db/client.js';
import type { ColumnType, Columns } from '../../src/db/columns.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const types: { readonly [prisma: string]: string } = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
  DateTime: 'timestamp with time zone',
};

/** Where the schema names the database's own type. */
const nativeTypes: { readonly [name: string]: string } = {
  Date: 'date',
  VarChar: 'character varying',
};

/** `game.name text`, with a question mark where it may be null. */
const described = (table: string, column: string, type: string, nullable: boolean): string =>
  `${table}.${column} ${type}${nullable ? '?' : ''}`;

const schema = await readFile(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');

const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name, body]) => ({
  table: /@@map\("(\w+)"\)/.exec(body!)?.[1] ?? name!,
  body: body!,
}));

/** The columns that the client expects, read from its schema. Fields of other types are relations. */
const expected = (): readonly string[] =>
  models.flatMap(({ table, body }) =>
    [...body.matchAll(/^ {2}(\w+) +(\w+)(\?|\[\])?( .*)?$/gm)].flatMap(([, field, type, mark, rest]) => {
      const column = /@map\("(\w+)"\)/.exec(rest ?? '')?.[1] ?? field!;
      if (types[type!] === undefined) return [];
      const held = nativeTypes[/@db\.(\w+)/.exec(rest ?? '')?.[1] ?? ''] ?? types[type!]!;
      return [described(table, column, mark === '[]' ? 'ARRAY' : held, mark === '?')];
    }),
  );

test('the schema of the client has the tables and columns that the migrations make, and no others', async () => {
  const { rows } = await database.asOwner(
    `SELECT table_name AS "table", column_name AS "column", data_type AS type, is_nullable = 'YES' AS nullable
       FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  );
  const columns = rows as { table: string; column: string; type: string; nullable: boolean }[];
  const made = columns.map(({ table, column, type, nullable }) => described(table, column, type, nullable));
  const wanted = expected();
  expect(wanted.length).toBeGreaterThan(200);
  expect([...wanted].sort()).toEqual(made.sort());
});

test('the rows of our own SQL are typed by the columns that the migrations make, and by no others', async () => {
  const types = await readFile(new URL('../../src/db/generated/tables/index.ts', import.meta.url), 'utf8');
  const typed = [...types.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\};/gms)].flatMap(([, table, body]) =>
    [...body!.matchAll(/^ {4}(\w+):/gm)].map(([, column]) => `${table!}.${column!}`),
  );
  const { rows } = await database.asOwner(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  );
  const made = (rows as { name: string }[]).map(({ name }) => name);
  expect(made.length).toBeGreaterThan(200);
  expect(typed.sort()).toEqual(made.sort());
});

test('a row of our own SQL that does not fit the data model is not compiled', () => {
  // @ts-expect-error -- Its column is called `seats`; the model's field has another name.
  type Misnamed = Columns<'game', 'seatCount'>;
  // @ts-expect-error -- There is none of that name.
  type Unknown = Columns<'game', 'id', { readonly waits_since: Date | null }>;
  // @ts-expect-error -- A text, and never null.
  type Mistyped = Columns<'game', 'id', { readonly phase: 'open' | null }>;
  // @ts-expect-error -- A time, however it is called in the row.
  const at: ColumnType<'game', 'created_at'> = '2030-01-05';
  const fits: Columns<'game', 'seats', { readonly phase: 'open' | 'ended' }> = { seats: 2, phase: 'open' };
  expect<readonly (Misnamed | Unknown | Mistyped | typeof fits | typeof at)[]>([fits, at]).toHaveLength(2);
});

test('the client finds rows by the keys of the tables', async () => {
  const keys = await direct(database.db).rows<{ table: string; columns: string[] }>(
    `SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY array_position(i.indkey::int[], a.attnum)) AS columns
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey::int[])
      WHERE n.nspname = 'public' AND i.indisprimary AND c.relname <> '_prisma_migrations' GROUP BY c.relname`,
  );
  const made = Object.fromEntries(keys.map(({ table, columns }) => [table, columns]));
  const wanted = Object.fromEntries(
    models.map(({ table, body }) => {
      const columnOf = (field: string): string =>
        new RegExp(`^ {2}${field} .*@map\\("(\\w+)"\\)`, 'm').exec(body)?.[1] ?? field;
      const several = /@@id\(\[([^\]]*)\]/.exec(body)?.[1]?.split(/, */);
      const one = /^ {2}(\w+) .*@id\b/m.exec(body)?.[1];
      return [table, (several ?? [one!]).map(columnOf)];
    }),
  );
  expect(made).toEqual(wanted);
});
