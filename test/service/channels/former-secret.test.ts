import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authenticate } from '../../../src/service/account/session.js';
import { requestSignIn, spendSignIn } from '../../../src/service/account/signin.js';
import { showMailChoice, unsubscribeToken } from '../../../src/service/account/people.js';
import { keepChannel } from '../../../src/service/channels/keep.js';
import { vapidKeys } from '../../../src/service/channels/push.js';
import { seal, unseal } from '../../../src/service/channels/sealed.js';
import { hookSecret, renewHookSecret, showHook } from '../../../src/service/channels/webhooks.js';
import { beginChannelDelivery } from '../../../src/service/delivery/channels.js';
import {
  bounceToken,
  linkSecret,
  readBounceToken,
  readReplyToken,
  replyToken,
} from '../../../src/service/secrets.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

/* The service's secret was changed: with the one before it still counting, and without. */

let database: TestDatabase;
let before: TestDeps;
let both: TestDeps;
let without: TestDeps;
const warned: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const quiet = (): void => undefined;
  const log = { info: quiet, error: quiet, warn: (_: object, said: string) => void warned.push(said) };
  const [old, fresh] = ['the secret that was there before', 'the secret that is there now, all new'];
  before = testDeps(database.db, { secret: old });
  both = testDeps(database.db, { secret: fresh, formerSecret: old, log });
  without = testDeps(database.db, { secret: fresh, log });
});
afterAll(() => database.drop());

test('sessions, replies, bounces, unsubscribing and push keys go on while it counts, and not without', async () => {
  const { game } = await toyGame(before);
  const { binding } = await requestSignIn(before, { email: 'anna@example.org', language: 'en' });
  const { rows } = await database.asOwner(`SELECT id FROM login_link ORDER BY created_at DESC LIMIT 1`);
  const { id } = rows[0] as { id: string };
  const { token } = await spendSignIn(before, { secret: linkSecret(before, 'sign-in', id), binding });
  const place = { gameId: game.id, personId: 'anna', seat: 0, number: 3 };
  const unsubscribe = unsubscribeToken(before, 'anna', game.id);
  const kept = async (deps: TestDeps): Promise<readonly boolean[]> => [
    (await authenticate(deps, token)) !== null,
    readReplyToken(deps, replyToken(before, place)) !== null,
    readBounceToken(deps, bounceToken(before, 'abc')) !== null,
    await showMailChoice(deps, unsubscribe).then(
      () => true,
      () => false,
    ),
    vapidKeys(deps).publicKey === vapidKeys(before).publicKey,
  ];
  expect(await kept(both)).toEqual([true, true, true, true, true]);
  expect(await kept(without)).toEqual([false, false, false, false, false]);
  expect(readReplyToken(both, replyToken(both, place))).toEqual(place);
});

let made = 0;

const webhook = async (): Promise<string> =>
  keepChannel(before, await person(before, 'Anna'), {
    ...{ kind: 'webhook', game_id: null, name: 'Bot', shape: 'generic', language: 'en' },
    ...{ wants: ['turn'], address: `https://bot.example/${String(++made)}`, host: 'bot.example' },
  });

const toTell = async (channel: string): Promise<string> => {
  const id = `told-${channel}`;
  await database.asOwner(
    `INSERT INTO delivery (id, kind, person_id, dedupe, message_id, status, created_at, channel, channel_id)
     VALUES ($1, 'test', 'anna', $1, $1, 'queued', $2, 'webhook', $3)`,
    [id, before.clock(), channel],
  );
  return id;
};

test('a webhook is told and signed as before, until its owner has a new secret made', async () => {
  const anna = await person(before, 'Anna');
  const id = await webhook();
  const hook = { id, secret_number: 1 };
  const told = await beginChannelDelivery(both, await toTell(id));
  expect(told).toMatchObject({
    address: expect.stringContaining('bot.example'),
    secret: hookSecret(before, hook),
  });
  const renewed = await renewHookSecret(both, anna, id);
  expect(renewed).toBe(hookSecret(without, { id, secret_number: 2 }));
  await database.asOwner('DELETE FROM delivery WHERE channel_id = $1', [id]);
  expect(await beginChannelDelivery(without, await toTell(id))).toMatchObject({ secret: renewed });
});

test('one whose address cannot be read any more is switched off, in the log and by a mail to its owner', async () => {
  const anna = await person(before, 'Anna');
  const id = await webhook();
  expect(await beginChannelDelivery(without, await toTell(id))).toBeNull();
  expect((await showHook(without, anna, id)).hook.offAt).not.toBeNull();
  expect(warned.join()).toContain('the address of a channel cannot be read');
  const { rows } = await database.asOwner(`SELECT data FROM delivery WHERE kind = 'channel-off'`);
  expect(rows).toEqual([{ data: expect.objectContaining({ channel: id, unread: 'webhook' }) }]);
});

test('what was sealed is read with either, and with no third', () => {
  const sealed = seal(before, 'https://a.example');
  expect(unseal(both, sealed)).toMatchObject({ text: 'https://a.example', by: { secret: before.secret } });
  expect(unseal(without, sealed)).toBeNull();
});
