import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every variable of the configuration is described, and every one described is read', () => {
  const config = read('src/config.ts');
  const known = [...config.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(match => match[1]!);
  expect(known.length).toBeGreaterThan(25);
  const table = read('docs/operating.md').split('## Configuration')[1]!.split('## Mail')[0]!;
  const described = table
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...line.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(match => match[1]!));
  expect(described.sort()).toEqual(known.sort());
});

test('every command is described', () => {
  const commands = [...read('src/cli/operator-commands.ts').matchAll(/\.command\('([\w-]+)'\)/g)];
  const docs = read('docs/operating.md');
  expect(commands.length).toBeGreaterThan(10);
  for (const [, name] of commands) expect(docs).toMatch(new RegExp(`\`${name!}[ \`]`));
});

test('the alerts ask for numbers that are served', () => {
  const served = read('src/http/gauges.ts') + read('src/http/metrics.ts');
  const asked = [...read('docs/alerts.yml').matchAll(/bahnpost_\w+/g)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(8);
  for (const name of asked) expect(served).toContain(name.replace(/_(count|bucket)$/, ''));
  expect(parse(read('docs/alerts.yml'))).toMatchObject({ groups: [{ name: 'bahnpost' }] });
});

test('systemd starts what the image starts', () => {
  const [, command] = /^CMD (.*)$/m.exec(read('Dockerfile'))!;
  const started = (JSON.parse(command!) as string[]).join(' ');
  expect(read('docs/operating.md')).toContain(`\nExecStart=/usr/bin/${started}\n`);
});
