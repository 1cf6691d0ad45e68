import { describe, expect, test } from '@jest/globals';
import { internet } from '../../../src/service/channels/internet.js';
import { isPublic, resolveOutside, readAddress } from '../../../src/service/channels/outside.js';
import type { Outside } from '../../../src/service/deps.js';

/** A name service that answers as told; a name with several answers gives them one after the other. */
const world = (names: { readonly [host: string]: readonly (readonly string[])[] }): Outside => {
  const asked = new Map<string, number>();
  return {
    ...internet(),
    resolve: host => {
      const answers = names[host];
      if (!answers) return Promise.reject(new Error('ENOTFOUND'));
      const turn = asked.get(host) ?? 0;
      asked.set(host, turn + 1);
      return Promise.resolve(answers[Math.min(turn, answers.length - 1)]!);
    },
  };
};

const open = world({
  'hooks.example': [['93.184.216.34']],
  'hooks.example.': [['93.184.216.34']],
  'six.example': [['2606:2800:220:1:248:1893:25c8:1946']],
  'private.example': [['10.0.0.5']],
  'half.example': [['93.184.216.34', '192.168.0.1']],
  'mapped.example': [['::ffff:169.254.169.254']],
  'nat64.example': [['64:ff9b::a00:1']],
  'cloud.example': [['168.63.129.16']],
  'nothing.example': [[]],
  'nip.127.0.0.1.example': [['127.0.0.1']],
});

describe('addresses that lead to the public internet', () => {
  test.each([
    'https://hooks.example/a?b=c',
    'https://hooks.example:8443/',
    'https://hooks.example./',
    'https://six.example/',
    'https://93.184.216.34/',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/',
    'HTTPS://HOOKS.EXAMPLE/',
    '  https://hooks.example/ ',
  ])('%s', async text => {
    const { addresses, url } = await resolveOutside(open, text);
    expect(addresses.every(isPublic)).toBe(true);
    expect(url.protocol).toBe('https:');
  });

  test('what stands behind # is not sent anywhere', () => {
    expect(readAddress(open, 'https://hooks.example/a#secret').href).toBe('https://hooks.example/a');
  });
});

describe('addresses that do not are refused before anything is connected', () => {
  const tricks: readonly (readonly [string, string])[] = [
    // Not https.
    ['http://hooks.example/', 'address-not-https'],
    ['ftp://hooks.example/', 'address-not-https'],
    ['file:///etc/passwd', 'address-not-https'],
    ['gopher://hooks.example/_x', 'address-not-https'],
    ['javascript:alert(1)', 'address-not-https'],
    ['data:text/plain,x', 'address-not-https'],
    ['ws://hooks.example/', 'address-not-https'],
    // No address at all.
    ['', 'bad-address'],
    ['hooks.example', 'bad-address'],
    ['//hooks.example/', 'bad-address'],
    ['https://', 'bad-address'],
    ['https://0x7g.1.1.1.256/', 'bad-address'],
    ['https://256.256.256.256/', 'bad-address'],
    ['https://[::1', 'bad-address'],
    ['https://[fe80::1%25eth0]/', 'bad-address'],
    ['https://hooks example/', 'bad-address'],
    [`https://hooks.example/${'a'.repeat(2000)}`, 'bad-address'],
    // With a user, which readers take for the host.
    ['https://hooks.example@127.0.0.1/', 'address-with-user'],
    ['https://user:word@hooks.example/', 'address-with-user'],
    ['https://:word@hooks.example/', 'address-with-user'],
    // Ports of other services.
    ['https://hooks.example:22/', 'address-port'],
    ['https://hooks.example:80/', 'address-port'],
    ['https://hooks.example:5432/', 'address-port'],
    ['https://hooks.example:6379/', 'address-port'],
    ['https://127.0.0.1:9200/', 'address-port'],
    // One's own machine, written in many ways.
    ['https://127.0.0.1/', 'address-not-public'],
    ['https://127.1/', 'address-not-public'],
    ['https://127.0.1/', 'address-not-public'],
    ['https://2130706433/', 'address-not-public'],
    ['https://0x7f000001/', 'address-not-public'],
    ['https://0x7f.0.0.1/', 'address-not-public'],
    ['https://0177.0.0.1/', 'address-not-public'],
    ['https://017700000001/', 'address-not-public'],
    ['https://127.0.0.1./', 'address-not-public'],
    ['https://①②⑦.⓪.⓪.①/', 'address-not-public'],
    ['https://127。0。0。1/', 'address-not-public'],
    ['https://%31%32%37.0.0.1/', 'address-not-public'],
    ['https://0/', 'address-not-public'],
    ['https://0.0.0.0/', 'address-not-public'],
    ['https://localhost/', 'address-not-public'],
    ['https://localhost./', 'address-not-public'],
    ['https://LOCALHOST/', 'address-not-public'],
    ['https://ｌocalhost/', 'address-not-public'],
    ['https://a.localhost/', 'address-not-public'],
    ['https://[::1]/', 'address-not-public'],
    ['https://[::]/', 'address-not-public'],
    ['https://[0:0:0:0:0:0:0:1]/', 'address-not-public'],
    ['https://[::ffff:127.0.0.1]/', 'address-not-public'],
    ['https://[::ffff:7f00:1]/', 'address-not-public'],
    ['https://[::127.0.0.1]/', 'address-not-public'],
    // One's own network, and those of clouds.
    ['https://10.0.0.1/', 'address-not-public'],
    ['https://172.16.0.1/', 'address-not-public'],
    ['https://172.31.255.255/', 'address-not-public'],
    ['https://192.168.1.1/', 'address-not-public'],
    ['https://169.254.169.254/latest/meta-data/', 'address-not-public'],
    ['https://2852039166/', 'address-not-public'],
    ['https://[::ffff:a9fe:a9fe]/', 'address-not-public'],
    ['https://100.64.0.1/', 'address-not-public'],
    ['https://100.100.100.200/', 'address-not-public'],
    ['https://168.63.129.16/', 'address-not-public'],
    ['https://[fd00:ec2::254]/', 'address-not-public'],
    ['https://[fe80::1]/', 'address-not-public'],
    ['https://[fc00::1]/', 'address-not-public'],
    ['https://[fec0::1]/', 'address-not-public'],
    // IPv6 that carries IPv4.
    ['https://[64:ff9b::7f00:1]/', 'address-not-public'],
    ['https://[64:ff9b:1::a00:1]/', 'address-not-public'],
    ['https://[2002:7f00:1::]/', 'address-not-public'],
    ['https://[2001:0:7f00:1::]/', 'address-not-public'],
    // Nobody's, everybody's.
    ['https://224.0.0.1/', 'address-not-public'],
    ['https://255.255.255.255/', 'address-not-public'],
    ['https://240.0.0.1/', 'address-not-public'],
    ['https://192.0.2.1/', 'address-not-public'],
    ['https://198.18.0.1/', 'address-not-public'],
    ['https://203.0.113.5/', 'address-not-public'],
    ['https://192.88.99.1/', 'address-not-public'],
    ['https://[ff02::1]/', 'address-not-public'],
    ['https://[2001:db8::1]/', 'address-not-public'],
    ['https://[100::1]/', 'address-not-public'],
    // Names of networks inside, and names that lead there.
    ['https://db.internal/', 'address-not-public'],
    ['https://printer.local/', 'address-not-public'],
    ['https://metadata.google.internal./', 'address-not-public'],
    ['https://private.example/', 'address-unknown-host'],
    ['https://half.example/', 'address-unknown-host'],
    ['https://mapped.example/', 'address-unknown-host'],
    ['https://nat64.example/', 'address-unknown-host'],
    ['https://cloud.example/', 'address-unknown-host'],
    ['https://nip.127.0.0.1.example/', 'address-unknown-host'],
    ['https://nothing.example/', 'address-unknown-host'],
    ['https://unknown.example/', 'address-unknown-host'],
  ];

  test.each(tricks)('%s: %s', async (text, code) => {
    await expect(resolveOutside(open, text)).rejects.toMatchObject({ code });
  });

  test('a backslash ends the host, as in browsers', async () => {
    const { url } = await resolveOutside(open, 'https://hooks.example\\@127.0.0.1/');
    expect(url.hostname).toBe('hooks.example');
  });

  test('a name that leads elsewhere the second time is refused the second time', async () => {
    const outside = world({ 'rebind.example': [['93.184.216.34'], ['127.0.0.1']] });
    expect((await resolveOutside(outside, 'https://rebind.example/')).addresses).toEqual(['93.184.216.34']);
    await expect(resolveOutside(outside, 'https://rebind.example/')).rejects.toMatchObject({
      code: 'address-unknown-host',
    });
  });

  test.each([
    'http://127.0.0.1:9555/',
    'http://localhost:9555/',
    'https://[::1]/',
    'http://own.example:9555/',
  ])('in development, and only there, %s is the machine itself', async text => {
    const names = { localhost: [['127.0.0.1', '::1']], 'own.example': [['127.0.0.1']] };
    const tried = { ...internet({ http: true, ports: [9555] }), resolve: world(names).resolve };
    expect((await resolveOutside(tried, text)).addresses.length).toBeGreaterThan(0);
    const strict = { ...internet({ ports: [9555] }), resolve: world(names).resolve };
    await expect(resolveOutside(strict, text.replace('http:', 'https:'))).rejects.toMatchObject({
      code: text.includes('own') ? 'address-unknown-host' : 'address-not-public',
    });
    for (const inside of [
      'http://10.0.0.1:9555/',
      'http://169.254.169.254:9555/',
      'http://db.internal:9555/',
    ])
      await expect(resolveOutside(tried, inside)).rejects.toMatchObject({ code: 'address-not-public' });
  });

  test('unknown names and names inside get the same answer', async () => {
    const answers = await Promise.all(
      ['unknown.example', 'private.example'].map(host =>
        resolveOutside(open, `https://${host}/`).catch((error: unknown) => JSON.stringify(error)),
      ),
    );
    expect(answers[0]).toBe(answers[1]);
  });

  test('http and other ports only where the operator allows them', async () => {
    const lax: Outside = { ...open, ...internet({ http: true, ports: [8080] }), resolve: open.resolve };
    expect((await resolveOutside(lax, 'http://hooks.example:8080/')).url.port).toBe('8080');
    await expect(resolveOutside(lax, 'http://10.0.0.1:8080/')).rejects.toMatchObject({
      code: 'address-not-public',
    });
    await expect(resolveOutside(lax, 'http://hooks.example/')).rejects.toMatchObject({
      code: 'address-port',
    });
  });
});
