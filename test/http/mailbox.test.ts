import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp } from '../../src/http/app.js';
import { inbound } from '../../src/jobs/inbound.js';
import { replyAddress } from '../../src/service/inbound/addresses.js';
import { position } from '../../src/service/log/history.js';
import { browser, formsIn, textOf } from './support/browser.js';
import { takeMessages } from './support/messages.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  world = await startWorld();
  Object.assign(world.deps, {
    mailIn: { replyAddress: 'reply@localhost', bounceAddress: null, authservId: null },
  });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

const keep = (id: string, replyTo: string): void => {
  world.mails.unshift({
    id,
    from: 'turns@localhost',
    to: anna.email,
    replyTo,
    messageId: `<${id}@localhost>`,
    subject: 'Your turn',
    at: new Date(0),
    text: 'It is your turn.',
    html: '<html><head></head><body>It is your turn.</body></html>',
    pictures: [],
  });
};

test('a newcomer answers a mail on the local mailbox page, and the answer is played as one that came by mail', async () => {
  const gameId = await world.game([anna, bert]);
  const { menu, number } = await position(world.deps, anna.actor, { gameId, seat: 0 });
  const place = { gameId, personId: anna.actor.personId, seat: 0, number };
  const to = replyAddress(world.deps, place)!;
  keep('m1', to);
  const reader = browser(world.app);
  const mail = await reader.get('/mailbox/m1');
  expect(textOf(mail.text)).toContain(`From turns@localhost To ${anna.email} Reply to ${to}`);
  // The text, the answer, then the formatted mail in a frame without scripts.
  const order = ['class="mail-text', 'id="answer"', '<iframe'].map(part => mail.text.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(mail.text).not.toMatch(/sandbox="[^"]*allow-scripts/);

  expect(menu.length).toBeGreaterThan(0);
  const form = formsIn(mail.text).find(({ action }) => action === '/mailbox/m1')!;
  const done = await reader.submit(form, { text: 'take 1' });
  expect(textOf(done.text)).toContain('The reply is on its way.');
  const { rows } = await world.db.pool.query<{ id: string }>('SELECT id FROM inbound');
  expect(rows).toHaveLength(1);
  await inbound(world.deps, rows[0]!.id);
  const { rows: log } = await world.db.pool.query<{ cause: string; seat: number }>(
    'SELECT cause, seat FROM log WHERE game_id = $1',
    [gameId],
  );
  expect(log).toEqual([{ cause: 'mail', seat: 0 }]);
  const [said] = await takeMessages(world, 'mail-answer');
  expect([said!.heading, said!.to.address]).toEqual(['Played', anna.email]);
});

test('a mail that takes no answers says so; nowhere else is anything taken', async () => {
  keep('m2', '');
  const reader = browser(world.app);
  const mail = await reader.get('/mailbox/m2');
  expect(textOf(mail.text)).toContain('This e-mail cannot be replied to.');
  expect(formsIn(mail.text).some(({ action }) => action === '/mailbox/m2')).toBe(false);
  expect((await reader.post('/mailbox/m2', { text: 'take 1' })).status).toBe(404);
  // A service with a mail server has no such page.
  const real = browser(buildApp({ ...world.http, mailbox: null }));
  expect((await real.post('/mailbox/m1', { text: 'take 1' })).status).toBe(404);
  expect((await real.get('/mailbox/m1')).status).toBe(404);
});

test('a mail shows its text, its HTML in a frame without scripts, pictures, and links to follow', async () => {
  world.mails.push({
    id: 'linked',
    from: 'turns@bahnpost.example',
    to: 'anna@players.example',
    replyTo: '',
    messageId: '<linked@bahnpost.example>',
    subject: 'Your turn <b>',
    at: new Date(0),
    text: 'Play:\nhttps://bahnpost.example/g/x/seat#t=abc\nhttps://evil.example/',
    html: '<html><head></head><body><img src="cid:map@bahnpost"><script>alert(1)</script></body></html>',
    pictures: [{ cid: 'map@bahnpost', type: 'image/png', content: Buffer.from('png') }],
  });
  const reader = browser(world.app);
  expect((await reader.get('/mailbox')).text).toContain('Your turn &lt;b&gt;');
  const mail = await reader.get('/mailbox/linked');
  expect(mail.text).toContain('href="https://bahnpost.example/g/x/seat#t&#x3D;abc"');
  expect(mail.text).not.toContain('href="https://evil.example');
  const html = await reader.get('/mailbox/linked/html');
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(html.text).toContain('/mailbox/linked/picture/map@bahnpost');
  expect((await reader.get('/mailbox/linked/picture/map@bahnpost')).headers['content-type']).toBe(
    'image/png',
  );
});
