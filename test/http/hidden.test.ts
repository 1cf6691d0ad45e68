import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { apiRoutes } from '../../src/http/api/api.js';
import { mainCookie, seatCookie } from '../../src/http/cookies.js';
import { beginChannelDelivery } from '../../src/service/delivery/channels.js';
import { beginDelivery } from '../../src/service/delivery/deliveries.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { sizes } from '../support/sizes.js';
import { textOf } from './support/browser.js';
import { filled, furnish, type House, type Marked, type Viewer, viewers } from './support/furnished.js';
import { pageRoutes } from './support/routes.js';
import { startWorld, type World } from './support/world.js';

let world: World;
let house: House;
beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  house = await furnish(world);
});
afterAll(() => world.stop());

/** What may be asked besides, to see what is another's. */
const questions = [0, 1, 2].flatMap(seat =>
  ['seat', 'with', 'number', 'step'].map(name => `${name}=${String(seat)}`),
);

/** What is said to somebody alone is found nowhere else. */
const isNeeded = (path: string, question: string): boolean =>
  path.endsWith('/chat') && question.startsWith('with=');

/** As many of them as there is time for; of each path others, and of the same path each reader others. */
const besides = (path: string, turn: number): readonly string[] =>
  path.includes(house.game) && /\/(position|menu|since|orders|chat|export|log|history|plans)$/.test(path)
    ? questions
        .filter(
          (question, at) =>
            isNeeded(path, question) || (at + turn * sizes.waysToAsk) % questions.length < sizes.waysToAsk,
        )
        .map(question => `${path}?${question}`)
    : [];

const everyWay = (paths: readonly string[], viewer: Viewer): readonly string[] =>
  paths.flatMap((path, at) => [path, ...besides(path, at + viewers.indexOf(viewer))]);

/** Numbers stand alone, or every time and hash would hold them: `"amount":37`, `bid 37`. */
const holds = (text: string, { text: marker }: Marked): boolean =>
  /^\d+$/.test(marker)
    ? new RegExp(`(":|[\\s\\["'(=])${marker}[,}\\s\\]"');]`).test(text)
    : text.includes(marker);

/** Everything marked that is found, by where it is. */
const foundIn = async (
  paths: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<readonly (Marked & { readonly path: string })[]> => {
  const found: (Marked & { readonly path: string })[] = [];
  for (const path of paths) {
    const text = await read(path);
    for (const one of house.marked) if (holds(text, one)) found.push({ ...one, path });
  }
  return found;
};

const leaks = (found: Awaited<ReturnType<typeof foundIn>>, viewer: Viewer): readonly string[] =>
  found.filter(({ seenBy }) => !seenBy.includes(viewer)).map(({ what, path }) => `${path}: ${what}`);

describe('by the interface', () => {
  test.each(viewers)('%s reads what is theirs and nothing else', async viewer => {
    const paths = apiRoutes
      .filter(({ method }) => method === 'get')
      .flatMap(({ path }) => filled(house, path));
    const found = await foundIn(everyWay(paths, viewer), async path => {
      const asked = request(world.server).get(`/api/v1${path}`);
      if (house.tokens[viewer] !== '') void asked.set('Authorization', `Bearer ${house.tokens[viewer]}`);
      if (viewer === 'spectator') void asked.set('X-Watch-Key', house.watchKey);
      return (await asked).text;
    });
    expect(leaks(found, viewer)).toEqual([]);
    // What is shown to nobody at all would not be found by anything.
    const mine = house.marked.filter(({ seenBy }) => seenBy.includes(viewer)).map(({ what }) => what);
    expect([...new Set(found.map(({ what }) => what))].sort()).toEqual(mine.sort());
  });
});

describe('on pages', () => {
  const cookies = (viewer: Viewer): string => {
    const name = viewer.includes('seat link') ? seatCookie : mainCookie;
    const watching = viewer === 'spectator' ? `; __Host-bahnpost-watch=${house.game}.${house.watchKey}` : '';
    return `${name}=${house.tokens[viewer]}${watching}`;
  };

  test.each(viewers)('%s reads what is theirs and nothing else', async viewer => {
    const paths = pageRoutes(world.app)
      // What has a secret in its address is its own authority; mails are kept in development alone.
      .filter(({ method, path }) => method === 'get' && !/:key|:token|^\/mailbox|:file/.test(path))
      .flatMap(({ path }) => filled(house, path));
    const found = await foundIn(everyWay(paths, viewer), async path => {
      const { text, headers } = await request(world.server).get(path).set('Cookie', cookies(viewer));
      return `${textOf(text)}\n${[...text.matchAll(/(?:value|href)="[^"]*"/g)].join('\n')}\n${headers['location'] ?? ''}`;
    });
    // A cookie opens no page to a program.
    expect(leaks(found, viewer.includes('token') ? 'nobody' : viewer)).toEqual([]);
    if (viewer === 'anna') expect(new Set(found.map(({ what }) => what)).size).toBeGreaterThan(15);
  });
});

/** After all the others: it takes what waits out of the outbox. */
describe('in what is sent', () => {
  const waiting = async (channels: readonly string[]) =>
    (
      await world.db.pool.query<{ readonly id: string; readonly name: string | null; readonly kind: string }>(
        `SELECT d.id, d.kind, lower(p.name) AS name FROM delivery d LEFT JOIN person p ON p.id = d.person_id
         WHERE d.status = 'queued' AND d.channel = ANY ($1) ORDER BY d.created_at, d.id`,
        [channels],
      )
    ).rows;
  const found = (what: unknown, viewer: Viewer, where: string): readonly string[] =>
    house.marked
      .filter(one => holds(JSON.stringify(what), one) && !one.seenBy.includes(viewer))
      .map(one => `${where}: ${one.what}`);

  test('mails tell their receivers nothing that is another’s', async () => {
    const leaking: string[] = [];
    const kinds = new Set<string>();
    for (const { id, name, kind } of await waiting(['mail'])) {
      const mail = await beginDelivery(world.deps, id);
      if (!mail) continue;
      kinds.add(kind);
      // Where it goes is not what it tells.
      const { to: _, ...told } = mail;
      leaking.push(...found(told, (name ?? 'nobody') as Viewer, `${kind} to ${name ?? 'nobody'}`));
    }
    expect(leaking).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  });

  test('webhooks and pushes tell nothing more, those of a game what a spectator sees', async () => {
    const leaking: string[] = [];
    let told = 0;
    for (const { id, name, kind } of await waiting(['webhook', 'push'])) {
      const sending = await beginChannelDelivery(world.deps, id);
      if (!sending) continue;
      told++;
      const { event, channel } = sending;
      const viewer = channel.name === 'Game-hook' ? 'spectator' : ((name ?? 'nobody') as Viewer);
      leaking.push(...found(event, viewer, `${kind} by ${channel.name}`));
    }
    expect(leaking).toEqual([]);
    expect(told).toBeGreaterThan(2);
  });
});
