import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formsIn } from '../support/browser.js';
import { openOffice, type Office } from '../support/office.js';

let world: Office['world'];
let admin: Office['admin'];
let sql: Office['sql'];
let acts: Office['acts'];
let press: Office['press'];
beforeAll(async () => {
  ({ world, admin, sql, acts, press } = await openOffice());
});
afterAll(() => world.stop());

describe('mails and jobs', () => {
  test('a mail that was given up is sent again, one or all; an address gets mail again', async () => {
    const dora = await world.player('Dora');
    await sql(
      `UPDATE delivery SET status = 'failed', tries = '[{"at":"2030-01-01","sent":false,"answer":"550 <b>no</b>"}]'
       WHERE person_id IS NULL OR person_id = $1`,
      [dora.actor.personId],
    );
    await sql(`INSERT INTO mail_trouble VALUES ($1, 'bounce', '550 nobody', now())`, [dora.email]);
    const { text } = await admin.get('/admin/mails');
    expect(text).toContain('550 &lt;b&gt;no&lt;/b&gt;');
    await press('/admin/mails', 'resend');
    const failed = async (): Promise<number> =>
      (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM delivery WHERE status = 'failed'`))[0]!.n;
    const before = await failed();
    expect(before).toBeGreaterThan(0);
    expect((await press('/admin/mails', 'resend-all')).text).toContain(
      `E-mails to be sent again: ${String(before)}.`,
    );
    expect(await failed()).toBe(0);
    await press('/admin/mails', 'lift', { address: dora.email });
    expect(await sql('SELECT * FROM mail_trouble')).toEqual([]);
    const [lifted] = (await acts()).slice(-1);
    expect(JSON.stringify(lifted!.params)).not.toContain('dora');
  });

  test('mails of a kind wait while they are switched off', async () => {
    await press('/admin/mails', 'off', { name: 'mail:chat' });
    expect((await admin.get('/admin')).text).toContain('Messages');
    expect(await sql('SELECT name FROM switch')).toEqual([{ name: 'mail:chat' }]);
    await press('/admin/mails', 'on', { name: 'mail:chat' });
    expect(await sql('SELECT name FROM switch')).toEqual([]);
    expect((await press('/admin/mails', 'off', { name: 'mail:everything' })).text).toContain(
      'unknown-switch',
    );
  });

  test('a job that failed is tried again or dropped', async () => {
    const add = (key: string) =>
      sql(
        `SELECT graphile_worker.add_job('tidy', '{}', job_key := $1, max_attempts := 1, run_at := now() + interval '1 day')`,
        [key],
      );
    await add('one');
    await add('two');
    await sql(
      `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = '<script>oops</script>' WHERE key IN ('one', 'two')`,
    );
    const { text } = await admin.get('/admin/jobs');
    expect(text).toContain('&lt;script&gt;oops');
    // To try again and to drop, of each of the two.
    expect(formsIn(text).filter(({ action }) => action === '/admin/jobs')).toHaveLength(4);
    await press('/admin/jobs', 'retry');
    await press('/admin/jobs', 'drop');
    const rows = await sql(
      `SELECT key, attempts FROM graphile_worker._private_jobs WHERE key IN ('one', 'two') AND attempts < max_attempts`,
    );
    expect(rows).toHaveLength(1);
    expect(
      (await press('/admin/jobs', 'drop').catch((e: unknown) => (e as Error).message)) as unknown,
    ).toBeDefined();
    expect((await admin.post('/admin/jobs', { do: 'retry', job: "1' OR '1'='1" })).status).toBe(404);
  });
});
