import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Action } from '../../src/engine/core/index.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { newPage } from '../../test/browser/page.js';
import { chromiumPath, howToLaunch } from '../../test/support/chromium.js';
import { startService, type RunningService } from '../../test/support/running-service.js';
import { type IsNext, lastBefore, NAMES, playGame, recordOf, type Played } from './games.js';
import { withPalette } from './palette.js';
import { signInAs } from './sign-in.js';
import { allShots, type Place, type Places, type Shot } from './shots.js';

/*
 * `npm run screenshots [-- NAME ...]`: pictures of the pages as they are, or of the named ones, into docs/screenshots. The games
 * are of random but ambitious moves, the same each time, with names that nobody has.
 */

const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));

type Url = Pick<RunningService, 'url'>;
type Json = Readonly<Record<string, unknown>>;

/** Asks the service as the page's reader. @throws Error when it refuses */
const post = async (page: Page, path: string, body?: object, headers: object = {}): Promise<Json> => {
  const json = { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const init = { method: 'POST', ...(body !== undefined && json) };
  return page.evaluate(`fetch(${JSON.stringify(path)}, ${JSON.stringify(init)}).then(async answer => {
    if (!answer.ok) throw new Error(await answer.text());
    return answer.status === 204 ? {} : answer.json();
  })`);
};

/** The game with everybody seated; the last move is made in the service, so that a mail goes out. */
const seatAll = async (
  pages: readonly Page[],
  played: Played,
  name: string,
  log: readonly Action[],
): Promise<string> => {
  const record = recordOf(played, name, log.slice(0, -1));
  const made = await post(pages[0]!, '/api/v1/games/import', { format: 'json', record });
  const path = `/api/v1/games/${String(made['id'])}`;
  for (const [seat, page] of pages.entries()) await post(page, `${path}/seats/${seat}/join`);
  const action = log.at(-1)!;
  const expected = { 'If-Match': `"${String(made['number'])}-${String(made['hash'])}"` };
  await post(pages[action.seat]!, `${path}/actions`, { action }, expected);
  return String(made['id']);
};

const manyTrains = ({ type, runs }: Action): boolean =>
  type === 'run' && Array.isArray(runs) && runs.length > 1;

/** A game of its own with somebody to move. */
const openPlace = async (
  pages: readonly Page[],
  played: Played,
  name: string,
  isNext: IsNext,
): Promise<Place> => {
  const { log, next } = lastBefore(played, isNext);
  return { game: await seatAll(pages, played, name, log), next, steps: log.length };
};

/** Something is said, asked, ordered and settled: what makes a game by post more than its moves. */
const liven = async (pages: readonly Page[], { game: id, next }: Place): Promise<void> => {
  const game = `/api/v1/games/${id}`;
  const [other, reader] = [pages[(next + 1) % pages.length]!, pages[next]!];
  await post(other, `${game}/chat`, { text: `@${NAMES[next]!}, that was not the tile I had feared.` });
  await post(reader, `${game}/chat`, { text: 'Wait for the next one.' });
  await post(other, `${game}/chat`, { text: 'I shall be away from Friday. Shall we pause?' });
  await post(other, `${game}/votes`, {
    about: 'pause',
    until: new Date(Date.now() + 6 * 86_400_000).toISOString(),
    reason: 'A week in the mountains, far from any post.',
  });
  await post(reader, `${game}/orders`, { notation: 'auto decline all' });
  await reader.goto(new URL('/me/notifications', reader.url()).href);
  await reader.fill('#zone', 'Europe/Berlin');
  await reader.fill('[name=quietFrom]', '22:00');
  await reader.fill('[name=quietTo]', '07:30');
  await reader.locator('form[action$="/time"] button').click();
  await reader.waitForURL(/saved/);
};

const seated = async (browser: Browser, service: Url): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (const name of NAMES) {
    const page = await newPage(browser);
    await signInAs(page, service, `${name}@example.org`);
    pages.push(page);
  }
  return pages;
};

/** Once all pictures and letters stand. A page that is told of what is new always has a request under way. */
const still = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(`Promise.all([...document.images]
    .filter(image => image.getBoundingClientRect().top < innerHeight)
    .map(image => image.decode()))`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
};

const save = (name: string, picture: Buffer): void => {
  const small = withPalette(picture);
  writeFileSync(join(FOLDER, `${name}.png`), small);
  console.log(`${name.padEnd(24)} ${Math.round(small.length / 1000)} kB`);
};

const take = async (page: Page, { name, prepare }: Shot): Promise<void> => {
  await still(page);
  await prepare?.(page);
  await still(page);
  save(name, await page.screenshot({ animations: 'disabled' }));
  await page.context().close();
};

/** The mail that asks somebody to move, from its beginning. */
const takeMail = async (browser: Browser, { url }: Url, { next }: Place): Promise<void> => {
  const page = await newPage(browser, { viewport: { width: 700, height: 1000 } });
  const mail = page.locator('.cards li', { hasText: 'Your turn' }).filter({ hasText: `${NAMES[next]!}@` });
  for (await page.goto(`${url}/mailbox`); (await mail.count()) === 0; await page.reload()) await pause(250);
  await mail.first().locator('a').click();
  const letter = page.locator('iframe');
  await letter.waitFor();
  await page.evaluate(`document.querySelector('iframe').style.height = '1100px'`);
  save('mail', await letter.screenshot());
  await page.context().close();
};

const takeAll = async (
  browser: Browser,
  service: Url,
  isWanted: (name: string) => boolean,
): Promise<void> => {
  const pages = await seated(browser, service);
  const [east, sicily] = [playGame(title1830, 8), playGame(title1849, 2)];
  // After somebody else's move, so that a mail goes out.
  const isTile: IsNext = ({ type, seat }, before) => type === 'lay' && before.seat !== seat;
  const lay = await openPlace(pages, east, 'Thursdays by post', isTile);
  // Before there are other games whose turns come in the same mail.
  if (isWanted('mail')) await takeMail(browser, service, lay);
  const places: Places = {
    lay,
    run: await openPlace(pages, east, 'The long way round', manyTrains),
    stock: await openPlace(pages, east, 'Lunch break', ({ type }) => type === 'buy'),
    sicily: await openPlace(pages, sicily, 'Island evenings', manyTrains),
  };
  await liven(pages, lay);
  const states = await Promise.all(pages.map(page => page.context().storageState()));
  for (const shot of allShots(lay).filter(({ name }) => isWanted(name))) {
    const place = places[shot.of ?? 'lay'];
    const reader = shot.reader === 'nobody' ? {} : { storageState: states[place.next]! };
    const page = await newPage(browser, { ...shot.device, ...reader });
    page.setDefaultTimeout(60_000);
    await page.goto(`${service.url}${shot.site ? '' : `/g/${place.game}`}${shot.path}`);
    await take(page, shot);
  }
};

if (chromiumPath === undefined) throw new Error('no Chromium found; set CHROMIUM to its path');
mkdirSync(FOLDER, { recursive: true });
const names = process.argv.slice(2);
const browser = await chromium.launch(howToLaunch(chromiumPath));
const service = await startService({ SETTLE_SECONDS: '0' });
try {
  await takeAll(browser, service, name => names.length === 0 || names.includes(name));
} finally {
  await browser.close();
  await service.stop();
}
