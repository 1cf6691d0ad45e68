import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { mainCookie } from '../../src/http/cookies.js';
import { type Browser, browser, signedInBrowser } from './support/browser.js';
import { behindProxy, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let proxied: Express;

beforeAll(async () => {
  world = await startWorld({ limits: 1 });
  anna = await world.player('Anna');
  proxied = behindProxy(world);
});
afterAll(() => world.stop());

/** Asks for a sign-in link from a network. */
const askFrom = async (ip: string, email: string): Promise<number> =>
  (await request(proxied).post('/api/v1/sign-in').set('X-Forwarded-For', ip).send({ email })).status;

const asksFrom = async (ips: readonly string[], email: string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const ip of ips) statuses.push(await askFrom(ip, email));
  return statuses;
};

const networks = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `10.9.${from}.${n}`);

describe('sign-in mails to one address', () => {
  test('are three an hour from one network, however the address is written', async () => {
    const written = ['a@bücher.example', 'A@xn--bcher-kva.example', ' a@BU\u0308CHER.example '];
    for (const address of written) expect(await askFrom('10.0.1.1', address)).toBe(202);
    expect(await askFrom('10.0.1.1', 'a@Bücher.example')).toBe(429);
  });

  test('are still sent to whoever asks from elsewhere when a stranger has used up theirs', async () => {
    expect(await asksFrom(Array(4).fill('10.0.2.1') as string[], anna.email)).toEqual([202, 202, 202, 429]);
    expect(await askFrom('10.0.2.2', anna.email)).toBe(202);
  });

  test('are five at once, from however many networks, and then one every twelve minutes: nobody fills a mailbox', async () => {
    const statuses = await asksFrom(networks(3, 12), 'filled@players.example');
    expect(statuses).toEqual([...Array<number>(6).fill(202), ...Array<number>(6).fill(429)]);
    const { rowCount } = await world.db.pool.query(
      `SELECT FROM login_link WHERE email = 'filled@players.example'`,
    );
    expect(rowCount).toBe(6);
  });

  test('reach a new device of its owner within minutes, however many others ask for', async () => {
    const email = 'besieged@players.example';
    const later = async (): Promise<void> => {
      await world.db.pool.query(`UPDATE rate_limits SET expire = 1 WHERE key LIKE 'mailedLater:%'`);
    };
    expect((await asksFrom(networks(7, 10), email)).filter(status => status === 202)).toHaveLength(6);
    const refused = await request(proxied)
      .post('/api/v1/sign-in')
      .set('X-Forwarded-For', '10.9.8.1')
      .send({ email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(720);
    await later();
    // Who has had one of the later ones does not get the next.
    expect(await askFrom('10.9.7.5', email)).toBe(429);
    expect(await askFrom('10.9.8.1', email)).toBe(202);
  });

  test('whatever the tag: it is one mailbox', async () => {
    const ask = (n: number): Promise<number> => askFrom(`10.9.6.${n}`, `tagged+${n}@players.example`);
    for (let n = 0; n < 6; n++) expect(await ask(n)).toBe(202);
    expect(await ask(6)).toBe(429);
    expect(await askFrom('10.9.6.11', 'tagged@players.example')).toBe(429);
  });

  test('are twenty an hour from all networks of one IPv6 /48, to whatever mailboxes', async () => {
    const ask = (n: number): Promise<number> =>
      askFrom(`2001:db8:7:${n.toString(16)}::1`, `six${n}@players.example`);
    for (let n = 0; n < 20; n++) expect(await ask(n)).toBe(202);
    expect(await ask(20)).toBe(429);
    expect(await askFrom('2001:db8:8::1', 'six@players.example')).toBe(202);
  });

  describe('that others have asked for too often', () => {
    let owner: Player;
    let reader: Browser;
    const form = (email: string, who: Browser): Promise<number> =>
      who.post('/in', { address: email }).then(({ status }) => status);
    beforeAll(async () => {
      owner = await world.player('Owner');
      reader = browser(proxied);
      await reader.post('/in', { address: owner.email });
      await reader.post('/in/redeem', { secret: await world.mailedSecret(owner.email) });
      await asksFrom(networks(4, 10), owner.email);
    });

    test('are sent to a device that its owner has signed in with, signed in or not', async () => {
      expect(await askFrom('10.9.5.1', owner.email)).toBe(429);
      expect(await form(owner.email, reader)).toBe(303);
      delete reader.cookies[mainCookie];
      expect(await form(owner.email, reader)).toBe(303);
    });

    test('not to a device that somebody else has signed in with, nor to a mark made up', async () => {
      const other = await signedInBrowser(world, anna);
      const mark = Object.entries(reader.cookies).find(([name]) => name.endsWith('-device'))!;
      const forged = { ...mark[1].split('.') }[0]!;
      for (const who of [other, browser(proxied)]) {
        if (who !== other) who.cookies[mark[0]] = `${forged}.${'A'.repeat(22)}`;
        expect(await form(owner.email, who)).toBe(429);
      }
    });

    test('five an hour to a known device: a mark fills no mailbox either', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 5; n++) statuses.push(await form(owner.email, reader));
      expect(statuses).toEqual([303, 303, 303, 303, 429]);
    });
  });

  test('do not spoil the link that somebody else has just been mailed', async () => {
    const link = await world.signInLink('waiting@players.example');
    expect(await asksFrom(networks(6, 3), 'waiting@players.example')).toEqual([202, 202, 202]);
    const redeemed = await request(world.app).post('/api/v1/sign-in/redeem').send(link);
    expect(redeemed.status).toBe(201);
  });
});
