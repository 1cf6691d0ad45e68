import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { api } from './support/api.js';
import { signedInBrowser } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
const ended: string[] = [];
let going: string;

beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  bert = await world.player('Bert');
  for (let n = 0; n < 27; n++) ended.push(await world.game([anna, bert]));
  going = await world.game([anna, bert]);
  for (const [n, id] of ended.entries())
    await world.db.pool.query(
      `UPDATE game SET phase = 'ended', ended_at = now() - $2::integer * interval '1 minute', name = $3,
         standing = jsonb_build_object('ended', true, 'round', standing -> 'round', 'result', jsonb_build_object(
           'reason', 'bank', 'scores', '[{"seat": 0, "points": 3, "parts": {}}, {"seat": 1, "points": 1, "parts": {}}]'::jsonb))
       WHERE id = $1`,
      [id, n, `Over ${String(n)}`],
    );
});
afterAll(() => world.stop());

interface Listed {
  readonly games: readonly { readonly id: string }[];
  readonly next: string | null;
}

const list = async (path: string, query: string): Promise<Listed> => {
  const answer = await api(world, anna.token, 'get', `${path}?${query}`);
  expect(answer.status).toBe(200);
  return answer.body as Listed;
};

test.each(['/games', '/results'])('%s is read page by page by a program', async path => {
  const found: string[] = [];
  let query = 'limit=10';
  for (;;) {
    const { games, next } = await list(path, query);
    found.push(...games.map(({ id }) => id));
    if (next === null) break;
    query = `limit=10&after=${encodeURIComponent(next)}`;
  }
  expect(found).toEqual([...(path === '/games' ? [going] : []), ...ended]);
});

test.each(['/games', '/results', '/watched', '/invitations', '/tables'])(
  '%s refuses places that it has not given out, and sizes that are none',
  async path => {
    const { next } = await list('/games', 'limit=1');
    const { next: ofResults } = await list('/results', 'limit=1');
    const foreign = path === '/games' ? ofResults! : next!;
    for (const after of ['x', 'W10.000000000000000000000000', `${foreign.slice(0, -1)}g`, foreign]) {
      const answer = await api(world, anna.token, 'get', `${path}?after=${encodeURIComponent(after)}`);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'bad-cursor']);
    }
    const large = await api(world, anna.token, 'get', `${path}?limit=501`);
    expect([large.status, (large.body as { code: string }).code]).toEqual([400, 'bad-limit']);
    expect((await api(world, anna.token, 'get', `${path}?limit=-1`)).status).toBe(400);
    expect((await api(world, anna.token, 'get', `${path}?after=${'a'.repeat(501)}`)).status).toBe(400);
  },
);

test('nobody pages on with a place of somebody else', async () => {
  const { next } = await list('/games', 'limit=1');
  const answer = await api(world, bert.token, 'get', `/games?after=${encodeURIComponent(next!)}`);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'bad-cursor']);
});

const linkTo = (html: string, rel: string): string | undefined =>
  new RegExp(`<a rel="${rel}" href="([^"]+)"`)
    .exec(html)?.[1]!
    .replaceAll('&amp;', '&')
    .replaceAll('&#x3D;', '=');

const namesOn = (html: string): readonly string[] =>
  [...html.matchAll(/<strong><bdi>(Over \d+)<\/bdi><\/strong>/g)].map(([, name]) => name!);

test.each(['/games', '/results'])('the page %s leads on to what it does not show, and back', async path => {
  const anyone = await signedInBrowser(world, anna);
  const first = await anyone.get(path);
  expect(namesOn(first.text)).toHaveLength(25);
  expect(linkTo(first.text, 'first')).toBeUndefined();
  const second = await anyone.get(linkTo(first.text, 'next')!);
  expect(second.status).toBe(200);
  expect([...namesOn(first.text), ...namesOn(second.text)]).toEqual(
    Array.from({ length: 27 }, (_, n) => `Over ${String(n)}`),
  );
  expect(linkTo(second.text, 'next')).toBeUndefined();
  const back = await anyone.get(linkTo(second.text, 'first')!);
  expect(namesOn(back.text)).toEqual(namesOn(first.text));
  // What waits for the reader stands on the first page alone.
  if (path === '/games')
    expect([first.text.includes(going), second.text.includes(going)]).toEqual([true, false]);
});

test('a page with a place that is none says so', async () => {
  const anyone = await signedInBrowser(world, anna);
  for (const path of ['/games?show=finished&after=x', '/results?after=x', '/tables?after=x&after=y'])
    expect((await anyone.get(path)).status).toBe(400);
  expect((await anyone.get('/games?show=__proto__')).status).toBe(200);
});
