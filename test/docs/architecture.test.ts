import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { tasks } from '../../src/jobs/tasks.js';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');

const folders = (path: string): readonly string[] =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name);

/** What stands in the first column of the table under a heading, as code. */
const firsts = (heading: string): readonly string[] =>
  text
    .split(/^## /m)
    .find(part => part.startsWith(heading))!
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...line.split('|')[1]!.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name!));

test('every folder of the code is described, and no other', () => {
  const sources = folders('src').flatMap(name =>
    name === 'engine' ? ['engine/core', 'engine/rail'] : [name],
  );
  expect([...text.matchAll(/^\| `src\/([\w/]+)`/gm)].map(([, name]) => name!).sort()).toEqual(sources.sort());
});

test('every subject of the service is described, and no other', () => {
  const subjects = [...folders('src/service')].sort();
  const part = text.split('In `src/service` itself')[1]!.split('\n## ')[0]!;
  const [, floors = '', table = ''] = part.split('```');
  expect([...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name!).sort()).toEqual(subjects);
  expect(floors.split(/\s+/).filter(Boolean).sort()).toEqual(subjects);
});

test('every job is described, and no other', () => {
  const none = undefined as never;
  expect([...firsts('Background jobs')].sort()).toEqual(Object.keys(tasks(none, none)).sort());
});
