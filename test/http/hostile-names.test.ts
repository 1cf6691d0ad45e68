import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FORMER } from '../../src/words/index.js';
import { api } from './support/api.js';
import { signedInBrowser } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let game: string;
beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  game = await world.game([anna, bert]);
});
afterAll(() => world.stop());

const rename = (name: string) => api(world, anna.token, 'patch', '/me', { name });
const nameNow = async (): Promise<string> => (await api(world, anna.token, 'get', '/me')).body.name;

test.each([
  '',
  ' ',
  '\u0000',
  'Anna\u0000',
  'An\nna',
  'Anna\r\nBcc: everybody@mail.example',
  'Anna\u2028Bert',
  'Anna\u2029Bert',
  '\u202EannA',
  'Anna\u2066Bert\u2069',
  'An\u200Ena',
  'An\u061Cna',
  'An\uFEFFna',
  'An\u0085na',
  '\u200B',
  'An\u200Bna',
  'An\u00ADna',
  'An\u2060na',
  'An\u200Dna',
  '\u200D',
  '\u3164',
  '\u2800',
  `A${'\u0301'.repeat(20)}nna`,
  'A'.repeat(41),
  'A'.repeat(10_000),
])('a name nobody can read, or that goes on in a header, is refused: %j', async name => {
  const before = await nameNow();
  expect((await rename(name)).status).toBe(400);
  const reader = await signedInBrowser(world, anna);
  const answer = await reader.post('/me', { name, language: 'en', timeZone: 'UTC' });
  expect(answer.status).toBe(400);
  expect(await nameNow()).toBe(before);
});

test.each([
  '=?utf-8?B?QW5uYQ==?=',
  '"Anna" <evil at mail>',
  '<b>Anna</b>',
  "'; DROP TABLE person; --",
  '{{constructor}}',
  '$&$1',
  '__proto__',
  'Ānna Ö 安娜 👩‍🚀',
  'क्‍ष می‌خواهم',
])('a name that means something to a program is only a name: %j', async name => {
  expect((await rename(name)).body.name).toBe(name);
  const reader = await signedInBrowser(world, bert);
  const page = await reader.get(`/g/${game}`);
  expect(page.status).toBe(200);
  const own = await signedInBrowser(world, anna);
  const me = await own.get('/me');
  expect(me.status).toBe(200);
  expect(me.text).not.toContain('<b>Anna</b>');
});

test.each([
  '"Anna" <evil@mail.example>',
  'anna@evil.example.com',
  'See https://evil.example',
  'www.evil.example',
  'win at evil.com',
  'evil.ru/now',
  'Zürich.ch',
])('a name that a mail program makes a link of is refused, and told why: %j', async name => {
  const { status, body } = await rename(name);
  expect([status, body.code]).toEqual([400, 'link-in-name']);
});

test.each(['Dr. No', 'St.Gallen', 'J.R.R. Tolkien', 'Anna @ work', '18xx.games 12', 'me@home', 'a/b: c'])(
  'a name with dots and signs is no link: %j',
  async name => {
    expect((await rename(name)).body.name).toBe(name);
  },
);

test('half a letter is none', async () => {
  expect((await rename('A\uD800')).status).toBe(400);
});

test('nobody calls themselves as the service calls those who have left', async () => {
  const { body } = await rename(FORMER);
  expect(body.name).toBe(FORMER.trim());
  expect(body.name).not.toBe(FORMER);
});
