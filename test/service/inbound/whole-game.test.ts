import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Outgoing } from '../../../src/service/delivery/deliveries.js';
import { setReplyChoice } from '../../../src/service/inbound/preference.js';
import { takeMail } from '../../../src/service/inbound/intake.js';
import { position } from '../../../src/service/log/history.js';
import { createGame } from '../../../src/service/tables/games.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, toyGame } from '../../support/service.js';
import { office, rawMail, replyTo, type Office } from './support.js';

let database: TestDatabase;
let post: Office;
beforeAll(async () => {
  database = await freshDatabase();
  post = office(database.db);
});
afterAll(() => database.drop());

/** Mails that ask their reader for a move, as far as they have come. */
const asking = (): readonly Outgoing[] =>
  post.sent.filter(
    mail => mail.kind === 'turn' || (mail.kind === 'message' && (mail.data['ask'] ?? null) !== null),
  );

/** Answers each mail that asks for a move, as long as there are any. */
const answerAll = async (): Promise<void> => {
  await post.work();
  let answered = 0;
  for (let rounds = 0; rounds < 40 && asking().length > answered; rounds++) {
    const mail = asking()[answered++]!;
    const from = mail.to.address;
    expect(replyTo(mail)).toBeDefined();
    const raw = rawMail({ body: `bid ${String(rounds % 3)}`, from });
    expect(await takeMail(post.deps, { sender: from, recipients: [replyTo(mail)!], raw })).toBe('taken');
    await post.work();
  }
};

test('a whole game is played by answering mails, to the mails that tell of its end', async () => {
  const { game } = await toyGame(post.deps, ['Anna', 'Ben', 'Cleo']);
  await answerAll();
  expect((await position(post.deps, null, { gameId: game.id })).status.ended).toBe(true);
  const over = post.sent.filter(mail => mail.kind === 'game-over');
  expect(over.map(mail => mail.to.name).sort()).toEqual(['Anna', 'Ben', 'Cleo']);
  for (const mail of over) expect('replyTo' in mail).toBe(false);
  expect(post.answers().every(({ data }) => data['status'] === 'played')).toBe(true);
});

test('so is one of a single person against the service', async () => {
  post.sent.length = 0;
  const hanna = await person(post.deps, 'Hanna');
  const { id } = await createGame(post.deps, hanna, {
    title: 'toy',
    name: 'Alone',
    settings: {},
    seats: [{ kind: 'service' }, { kind: 'me' }, { kind: 'service' }],
  });
  await answerAll();
  expect((await position(post.deps, null, { gameId: id })).status.ended).toBe(true);
  expect(new Set(post.sent.map(mail => mail.to.name))).toEqual(new Set(['Hanna']));
});

test('whoever wants no moves by mail is given no address for them', async () => {
  const { players } = await toyGame(post.deps, ['Dora', 'Emil']);
  await setReplyChoice(post.deps, players[0]!, 'off');
  post.sent.length = 0;
  await post.work();
  const turns = post.sent.filter(mail => mail.kind === 'turn');
  expect(turns.map(mail => [mail.to.name, replyTo(mail) !== undefined]).sort()).toEqual([
    ['Dora', false],
    ['Emil', true],
  ]);
});

test('where nothing is taken in, no mail has such an address', async () => {
  const closed = office(database.db, {
    mailIn: { replyAddress: null, bounceAddress: null, authservId: null },
  });
  await toyGame(closed.deps, ['Finn', 'Gus']);
  await closed.work();
  const turns = closed.sent.filter(mail => mail.kind === 'turn');
  expect(turns.length).toBeGreaterThanOrEqual(2);
  for (const mail of turns) expect(replyTo(mail)).toBeUndefined();
});
