import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { gates } from '../../src/service/delivery/gates.js';

const [, section] = readFileSync(new URL('../../docs/mails.md', import.meta.url), 'utf8').split(
  '## What an e-mail passes on its way out',
);

test('docs/mails.md names what an e-mail passes on its way out, in that order', () => {
  const named = [...section!.split('\n## ')[0]!.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual(gates.map(({ name }) => name));
});
