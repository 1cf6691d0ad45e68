import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../src/db/index.js';
import type { Title } from '../../src/engine/core/index.js';
import { tasks } from '../../src/jobs/tasks.js';
import { toMail } from '../../src/jobs/post.js';
import type { Mail } from '../../src/mail/index.js';
import { presenters } from '../../src/present/registry.js';
import { changePerson } from '../../src/service/account/people.js';
import { changePrefs } from '../../src/service/prefs/change.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { runJobsUntil } from '../support/due-jobs.js';
import { oneTrainToBuy } from '../support/games-forced.js';
import { orderGame, toStockRound, type OrderGame } from '../support/order-games.js';
import { testDeps, type TestDeps } from '../support/service.js';
import { write } from '../mail/support.js';

const titles = new Map<string, Title>([['1830', title1830]]);

let database: TestDatabase;
let deps: TestDeps;
let sent: Mail[];
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  deps = testDeps(database.db, { titles });
  sent = [];
});
afterAll(() => database.drop());

/** Lets all mails go out whose time has come within an hour, or some. */
const post = async (hours = 1): Promise<readonly Mail[]> => {
  sent = [];
  const wording = {
    titles,
    presenters,
    wordsFor,
    picture: () => Promise.resolve({ png: new Uint8Array(), width: 1, height: 1, ground: '#ffffff' }),
    warn: (error: unknown) => {
      throw error;
    },
  };
  const work = tasks(deps, {
    send: async outgoing => {
      sent.push(await toMail(outgoing, wording));
      return '250 taken';
    },
  });
  await runJobsUntil(deps, work, new Date(deps.clock().getTime() + hours * 3_600_000));
  return sent;
};

const inStockRound = async (third = 'Carla'): Promise<OrderGame> => {
  const g = await orderGame(deps, '1830', ['Anna', 'Ben', third]);
  await toStockRound(g);
  await post();
  return g;
};

const to = (name: string): readonly Mail[] => sent.filter(mail => mail.to.name === name);

describe('the turn mail', () => {
  test('says what the reader’s orders did since the mail before, and which stand', async () => {
    const g = await inStockRound();
    await g.order('1 auto decline all');
    await g.order('1 auto pass until anything');
    await g.play('0 pass', '2 par PRR 67', '0 pass');
    await post();
    const [mail, ...more] = to('Ben');
    // One mail, not two: who is asked is told with it why the order ended.
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'turn',
      orders: {
        did: ['Ben passes.'],
        ended: [expect.stringMatching(/^Pass in this stock round .* This has happened: .*PRR/)],
        standing: ['Decline every offer.'],
      },
    });
    const { text, html } = await write(mail!);
    for (const part of [text, html]) {
      expect(part).toMatch(/your standing orders moved for you/i);
      expect(part).toContain('Decline every offer.');
    }
    await g.play('1 pass', '2 pass');
    await g.play('0 pass');
    await post();
    // Said once.
    for (const later of to('Ben'))
      expect(later).not.toMatchObject({ orders: { ended: [expect.anything()] } });
  });

  test('of others says nothing of them', async () => {
    const g = await inStockRound();
    await g.order('1 auto decline all');
    await g.order('1 auto pass until mine');
    await g.play('0 pass');
    await post();
    const [mail] = to('Carla');
    expect(mail!.kind).toBe('turn');
    expect('orders' in mail!).toBe(false);
    const { text, html } = await write(mail!);
    expect(text + html).not.toMatch(/until somebody|Decline every offer|auto /);
  });
});

describe('an order that ends as it was meant to', () => {
  test('has no mail of its own; the mail about the next turn tells which and why, once', async () => {
    const g = await inStockRound();
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67');
    await post();
    expect(sent.map(mail => `${mail.to.name} ${mail.kind}`)).toEqual(['Ben turn']);
    await g.play('1 pass');
    await post();
    expect(to('Carla')).toMatchObject([
      { kind: 'turn', orders: { ended: [expect.stringMatching(/^Pass in this stock round .*PRR/)] } },
    ]);
    await g.play('2 pass');
    await g.play('0 pass');
    await post();
    await g.play('1 pass');
    await post();
    for (const later of to('Carla'))
      expect(later).not.toMatchObject({ orders: { ended: [expect.anything()] } });
  });

  test('not even where its round is over', async () => {
    const g = await inStockRound();
    await g.order('1 auto pass until end');
    await g.order('2 auto pass until end');
    await g.play('0 pass');
    expect(await g.ended(2)).toEqual(['stock-round-over']);
    await post();
    expect(sent.filter(mail => mail.kind === 'message')).toEqual([]);
  });

  test('is told in the digest of who gets turns there', async () => {
    const g = await inStockRound('Dora');
    await changePrefs(deps, g.players[2]!, { choices: { turn: 'digest' } });
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67', '1 pass');
    await post(25);
    const [digest] = to('Dora');
    expect(digest).toMatchObject({
      kind: 'digest',
      parts: [{ lines: expect.arrayContaining([expect.stringMatching(/^Pass in this stock round .*PRR/)]) }],
    });
  });
});

describe('an order that can no longer be carried out', () => {
  /** Carla's order stands on what Anna takes back; Ben is asked. */
  const undone = async (): Promise<OrderGame> => {
    const g = await inStockRound();
    await g.play('0 par PRR 67');
    await g.order('2 auto pass until mine');
    await g.undo(0);
    expect(await g.ended(2)).toEqual(['given-undone']);
    return g;
  };

  test('is told its owner alone, which and why, and not once more with the turn', async () => {
    const g = await undone();
    await post();
    const messages = sent.filter(mail => mail.kind === 'message');
    expect(messages.map(mail => mail.to.name)).toEqual(['Carla']);
    expect(messages[0]).toMatchObject({
      paragraphs: [expect.stringMatching(/^Pass in this stock round/), expect.stringMatching(/taken back/)],
    });
    await g.play('0 pass', '1 pass');
    await post();
    const [turn] = to('Carla');
    expect(turn!.kind).toBe('turn');
    expect(turn).not.toMatchObject({ orders: { ended: [expect.anything()] } });
  });

  test('does not keep from the turn mail what ended before', async () => {
    const g = await inStockRound();
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67', '1 pass');
    await g.order('2 auto decline all');
    await g.undo(1);
    await post();
    expect(to('Carla')).toMatchObject([
      { kind: 'message', paragraphs: ['Decline every offer.', expect.stringMatching(/taken back/)] },
    ]);
    await g.play('1 pass');
    await post();
    expect(to('Carla')).toMatchObject([
      { kind: 'turn', orders: { ended: [expect.stringMatching(/^Pass in this stock round .*PRR/)] } },
    ]);
  });

  test('is told with the turn alone, where that comes first', async () => {
    const g = await undone();
    await g.play('0 pass', '1 pass');
    await post();
    expect(to('Carla')).toMatchObject([
      { kind: 'turn', orders: { ended: [expect.stringMatching(/taken back/)] } },
    ]);
  });

  test('is not told where it stands again', async () => {
    const g = await undone();
    await g.redo(0);
    expect(await g.standing(2)).toEqual(['auto pass until mine']);
    await post();
    expect(sent.filter(mail => mail.kind === 'message')).toEqual([]);
    const rows = await direct(deps.db).rows<{ status: string }>(
      `SELECT status FROM delivery WHERE game_id = $1 AND kind = 'order-over'`,
      [g.gameId],
    );
    expect(rows).toEqual([{ status: 'superseded' }]);
  });
});

test('the turn mail says which moves of others were made by the service, and nobody is mailed about them', async () => {
  const title = { ...title1830, setup: oneTrainToBuy } as unknown as Title;
  deps = testDeps(database.db, { titles: new Map([['1830', title]]) });
  const g = await orderGame(deps, '1830', ['Anna', 'Ben']);
  await changePerson(deps, g.players[0]!, { forcedMoves: true });
  await post();
  await g.play('0 pass', '0 pass');
  await post();
  expect(sent.map(mail => mail.to.name)).toEqual(['Ben']);
  expect(sent[0]).toMatchObject({
    kind: 'turn',
    since: {
      lines: [
        'PRR passes: no tile',
        expect.anything(),
        expect.stringMatching(
          /^Anna could do nothing else: made by the service, as they wish · PRR buys a 3-train/,
        ) as unknown,
      ],
    },
  });
});
