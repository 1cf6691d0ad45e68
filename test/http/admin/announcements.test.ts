import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tasks } from '../../../src/jobs/tasks.js';
import { hostile } from '../../support/hostile.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { later } from '../support/api.js';
import { browser, textOf } from '../support/browser.js';
import { takeMessages } from '../support/messages.js';
import { openOffice, type Office } from '../support/office.js';

let world: Office['world'];
let admin: Office['admin'];
let sql: Office['sql'];
beforeAll(async () => {
  ({ world, admin, sql } = await openOffice());
});
afterAll(() => world.stop());

describe('announcements', () => {
  const post = { send: () => Promise.resolve('250 ok') };

  test('reach each person once, by mail, until they are stopped', async () => {
    await admin.post('/admin/announcements', {
      audience: 'everybody',
      german: 'Am Montag steht der Dienst.\n\nBis dann.',
      english: 'The service stands still on Monday.',
    });
    const job = `SELECT payload ->> 'id' AS id FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'announce' ORDER BY j.id DESC LIMIT 1`;
    const [{ id }] = (await sql<{ id: string }>(job)) as [{ id: string }];
    const all = tasks(world.deps, post);
    await all['announce']!({ id }, { number: 1, most: 1 });
    await all['announce']!({ id }, { number: 1, most: 1 });
    const people = await sql<{ id: string }>('SELECT id FROM person WHERE deleted_at IS NULL');
    const told = await sql<{ person_id: string }>(
      `SELECT person_id FROM delivery WHERE kind = 'announcement' AND data ->> 'announcement' = $1`,
      [id],
    );
    expect(told.map(one => one.person_id).sort()).toEqual(people.map(one => one.id).sort());
    const [first] = await takeMessages(world, 'announcement');
    expect(first!.paragraphs).toEqual(['The service stands still on Monday.']);
    await sql(`UPDATE delivery SET status = 'queued' WHERE kind = 'announcement'`);
    await admin.post(`/admin/announcements/${id}/stop`, {});
    expect(await takeMessages(world, 'announcement')).toEqual([]);
    await runDueJobs({ db: world.db, clock: world.deps.clock }, all);
    expect((await admin.post(`/admin/announcements/${id}/stop`, {})).status).toBe(404);
  });

  test('stand as a banner on every page until their end, escaped whatever they say', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
    for (const text of hostile) {
      const said = await admin.post('/admin/announcements', {
        audience: 'banner',
        german: `DE ${text}`,
        english: `EN ${text}`,
        until,
      });
      expect(said.status).toBe(303);
    }
    const pages = [
      (await browser(world.app, 'de').get('/')).text,
      (await browser(world.app).get('/in')).text,
      (await admin.get('/admin/announcements')).text,
    ];
    expect(pages[0]).toContain('Mitteilung des Betreibers');
    for (const html of pages) {
      for (const text of hostile.filter(one => /[<"]/.test(one))) expect(html).not.toContain(text);
      expect(html.match(/<script\b/g)).toHaveLength(1);
    }
    await later(world, 61, async () => {
      expect((await browser(world.app).get('/in')).text).not.toContain('A message from the operator');
    });
    await sql('UPDATE announcement SET stopped_at = now()');
    expect((await browser(world.app).get('/in')).text).not.toContain('A message from the operator');
  });

  test.each([
    ['without an end', { audience: 'banner', german: 'a', english: 'b' }, 'bad-banner-end'],
    [
      'with one that has passed',
      { audience: 'banner', german: 'a', english: 'b', until: '2020-01-01T00:00' },
      'bad-banner-end',
    ],
    ['in one language', { audience: 'players', german: 'a', english: ' ' }, 'text-missing'],
    ['too long', { audience: 'players', german: 'a'.repeat(2001), english: 'b' }, 'text-too-long'],
    ['to nobody known', { audience: 'all', german: 'a', english: 'b' }, 'bad-body'],
  ])('are refused %s', async (_what, form, code) => {
    const before = await sql('SELECT id FROM announcement');
    const answer = await admin.post('/admin/announcements', form);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(code)]);
    expect(await sql('SELECT id FROM announcement')).toHaveLength(before.length);
  });
});

test('what was done is on a page of its own, and German is spoken there too', async () => {
  await admin.post('/language', { language: 'de', back: '/' });
  const page = await admin.get('/admin/acts');
  expect(textOf(page.text)).toContain('Mitteilung veröffentlicht');
  expect(textOf(page.text)).toContain('Boss');
});
