import { learnAsked } from '../../service/sets.js';
import { setOf, setSchema, setValues, type DataSet, type SetValue } from '../../sets/index.js';
import { tableModel, type ShownTable } from '../../present/shown.js';
import { steamSetWords } from '../../titles/imperial-steam/words/set-words.js';
import { howSure } from '../../titles/imperial-steam/words/how-sure.js';
import type { HttpDeps } from '../deps.js';
import { sendPacked } from '../packed.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { page, type PageCall, sendPage } from './page.js';
import { hasOwnSet, type Json } from '../../engine/core/index.js';

/* What is printed on the pieces of a title, as a set of values has it. */

const SCHEMA = 'imperial-steam-data.schema';

/** A value as a table shows it: lists with commas, of an object each field. */
const textOf = (value: Json | undefined): string => {
  if (value === undefined) return '–';
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.length === 0 ? '–' : items.map(textOf).join(', ');
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([field, one]) => `${field} ${textOf(one)}`)
      .join(', ');
  return String(value);
};

/** A value, with the number of its source in brackets. */
const cellOf = ({ value, source }: SetValue, sources: readonly string[]): string => {
  const text = textOf(value);
  return source === undefined ? text : `${text} [${String(sources.indexOf(source) + 1)}]`;
};

const groupBy = <T>(things: readonly T[], key: (thing: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
};

/** The tables of a set: a row for each of its rows, a column for each kind of value. */
const tablesOf = ({ context: { language }, t }: PageCall, { file }: DataSet): readonly ShownTable[] => {
  const words = steamSetWords[language];
  const fieldName = (field: string): string =>
    (words.fields as { readonly [field: string]: string })[field] ?? field;
  const sources = file.printed.map(({ source }) => source);
  return [...groupBy(setValues(file), ({ table }) => table)].map(([table, values]) => {
    const caption = (words.tables as { readonly [table: string]: string })[table] ?? table;
    const isSingle = table === 'values';
    const rows = [...groupBy(values, ({ row, field }) => (isSingle ? field : row))];
    const columns = isSingle ? [t('setValue')] : rows[0]![1].map(({ field }) => fieldName(field));
    return tableModel(
      {
        caption,
        columns: [{ heading: table }, ...columns.map(heading => ({ heading }))],
        rows: rows.map(([id, cells]) => [
          isSingle ? `${id}: ${fieldName(id)}` : id,
          ...cells.map(cell => cellOf(cell, sources)),
        ]),
      },
      '',
    );
  });
};

/** @throws HttpProblem 404 */
const setNamed = async ({ deps, path }: PageCall, title: string): Promise<DataSet> => {
  await learnAsked(deps.service, title);
  const set = setOf(title);
  if (!set) throw new HttpProblem(404, 'not-found', { path: path.slice(0, 200) });
  return set;
};

/** As a file: a set with a hash in its name never becomes another. */
const sendFile = (call: PageCall, content: object, lasts: boolean): void => {
  const { req, res } = call;
  res.setHeader('Cache-Control', lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
  res.type('application/json');
  sendPacked(req, res, JSON.stringify(content, null, 1));
};

declare module '../views.js' {
  interface PageModels {
    readonly 'data-set': DataSetPage;
  }
}

interface DataSetPage {
  readonly title: string;
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly sure: string;
  readonly sources: readonly string[];
  readonly tables: readonly ShownTable[];
}

const show = async (call: PageCall): Promise<void> => {
  const name = String(call.params['name']);
  if (name === `${SCHEMA}.json`) return sendFile(call, setSchema(), false);
  if (name.endsWith('.json')) {
    const { file, title } = await setNamed(call, name.slice(0, -'.json'.length));
    return sendFile(call, file, hasOwnSet(title));
  }
  const set = await setNamed(call, name);
  const { t, context } = call;
  sendPage(call, 'data-set', t('setHeading', { name: set.name, version: set.version }), {
    title: set.title,
    name: set.name,
    version: set.version,
    hash: set.hash,
    sure: howSure(context.language, set.counts),
    sources: set.file.printed.map(({ source }) => source),
    tables: tablesOf(call, set),
  });
};

/** The sets of values that games can be played by: as pages and as files. */
export const dataSetPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/data-sets/:name', run: show }),
];
