import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { post } from './page.js';
import { readStoredGame, recordOfStored } from '../support/stored-games.js';
import { addressOf, type Log, logUntil, signIn, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/** As long as names may be, with nowhere to break; and pictures before a name that is read from the right. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapit';
const MIXED = `${'🚂'.repeat(8)} משה (כהן) 1`;

/** A stored game of 1830 for seven, at the end of its privates' sale and some rounds on. */
const sevenPlayers = (players: readonly string[]): Log =>
  recordOfStored(readStoredGame('1830-base-3.jsonl'), 420, { name: 'Seven', players });

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const width = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth');

/** Cells whose text runs over what stands below them. */
const overfull = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('.ledger :is(th, td)')]
    .filter(one => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1).map(one => one.innerText)`);

staged('long and unusual names', () => {
  test('on a phone of 360 px no page of a game is wider than the screen, and nothing lies on something else', async () => {
    const page = await openPage(phone);
    const log = logUntil('stock-turn');
    await sitDown(page, stage.service, 'hedda', { ...log, name: LONG.toUpperCase(), players: [LONG, MIXED] });
    const game = new URL(page.url()).pathname;
    await stage.service.database.asOwner(
      `UPDATE seat SET name = '${LONG}' WHERE game_id = '${game.slice('/g/'.length)}' AND name = 'hedda'`,
    );
    for (const path of ['/games', `${game}/history`, game]) {
      await page.goto(stage.service.url + path);
      expect([path, await width(page), await overfull(page)]).toEqual([path, 360, []]);
    }
    for (const panel of ['players', 'companies', 'trains', 'bank', 'privates']) {
      await page.locator(`input[name=panel][value=${panel}]`).check({ force: true });
      expect([panel, await width(page), await overfull(page)]).toEqual([panel, 360, []]);
    }
  });

  /** Names that are read from the right and that nothing keeps apart from what stands around them. */
  const loose = (page: Page): Promise<unknown> =>
    page.evaluate(`(() => {
      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (parentElement.closest('bdi, [dir=auto], svg, script')) continue;
        if (/[\\u0590-\\u05ff]/.test(data.replace(/\\u2068[^\\u2069]*\\u2069/g, ''))) found.push(data.trim());
      }
      return found;
    })()`);

  const paths = {
    public: [
      ...[
        '/',
        '/tables',
        '/in',
        '/mailbox',
        '/help',
        '/help/how',
        '/help/about',
        '/help/privacy',
        '/api/docs',
      ],
      ...['/help/rules/1830', '/help/notation/18mag', '/help/first-game', '/data-sets/imperial-steam'],
    ],
    own: [
      ...['/games', '/games/new?title=1856', '/games/import', '/games/search?search=hedda'],
      ...['/results', '/results/people', '/me', '/me/replies', '/me/security', '/me/delete'],
      ...['/me/notifications', '/me/notifications/channels'],
    ],
    game: [
      ...['', '/history', '/history?step=20', '/charts', '/compare?from=10', '/companies/PRR', '/why?of=PRR'],
      ...['/chat', '/notes', '/plans', '/orders', '/votes', '/spectators', '/channels', '/what-if'],
    ],
  };

  /** A room in which somebody of such a name waits, for a seat that is kept for another. */
  const roomOf = async (page: Page): Promise<string> => {
    const made = await post(page, '/api/v1/games', {
      ...{
        title: '1830',
        name: LONG,
        settings: {},
        table: { listed: true, about: LONG.repeat(5), seating: 'fixed' },
      },
      seats: [{ kind: 'me' }, { kind: 'invite', email: addressOf('ida'), name: MIXED }, { kind: 'open' }],
    });
    return `/g/${String(made['id'])}`;
  };

  test('no page at all is wider than a phone, and names that are read from the right are kept apart', async () => {
    // What is too wide is so without the script, too, and comes faster.
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    const { service } = stage;
    await signIn(page, service, 'hedwig');
    await service.database.asOwner(
      `UPDATE person SET name = '${MIXED}', show_results = true FROM address a
       WHERE a.person_id = person.id AND a.email = '${addressOf('hedwig')}'`,
    );
    const room = await roomOf(page);
    await sitDown(page, service, 'hedwig', {
      ...logUntil('stock-turn'),
      name: MIXED,
      players: [LONG, MIXED],
    });
    const game = new URL(page.url()).pathname;
    await post(page, `/api/v1${game.replace('/g/', '/games/')}/chat`, { text: `${MIXED} ${LONG.repeat(3)}` });
    const all = [
      ...paths.public,
      ...paths.own,
      room,
      `${room}/terms`,
      ...paths.game.map(path => game + path),
    ];
    for (const path of all) {
      // German words are the longer ones.
      await page.goto(`${service.url}${path}${path.includes('?') ? '&' : '?'}lang=de`);
      expect([path, await width(page), await loose(page)]).toEqual([path, 360, []]);
    }
  });

  test('seven at the table, with such names: nothing is wider than the page or runs over its neighbour', async () => {
    const page = await openPage(phone);
    const names = [LONG, MIXED, 'Эмилия Александровна', 'Fay', 'Bo', LONG.toLowerCase(), 'علي'];
    await sitDown(page, stage.service, 'hilda', sevenPlayers(names));
    const game = new URL(page.url()).pathname;
    /** Names in the legends that lie on the next entry. */
    const overlaps = (): Promise<unknown> =>
      page.evaluate(`[...document.querySelectorAll('.legend li')]
        .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)`);
    /** Headings of rows that stay in sight while a table scrolls, and leave no room for what scrolls. */
    const covering = (): Promise<unknown> =>
      page.evaluate(`[...document.querySelectorAll('.scroll th[scope=row]')]
        .map(one => [one, one.closest('.scroll')])
        .filter(([one, all]) => one.checkVisibility() && all.scrollWidth > all.clientWidth + 1)
        .filter(([one]) => one.offsetWidth > innerWidth / 2).map(([one]) => one.innerText)`);
    for (const size of [
      { width: 360, height: 740 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      for (const path of ['', '/charts', '/history', '/compare?from=10']) {
        await page.goto(stage.service.url + game + path);
        expect([path, await width(page), await overlaps(), await covering()]).toEqual([
          path,
          size.width,
          [],
          [],
        ]);
      }
    }
  });

  test('a table that scrolls sideways fades at the edge where there is more, and not on paper', async () => {
    const page = await openPage(phone);
    await sitDown(page, stage.service, 'helga', logUntil('stock-turn'));
    await page.locator('input[name=panel][value=companies]').check({ force: true });
    await page.locator('#companies input[value=table]').check();
    const table = page.locator('#companies .scroll').first();
    const fades = (): Promise<unknown> =>
      table.evaluate(one => one.ownerDocument.defaultView.getComputedStyle(one).maskImage !== 'none');
    expect(await fades()).toBe(true);
    await table.evaluate(one => one.scrollTo({ left: one.scrollWidth }));
    await page.evaluate('new Promise(requestAnimationFrame)');
    expect(await fades()).toBe(false);
    await table.evaluate(one => one.scrollTo({ left: 0 }));
    await page.emulateMedia({ media: 'print' });
    expect(await fades()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await fades()).toBe(false);
  });
});
