import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { published } from '../support/published.js';

const section = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  .split(/^## /m)
  .find(part => part.startsWith('Personal tokens'))!;

/** The routes named between two places of the section. */
const named = (from: string, to: string): ReadonlySet<string> => {
  const part = section.slice(section.indexOf(from), section.indexOf(to));
  return new Set([...part.matchAll(/`([A-Z]+ \/[\w/{}-]+)`/g)].map(([, route]) => route!));
};

const play = named('These routes need `play`', 'These routes return addresses');
const readToAsk = named('asks for nothing but', 'These routes need `play`');
const manageToRead = named('These routes return addresses', 'Tokens are refused');
const never = named('Tokens are refused', '- The description of each');

/** What docs/api.md says that a token needs. */
const said = (route: string): string => {
  if (never.has(route)) return 'never';
  if (play.has(route)) return 'play';
  if (readToAsk.has(route)) return 'read';
  return route.startsWith('GET') && !manageToRead.has(route) ? 'read' : 'manage';
};

// That the service asks for what the document says is tested with real tokens.
test('the text says of each route what the published document says that a token needs', () => {
  const documented = Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { security } = operation as unknown as {
        readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
      };
      const scope = security.flatMap(one => one['token'] ?? [])[0] ?? 'never';
      return [`${method.toUpperCase()} ${path.replace('/api/v1', '')}`, scope] as const;
    }),
  );
  expect(documented.map(([route]) => [route, said(route)])).toEqual(documented);
  const routes = new Set<string>(documented.map(([route]) => route));
  expect([...play, ...readToAsk, ...manageToRead, ...never].filter(route => !routes.has(route))).toEqual([]);
});
