import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

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
});

test('systemd starts what the image starts', () => {
  const [, command] = /^CMD (.*)$/m.exec(read('Dockerfile'))!;
  const started = (JSON.parse(command!) as string[]).join(' ');
  expect(read('docs/operating.md')).toContain(`\nExecStart=/usr/bin/${started}\n`);
});

describe('the alerts are what Prometheus reads', () => {
  /** As Prometheus: unknown keys, wrong types and names, and durations that are none, keep it from starting. */
  const duration = z.string().regex(/^(?=\d)(\d+y)?(\d+w)?(\d+d)?(\d+h)?(\d+m)?(\d+s)?(\d+ms)?$/);
  const words = z.record(z.string().regex(/^[a-zA-Z_]\w*$/), z.string());
  const balanced = (expr: string): boolean =>
    ['()', '[]', '{}'].every(([open, close]) => expr.split(open!).length === expr.split(close!).length) &&
    expr.split('"').length % 2 === 1;
  const Rules = z.strictObject({
    groups: z.array(
      z.strictObject({
        name: z.string().min(1),
        interval: duration.optional(),
        limit: z.int().optional(),
        labels: words.optional(),
        rules: z
          .array(
            z.strictObject({
              alert: z.string().regex(/^[a-zA-Z_]\w*$/),
              expr: z.string().trim().min(1).refine(balanced),
              for: duration.optional(),
              keep_firing_for: duration.optional(),
              labels: words.optional(),
              annotations: words.optional(),
            }),
          )
          .nonempty(),
      }),
    ),
  });
  const readRules = (text: string) => Rules.safeParse(parse(text, { strict: true, uniqueKeys: true }));

  test('from the file as it is', () => {
    const { data, error } = readRules(read('docs/alerts.yml'));
    expect(error).toBeUndefined();
    const names = data!.groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(new Set(names).size).toBe(names.length);
  });

  const rule = (more: string): string => `groups:\n  - name: a\n    rules:\n      - { alert: A, ${more} }\n`;
  test('and a good rule is told from bad ones', () => {
    expect(readRules(rule('expr: max(a) > 1, for: 1h30m')).success).toBe(true);
    for (const bad of [
      'expr: max(a) > 1, for: 5 minutes',
      "expr: ''",
      'expr: max(a > 1',
      'expr: a, anotations: { summary: b }',
      'expr: a, annotations: { summary: no worker, too few }',
      'expr: a, annotations: { summary: 3 }',
    ])
      expect([bad, readRules(rule(bad)).success]).toEqual([bad, false]);
  });

  const promtool = spawnSync('promtool', ['check', 'rules', join(root, 'docs/alerts.yml')], {
    encoding: 'utf8',
  });
  (promtool.error ? test.skip : test)('as its own program says', () => {
    expect([promtool.status, promtool.stderr]).toEqual([0, expect.anything()]);
  });
});
