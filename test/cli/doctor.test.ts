import { describe, expect, test } from '@jest/globals';
import { checkConfiguration } from '../../src/cli/doctor/configuration.js';
import { checkDatabase } from '../../src/cli/doctor/database.js';
import { checkStoredGames } from '../../src/cli/doctor/games.js';
import { checkDns, type Resolver } from '../../src/cli/doctor/dns.js';
import { doctor } from '../../src/cli/doctor/doctor.js';
import type { Finding } from '../../src/cli/doctor/finding.js';
import { readCommandConfig, readConfig } from '../../src/config.js';
import { prepareRole } from '../../src/db/role.js';
import { TEST_SECRET } from '../support/cluster.js';
import type { Title } from '../../src/engine/core/index.js';
import { submit } from '../../src/service/log/play.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { freshDatabase } from '../support/database.js';
import { openPostbox } from '../support/postbox.js';
import { testDeps, toyGame } from '../support/service.js';

const zone = (records: { readonly [name: string]: readonly string[] }): Resolver => {
  const find = (name: string): readonly string[] => {
    const found = records[name];
    if (!found) throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' });
    return found;
  };
  return {
    // A long text comes in pieces.
    resolveTxt: name =>
      Promise.resolve().then(() => find(name).map(text => [text.slice(0, 20), text.slice(20)])),
    resolveMx: name => Promise.resolve().then(() => find(`MX ${name}`).map(exchange => ({ exchange }))),
  };
};

const states = (found: readonly Finding[]): { readonly [what: string]: string } =>
  Object.fromEntries(found.map(({ what, state }) => [what, state]));

const mail = {
  mailFrom: 'turns@play.example.org',
  bounceAddress: 'b@bounces.example.org',
  replyAddress: 'r@in.example.org',
};

const good = {
  'bounces.example.org': ['other=1', 'v=spf1 include:relay.example -all'],
  's1._domainkey.play.example.org': ['v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQ'],
  '_dmarc.example.org': ['v=DMARC1; p=quarantine; rua=mailto:d@example.org'],
  'MX bounces.example.org': ['mx.example.org'],
  'MX in.example.org': ['mx.example.org'],
};

describe('names', () => {
  test('that are all there are all right; DMARC may stand at the domain above', async () => {
    const found = await checkDns(mail, zone(good), ['s1']);
    expect(found.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });

  test.each([
    ['no SPF', { 'bounces.example.org': ['other'] }, 'SPF of bounces.example.org'],
    ['an SPF that lets all send', { 'bounces.example.org': ['v=spf1 +all'] }, 'SPF of bounces.example.org'],
    [
      'two SPF records',
      { 'bounces.example.org': ['v=spf1 -all', 'v=spf1 ~all'] },
      'SPF of bounces.example.org',
    ],
    ['no key', { 's1._domainkey.play.example.org': ['v=DKIM1; p='] }, 'DKIM of play.example.org'],
    [
      'a DMARC that does nothing',
      { '_dmarc.example.org': ['v=DMARC1; p=none'] },
      'DMARC of play.example.org',
    ],
    ['no way in for replies', { 'MX in.example.org': [] }, 'MX of in.example.org'],
  ])('%s is found', async (_what, change, where) => {
    const found = await checkDns(mail, zone({ ...good, ...change }), ['s1']);
    expect(found.filter(({ state }) => state === 'BAD').map(({ what }) => what)).toEqual([where]);
  });

  test('nothing at all: each record is told with what would be right', async () => {
    const found = await checkDns(mail, zone({}), []);
    expect(states(found)).toEqual({
      'SPF of bounces.example.org': 'BAD',
      'DKIM of play.example.org': '??',
      'DMARC of play.example.org': 'BAD',
      'MX of bounces.example.org': 'BAD',
      'MX of in.example.org': 'BAD',
    });
    expect(found[0]!.say).toContain('v=spf1');
  });

  test('a resolver that does not answer is no verdict', async () => {
    const silent: Resolver = {
      resolveTxt: () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })),
      resolveMx: () => Promise.reject(new Error('timeout')),
    };
    expect(states(await checkDns(mail, silent, []))).toEqual({ DNS: '??' });
  });
});

describe('the configuration', () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    BASE_URL: 'https://play.example.org',
    DATABASE_URL: 'postgresql://x@localhost/x',
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'turns@play.example.org',
    OPERATORS: 'boss@example.org',
    PROXIES: '1',
    REPLY_ADDRESS: 'r@in.example.org',
    INBOUND_SECRET: 's'.repeat(32),
  };

  test('that is right is called so', () => {
    expect(checkConfiguration(readConfig(production)).filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  test('that is weak is found', () => {
    const weak = {
      ...production,
      SESSION_SECRET: 'a'.repeat(40),
      BASE_URL: 'http://play.example.org',
      OPERATORS: '',
      METRICS_HOST: '0.0.0.0',
    };
    const found = states(checkConfiguration(readConfig(weak)));
    expect(found).toMatchObject({
      SESSION_SECRET: 'BAD',
      BASE_URL: 'BAD',
      OPERATORS: 'BAD',
      METRICS_HOST: '??',
    });
  });

  test('a former secret is named as long as it counts, and refused where it is the present one', () => {
    const former = { ...production, FORMER_SESSION_SECRET: 'fedcba9876543210fedcba9876543210' };
    expect(states(checkConfiguration(readConfig(former)))).toMatchObject({ FORMER_SESSION_SECRET: '??' });
    const same = { ...production, FORMER_SESSION_SECRET: production.SESSION_SECRET };
    expect(states(checkConfiguration(readConfig(same)))).toMatchObject({ FORMER_SESSION_SECRET: 'BAD' });
  });

  test('replies that nobody here reads are named, and refuse no command', () => {
    const silent = { ...production, INBOUND_SECRET: '' };
    expect(states(checkConfiguration(readCommandConfig(silent)))).toMatchObject({ REPLY_ADDRESS: '??' });
  });

  test('that cannot be used is told whole', async () => {
    const [found] = await doctor({ environment: { NODE_ENV: 'production' } });
    expect([found!.state, found!.say]).toEqual(['BAD', expect.stringContaining('SESSION_SECRET')]);
  });

  test('OPERATORS may be several addresses, and nothing else', () => {
    expect(readConfig({ OPERATORS: ' Boss@Example.ORG, b@x.de ' }).operators).toEqual([
      'boss@example.org',
      'b@x.de',
    ]);
    expect(() => readConfig({ OPERATORS: 'boss' })).toThrow(/OPERATORS: boss is not an address/);
  });
});

describe('the database', () => {
  test('is looked at, and nothing in it is changed', async () => {
    const database = await freshDatabase();
    expect(states(await checkDatabase(database.ownerUrl))).toMatchObject({ role: 'BAD' });
    await prepareRole(database.ownerUrl, TEST_SECRET);
    const found = states(await checkDatabase(database.ownerUrl));
    expect(found).toMatchObject({
      PostgreSQL: 'ok',
      // The tests' own does without.
      durability: 'BAD',
      clock: 'ok',
      TLS: 'ok',
      role: 'ok',
      migrations: 'ok',
      worker: 'BAD',
      jobs: 'ok',
      backup: 'BAD',
      switches: 'ok',
    });
    await database.asOwner(`INSERT INTO switch (name, off_at) VALUES ('mail:turn', '2026-01-31T12:00:00Z')`);
    const off = (await checkDatabase(database.ownerUrl)).find(({ what }) => what === 'switches');
    expect(off).toMatchObject({
      state: 'BAD',
      say: expect.stringContaining('mail:turn off since 2026-01-31T12:00'),
    });
    const empty = await freshDatabase({ empty: true });
    expect((await checkDatabase(empty.ownerUrl)).at(-1)).toMatchObject({ state: 'BAD' });

    // DATABASE_OWNER_URL: the service comes by DATABASE_URL to the same database, or it does not.
    const pooler = async (pooled: string): Promise<Finding | undefined> => {
      const environment = {
        DATABASE_URL: pooled,
        DATABASE_OWNER_URL: database.ownerUrl,
        SESSION_SECRET: TEST_SECRET,
      };
      return (await doctor({ environment, resolver: zone({}) })).find(({ what }) => what === 'pooler');
    };
    expect(await pooler(database.ownerUrl)).toMatchObject({
      state: 'ok',
      say: expect.stringContaining('the database of DATABASE_OWNER_URL'),
    });
    expect(await pooler(empty.ownerUrl)).toMatchObject({
      state: 'BAD',
      say: expect.stringContaining('DATABASE_'),
    });
    await database.drop();
    await empty.drop();
  });

  test('and some games, which have to come out as they were played', async () => {
    const database = await freshDatabase();
    const { game, players } = await toyGame(testDeps(database.db));
    await submit(testDeps(database.db), players[0]!, {
      gameId: game.id,
      expected: 0,
      action: { seat: 0, type: 'bid', amount: 1 },
    });
    const look = (title: Title): Promise<readonly Finding[]> =>
      checkStoredGames(database.ownerUrl, new Map([['toy', title]]));
    expect(await look(toyTitle)).toEqual([
      { state: 'ok', what: 'games', say: '1 played again, as they were' },
    ]);
    const refuses = (): never => {
      throw new Error('no such thing');
    };
    const [found] = await look({ ...toyTitle, apply: refuses });
    expect(found).toMatchObject({ state: 'BAD', what: 'games' });
    expect(found!.say).toContain(`${game.id} not as they were played (row 1)`);
    await database.drop();
  });

  test('and the mail server, with all the rest', async () => {
    const database = await freshDatabase();
    const postbox = await openPostbox();
    const environment = { DATABASE_URL: database.ownerUrl, SMTP_URL: postbox.url };
    const found = states(await doctor({ environment, resolver: zone({}) }));
    expect(found).toMatchObject({ 'mail server': 'ok', migrations: 'ok', NODE_ENV: 'BAD' });
    await postbox.close();
    const gone = await doctor({ environment, resolver: zone({}) });
    expect(states(gone)['mail server']).toBe('BAD');
    await database.drop();
  });

  test('each of several mail servers is tried, and named without its password', async () => {
    const [there, gone] = [await openPostbox(), await openPostbox()];
    await gone.close();
    const [good, bad] = [there, gone].map(({ url }) => new URL(url).host);
    const environment = {
      DATABASE_URL: 'postgresql://x@127.0.0.1:9/x',
      SMTP_URL: `${there.url},smtp://u:geheim@${bad!}`,
    };
    const found = await doctor({ environment, resolver: zone({}) });
    expect(states(found)).toMatchObject({ [`mail server ${good!}`]: 'ok', [`mail server ${bad!}`]: 'BAD' });
    expect(JSON.stringify(found)).not.toContain('geheim');
    await there.close();
  });
});
