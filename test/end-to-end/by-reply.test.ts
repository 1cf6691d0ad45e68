import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { acceptInvitation, addressOf, call, signIn } from '../support/api-client.js';
import { playByReplies } from '../support/by-reply.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { startService, type Service } from '../browser/service.js';
import { freePort } from '../support/free-port.js';

let postbox: Postbox;
let service: Service;
let port: number;

beforeAll(async () => {
  port = await freePort();
  postbox = await openPostbox();
  service = await startService({
    env: {
      SMTP_URL: postbox.url,
      REPLY_ADDRESS: 'r@in.example.net',
      SMTP_LISTEN_PORT: String(port),
    },
  });
});

afterAll(async () => {
  await service.stop();
  await postbox.close();
});

/** Until a company has bought a train, run it and paid out; many more mails an hour nobody may send. */
const isEnough = (moves: readonly string[]): boolean => moves.includes('pay') || moves.length === 100;

test('four people play 1830 with nothing but a mail program, from the auction into the operating rounds', async () => {
  const people = ['Anna', 'Ben', 'Cleo', 'Dirk'];
  const token = await signIn(service.url, postbox, 'Anna');
  const seats = people.map((name, at) =>
    at === 0 ? { kind: 'me' } : { kind: 'invite', email: addressOf(name), name },
  );
  const wish = { title: '1830', name: 'By post alone', settings: {}, seats };
  const made = await call(service.url, 'POST', '/games', token, wish);
  const id = made.body['id'] as string;
  for (const name of people.slice(1)) await acceptInvitation(service.url, postbox, name);

  const { moves } = await playByReplies(postbox, port, isEnough);
  // The last answer comes when the last move has been played.
  await postbox.wait(
    () => postbox.letters.filter(letter => letter.id.includes('.answer')).length >= moves.length,
  );

  const log = (await call(service.url, 'GET', `/games/${id}/log?limit=200`, token)).body;
  const entries = log['entries'] as readonly { readonly notation: string }[];
  expect(entries.map(({ notation }) => notation)).toEqual(moves);
  const kinds = new Set(entries.map(({ notation }) => notation.split(' ')[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(['take', 'par', 'buy', 'run', 'pay', 'train']));

  const answers = postbox.letters.filter(letter => letter.id.includes('.answer'));
  for (const { mail } of answers) {
    expect(mail.headers.get('auto-submitted')).toBe('auto-replied');
    expect(mail.text).toMatch(/^Played$/m);
  }
});
