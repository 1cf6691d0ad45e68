import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../src/db/index.js';
import type { Title } from '../../src/engine/core/index.js';
import { tasks } from '../../src/jobs/tasks.js';
import { toMail } from '../../src/jobs/post.js';
import type { Mail } from '../../src/mail/index.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { wordsFor } from '../../src/words/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { runJobsUntil } from '../support/due-jobs.js';
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

/** Lets all mails go out whose time has come within an hour. */
const post = async (): Promise<readonly Mail[]> => {
  sent = [];
  const wording = {
    titles,
    presenters,
    wordsFor,
    picture: () => Promise.resolve({ png: new Uint8Array(), width: 1, height: 1 }),
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
  await runJobsUntil(deps, work, new Date(deps.clock().getTime() + 3_600_000));
  return sent;
};

const inStockRound = async (): Promise<OrderGame> => {
  const g = await orderGame(deps, '1830', ['Anna', 'Ben', 'Carla']);
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
        did: ['Ben passes'],
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

describe('the message that an order has ended', () => {
  test('says which and why, and goes to its owner alone', async () => {
    const g = await inStockRound();
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67');
    await post();
    const messages = sent.filter(mail => mail.kind === 'message');
    expect(messages.map(mail => mail.to.name)).toEqual(['Carla']);
    const [message] = messages;
    expect(message).toMatchObject({
      paragraphs: [expect.stringMatching(/^Pass in this stock round/), expect.stringMatching(/PRR/)],
    });
  });

  test('is not sent when the move that ended it was taken back before', async () => {
    const g = await inStockRound();
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67');
    await g.undo(0);
    await post();
    expect(sent.filter(mail => mail.kind === 'message')).toEqual([]);
    const rows = await direct(deps.db).rows<{ status: string }>(
      `SELECT status FROM delivery WHERE game_id = $1 AND kind = 'order-over'`,
      [g.gameId],
    );
    expect(rows).toEqual([{ status: 'superseded' }]);
  });
});
