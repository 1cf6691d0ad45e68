import { describe, expect, test } from '@jest/globals';
import { readCommandConfig, readConfig } from '../src/config.js';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  BASE_URL: 'https://games.example.org',
  DATABASE_URL: 'postgresql://u:p@db/bahnpost',
  SMTP_URL: 'smtps://u:p@mail.example.org',
  MAIL_FROM: 'turns@games.example.org',
};

describe('the configuration', () => {
  test('needs nothing to try the service out', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      web: true,
      worker: true,
      databaseUrl: null,
      port: 8030,
      demo: true,
      mailFrom: 'turns@localhost',
    });
    expect(readConfig({}).baseUrl.href).toBe('http://localhost:8030/');
  });

  test('is reached from this machine alone while anybody who reaches it can read all mails', () => {
    expect(readConfig({})).toMatchObject({ mailbox: true, host: '127.0.0.1' });
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({ mailbox: true, host: '0.0.0.0' });
    const mails = { SMTP_URL: 'smtps://mail.example.org' };
    expect(readConfig(mails)).toMatchObject({ mailbox: false, host: '0.0.0.0' });
    expect(readConfig({ ...mails, HOST: '10.0.0.5' }).host).toBe('10.0.0.5');
  });

  test('has the mailbox page, which takes answers, while there is no mail server, and never in production', () => {
    expect(readConfig({})).toMatchObject({ mailbox: true, replyAddress: 'reply@localhost' });
    expect(readConfig({ SMTP_URL: 'smtp://a.example' })).toMatchObject({
      mailbox: false,
      replyAddress: null,
    });
    expect(readConfig(production)).toMatchObject({ mailbox: false, replyAddress: null });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 8030, smtpUrls: [] });
  });

  test('takes several mail servers, with commas or spaces between them', () => {
    const urls = ['smtps://u:p,q@a.example:465', 'smtp://b.example:587', 'smtp://[::1]:25'];
    for (const between of [',', ' ', ', ', '\n'])
      expect(readConfig({ SMTP_URL: urls.join(between) }).smtpUrls).toEqual(urls);
    expect(readConfig({ SMTP_URL: urls[0] }).smtpUrls).toEqual([urls[0]]);
  });

  test.each(['smtp://a.example,http://b.example', 'smtp://a.example,b.example', 'smtp://a.example smtp://'])(
    'refuses %s, and tells no password',
    text => {
      expect(() => readConfig({ SMTP_URL: `smtps://u:geheim@c.example ${text}` })).toThrow(
        /  SMTP_URL: address [23] /,
      );
      expect(() => readConfig({ SMTP_URL: `smtps://u:geheim@c.example ${text}` })).not.toThrow(/geheim/);
    },
  );

  test('takes a pace for providers, and has one for those that are known to need it', () => {
    expect(readConfig({}).mailPace).toMatchObject([{ mails: 20, within: 60_000 }]);
    expect(readConfig({ MAIL_PACE: 'off' }).mailPace).toEqual([]);
    expect(readConfig({ MAIL_PACE: 'outlook.com=5/min,gmx.*=9/hour' }).mailPace).toMatchObject([
      { domains: ['outlook.com'], mails: 5 },
      { domains: ['gmx.*'], mails: 9, within: 3_600_000 },
    ]);
  });

  test('the owner of the database has an address of their own beside a pooler', () => {
    const [DATABASE_URL, DATABASE_OWNER_URL] = ['postgresql://pool/games', 'postgresql://owner@db/games'];
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, pooledUrl: null });
    expect(readConfig({ DATABASE_URL, DATABASE_OWNER_URL })).toMatchObject({
      ...{ databaseUrl: DATABASE_OWNER_URL, pooledUrl: DATABASE_URL },
    });
  });

  test('takes replies where something reads them', () => {
    const sending = { SMTP_URL: 'smtp://a.example' };
    expect(readConfig(sending)).toMatchObject({ replyAddress: null, listener: null, inboundSecret: null });
    const listening = { REPLY_ADDRESS: 'r@in.example.org', SMTP_LISTEN_PORT: '2525' };
    for (const [further, verifies] of [
      [{}, false],
      [{ SMTP_LISTEN_HOST: '0.0.0.0' }, true],
      [{ SMTP_LISTEN_HOST: '0.0.0.0', SMTP_LISTEN_LMTP: 'on' }, false],
      [{ SMTP_LISTEN_HOST: '0.0.0.0', AUTHSERV_ID: 'mx.example.org' }, false],
      [{ SMTP_LISTEN_HOST: '0.0.0.0', SMTP_LISTEN_VERIFY: 'off' }, false],
    ] as const)
      expect(readConfig({ ...listening, ...further }).listener).toMatchObject({ verifies });
    expect(readConfig({ REPLY_ADDRESS: 'r@in.example.org', SMTP_LISTEN_PORT: '2525' })).toMatchObject({
      replyAddress: 'r@in.example.org',
      listener: { port: 2525, host: '127.0.0.1', lmtp: false, files: null },
    });
    const hosted = { REPLY_ADDRESS: 'r@in.example.org', INBOUND_SECRET: 's'.repeat(32) };
    expect(readConfig(hosted)).toMatchObject({ replyAddress: 'r@in.example.org', listener: null });
  });

  test('a worker writes the address of replies into mails, and need not read them; nor need a command', () => {
    const sent = { REPLY_ADDRESS: 'r@in.example.org' };
    for (const ROLE of ['web', 'all'])
      expect(() => readConfig({ ...sent, ROLE })).toThrow('needs SMTP_LISTEN_PORT or INBOUND_SECRET');
    expect(readConfig({ ...sent, ROLE: 'worker' }).replyAddress).toBe('r@in.example.org');
    expect(readCommandConfig({ ...sent, ROLE: 'all' }).replyAddress).toBe('r@in.example.org');
    expect(() => readCommandConfig({ ...sent, PORT: 'x' })).toThrow('PORT');
  });

  test('lets webhooks out by https alone, unless the operator allows more', () => {
    expect(readConfig({})).toMatchObject({ outsideHttp: false, outsidePorts: [], vapid: null });
    const lax = { OUTSIDE_HTTP: 'on', OUTSIDE_PORTS: '8080,9443' };
    expect(readConfig(lax)).toMatchObject({ outsideHttp: true, outsidePorts: [8080, 9443] });
    expect(readConfig({ ...production, ...lax })).toMatchObject({ outsideHttp: false });
    const keys = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'a'.repeat(43) };
    expect(readConfig(keys)).toMatchObject({ vapid: { publicKey: keys.VAPID_PUBLIC_KEY } });
    expect(() => readConfig({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow('needs VAPID_PRIVATE_KEY');
  });

  test('splits pages and mails between processes', () => {
    expect(readConfig({ ROLE: 'web' })).toMatchObject({ web: true, worker: false });
    expect(readConfig({ ROLE: 'worker' })).toMatchObject({ web: false, worker: true });
  });

  test('is complete for production', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, settleSeconds: 60 });
  });

  test.each(['SESSION_SECRET', 'BASE_URL', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM'])(
    'is refused in production without %s',
    name => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name}: is needed`);
    },
  );

  test.each([
    ['PORT', '80x'],
    ['PORT', '70000'],
    ['ROLE', 'chef'],
    ['SESSION_SECRET', 'short'],
    ['BASE_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'http://mail'],
    ['DATABASE_OWNER_URL', 'postgresql://owner@db/games'],
    ['SMTP_URL', 'smtp://a.example smtp://a.example'],
    ['MAIL_PACE', 'outlook.com'],
    ['MAIL_FROM', 'nobody'],
    ['BOUNCE_ADDRESS', 'nobody'],
    ['BOUNCE_ADDRESS', `${'b'.repeat(31)}@bounces.example.org`],
    ['SETTLE_SECONDS', '-1'],
    ['REPLY_ADDRESS', 'r@in.example.org'],
    ['REPLY_ADDRESS', `${'r'.repeat(15)}@in.example.org`],
    ['INBOUND_SECRET', 'short'],
    ['SMTP_LISTEN_CERT', '/etc/cert.pem'],
  ])('names what cannot be used: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: `);
  });

  test.each([
    ['PORT', '80x', 'is no whole number from 0 to 65535'],
    ['SETTLE_SECONDS', '1.5', 'is no whole number from 0 to 3600'],
    ['BASE_URL', 'games.example.org', 'is not like https://games.example.org'],
    ['OUTSIDE_PORTS', 'a', 'is not like 8080,9000'],
    ['REPLY_ADDRESS', 'r+x@in.example.org', 'is not like r@in.example.org, with 14 characters and no +'],
    ['BOUNCE_ADDRESS', 'nobody', 'is not like b@bounces.example.org'],
    ['MAIL_FROM', 'nobody', 'is not like turns@example.org'],
    ['SESSION_SECRET', 'short', 'is too short: 32 characters at least'],
    ['ROLE', 'chef', 'expected one of "all"|"web"|"worker"'],
  ])('says how %s should be', (name, value, right) => {
    const sent = { SMTP_LISTEN_PORT: '2525', [name]: value };
    const said = ((): string => {
      try {
        readConfig(sent);
      } catch (error) {
        return (error as Error).message;
      }
      return 'nothing';
    })();
    expect(said.split('\n').slice(1)).toEqual([expect.stringContaining(`  ${name}: `)]);
    expect(said).toContain(right);
  });

  test('names everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', ROLE: 'y' })).toThrow(/ROLE: .*\n.*PORT: /);
  });
});
