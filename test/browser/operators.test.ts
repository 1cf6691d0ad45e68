import { afterAll, beforeAll, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { mustBeForEverybody, mustBeForEverybodyAt } from './look.js';
import { addressOf, logUntil, signIn, sitDown } from './seated.js';
import { newPage } from './page.js';
import { startService, type Service } from './service.js';
import { launch, suite } from './stage.js';

/** Nowhere to break it. */
const long = 'Eisenbahnknotenpunkthinundherschieberei';

suite('the operators’ pages for everybody', () => {
  let service: Service;
  let chrome: Browser;
  let page: Page;
  let game: string;
  let person: string;

  const id = async (sql: string): Promise<string> =>
    (await service.database.asOwner(sql)).rows.map(row => (row as { id: string }).id)[0]!;

  /** Every list of these pages holds something, and names and answers are as long as they become. */
  const fill = async (): Promise<void> => {
    await service.database.asOwner(`UPDATE game SET name = '${long}'`);
    await service.database.asOwner(`UPDATE person SET name = '${long}' WHERE id = $1`, [person]);
    await service.database.asOwner(
      `UPDATE delivery SET status = 'failed', person_id = $1, game_id = $2, tries = $3::jsonb`,
      [person, game, JSON.stringify([{ at: '2030-01-01', sent: false, answer: `550 ${long}${long}` }])],
    );
    await service.database.asOwner(`INSERT INTO mail_trouble VALUES ($1, 'bounce', $2, now())`, [
      `${long}@${long}.example`,
      `550 ${long}${long}`,
    ]);
    await service.database.asOwner(
      `SELECT graphile_worker.add_job('tidy', '{}', job_key := '${long}${long}', max_attempts := 1,
       run_at := now() + interval '1 day')`,
    );
    await service.database.asOwner(
      `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = $1 WHERE key = $2`,
      [`Error: ${long}${long}${long}`, `${long}${long}`],
    );
  };

  /** The changelog's sections stand on the page. */
  const upgrade = async (): Promise<void> => {
    await service.database.asOwner(`INSERT INTO started_version (version, at) VALUES ('0.9.0', now())`);
    await service.database.asOwner(
      'INSERT INTO started_version (version, at) SELECT version, now() FROM started_version ORDER BY id LIMIT 1',
    );
  };

  const announce = async (audience: string): Promise<void> => {
    await page.goto(`${service.url}/admin/announcements`);
    await page.fill('#german', `${long}${long}`);
    await page.fill('#english', `${long}${long}`);
    await page.check(`[name=audience][value=${audience}]`);
    if (audience === 'banner')
      await page.fill('#until', new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
    await page.click('main form.box button');
    await page.locator('main .cards li', { hasText: long }).first().waitFor();
  };

  beforeAll(async () => {
    const env = { OPERATORS: addressOf('boss') };
    [service, chrome] = await Promise.all([startService({ env }), launch()]);
    // The check itself is a script from outside; the pages' own policy would keep it out.
    const player = await newPage(chrome, { bypassCSP: true });
    await sitDown(player, service, 'anna', logUntil('stock-turn'));
    page = await newPage(chrome, { bypassCSP: true });
    await signIn(page, service, 'boss');
    game = await id('SELECT id FROM game');
    person = await id(`SELECT person_id AS id FROM address WHERE email = '${addressOf('anna')}'`);
    await fill();
    await upgrade();
    await announce('players');
    await announce('banner');
    await page.goto(`${service.url}/admin/games/${game}`);
    await page.fill('#reason-freeze', `${long}${long}`);
    await page.click('button[value=freeze]');
    await page.locator('button[value=unfreeze]').waitFor();
  });
  afterAll(async () => {
    await chrome?.close();
    await service?.stop();
  });

  test.each([
    '/admin',
    '/admin/games',
    '/admin/games?q=nothing-of-this-name',
    '/admin/people',
    '/admin/mails',
    '/admin/jobs',
    '/admin/checks',
    '/admin/announcements',
    '/admin/data-sets',
    '/admin/acts',
  ])('%s breaks no rule of WCAG 2.2 AA, in light and dark, and fits a narrow screen', path =>
    mustBeForEverybodyAt(page, service.url + path),
  );

  test('so do the pages of a game and of a person, unfolded', async () => {
    for (const path of [`/admin/games/${game}`, `/admin/people/${person}`]) {
      await mustBeForEverybodyAt(page, service.url + path);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await mustBeForEverybody(page, path);
    }
  });

  test('so do the answers: a log that was checked, and a reason that is missing', async () => {
    await page.goto(`${service.url}/admin/games/${game}`);
    await page.click('button[value=verify]');
    await page.locator('.done').waitFor();
    await mustBeForEverybody(page, 'verified');
    await page.goto(`${service.url}/admin/people/${person}`);
    await page.fill('#reason-block', ' ');
    await page.click('button[value=block]');
    await page.locator('[role=alert]').waitFor();
    await mustBeForEverybody(page, 'refused');
  });
});
