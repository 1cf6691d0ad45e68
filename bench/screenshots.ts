import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { completeSettings, type Action } from '../src/engine/core/index.js';
import { title1830 } from '../src/titles/1830/title.js';
import { newPage, signIn } from '../test/browser/seated.js';
import { withPalette } from './palette.js';
import { chromiumPath } from '../test/browser/service.js';
import { startService, type RunningService } from '../test/support/running-service.js';
import { playRandomGame } from '../test/support/menu.js';
import { ambitious } from '../test/support/rail-player.js';
import { random } from '../test/support/random.js';

/*
 * `npm run screenshots`: pictures of the pages as they are, into docs/screenshots. The game is one of
 * random but ambitious moves, the same each time, with names that nobody has.
 */

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const NAMES = ['Anna', 'Ben', 'Clara', 'Dora'];
const SEED = 3;
const MOST = 700;

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.5,
};

const start = {
  rules: title1830.rules,
  seats: NAMES.length,
  settings: completeSettings(title1830.settings, {}),
};

/** All moves until somebody else is about to lay a tile late in the game, and whose turn that is. */
const moves = (): { readonly log: readonly Action[]; readonly next: number } => {
  const options = { choose: ambitious(title1830), maxSteps: MOST, checkEvery: Infinity, tries: 0 };
  const { log } = playRandomGame(title1830, start, random(SEED), options);
  const actions = log.flatMap(entry => (entry.kind === 'action' ? [entry.action] : []));
  const end = actions.findLastIndex(
    ({ type, seat }, at) => type === 'lay' && at > 0 && actions[at - 1]!.seat !== seat,
  );
  return { log: actions.slice(0, end), next: actions[end]!.seat };
};

const record = (log: readonly Action[]): object => ({
  format: 'bahnpost-log-1',
  title: title1830.id,
  rules: start.rules,
  name: 'Thursdays by post',
  settings: start.settings,
  players: NAMES.map(() => ''),
  setupDraws: [],
  log: log.map(action => ({ kind: 'action', action })),
});

/** Asks the service as the page's reader. @throws Error when it refuses */
const post = async (page: Page, path: string, body?: object, headers: object = {}): Promise<Json> => {
  const json = { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const init = { method: 'POST', ...(body !== undefined && json) };
  return page.evaluate(`fetch(${JSON.stringify(path)}, ${JSON.stringify(init)}).then(async answer => {
    if (!answer.ok) throw new Error(await answer.text());
    return answer.status === 204 ? {} : answer.json();
  })`);
};

type Json = Readonly<Record<string, unknown>>;

/** The game with everybody seated; the last move is made in the service, so that a mail goes out. */
const play = async (pages: readonly Page[], log: readonly Action[]): Promise<string> => {
  const [first] = pages;
  const made = await post(first!, '/api/v1/games/import', {
    format: 'json',
    record: record(log.slice(0, -1)),
  });
  const path = `/api/v1/games/${String(made['id'])}`;
  for (const [seat, page] of pages.entries()) await post(page, `${path}/seats/${seat}/join`);
  const action = log.at(-1)!;
  const expected = { 'If-Match': `"${String(made['number'])}-${String(made['hash'])}"` };
  await post(pages[action.seat]!, `${path}/actions`, { action }, expected);
  return String(made['id']);
};

/** Once nothing is loaded any more and all letters stand. */
const still = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
};

const save = (name: string, picture: Buffer): void => {
  writeFileSync(join(FOLDER, `${name}.png`), picture);
  console.log(`${name.padEnd(24)} ${Math.round(picture.length / 1000)} kB`);
};

interface Shot {
  readonly name: string;
  /** Below the game's page, unless it is of the whole site. */
  readonly path: string;
  readonly site?: true;
  readonly device: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** So that it begins at the window's upper edge. */
const lookAt = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView()`);

/** Opens the choices where there are most of them. */
const chooseTile = async (page: Page): Promise<void> => {
  const places = page.locator('#do-lay .places a');
  const sheet = page.locator('form.sheet');
  let best = { at: 0, count: 0 };
  for (let at = 0; at < (await places.count()); at++) {
    await places.nth(at).click();
    await sheet.locator('.preview p').first().waitFor();
    const count = await sheet.getByRole('radio').count();
    if (count > best.count) best = { at, count };
    await page.keyboard.press('Escape');
  }
  await places.nth(best.at).click();
  await sheet.locator('.preview p').first().waitFor();
};

const tryTile = async (page: Page): Promise<void> => {
  await chooseTile(page);
  await page.locator('form.sheet button:not([type=button])').click();
  await page.locator('#tried .log > li').first().waitFor();
  await page.evaluate('scrollTo(0, 0)');
};

const shots = (last: number): readonly Shot[] => {
  const middle = Math.round(last * 0.6);
  return [
    { name: 'game-light', path: '', device: desk, prepare: chooseTile },
    {
      name: 'game-dark',
      path: '',
      device: { ...desk, colorScheme: 'dark' },
      prepare: page => lookAt(page, '#map'),
    },
    { name: 'phone-tile', path: '', device: phone, prepare: chooseTile },
    { name: 'market', path: '', device: desk, prepare: page => lookAt(page, '#market') },
    { name: 'charts', path: '/charts', device: desk },
    { name: 'history', path: `/history?step=${middle}`, device: { viewport: { width: 1280, height: 1240 } } },
    { name: 'compare', path: `/compare?from=${middle}&to=${last}`, device: desk },
    { name: 'what-if', path: `/what-if?step=${last}`, device: desk, prepare: tryTile },
  ];
};

/** What makes a game by post more than its moves: each page as it looks in the middle of a game. */
const weeks: readonly Shot[] = [
  { name: 'chat', path: '/chat', device: phone, prepare: page => lookAt(page, 'h1') },
  { name: 'orders', path: '/orders', device: phone },
  { name: 'together', path: '/votes', device: desk },
  { name: 'times', path: '/me/notifications', site: true, device: desk },
  {
    name: 'new-game-time',
    path: '/games/new',
    site: true,
    device: desk,
    prepare: page => lookAt(page, '#time'),
  },
];

/** Something is said, asked, ordered and settled. */
const live = async (pages: readonly Page[], id: string, next: number): Promise<void> => {
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

const seated = async (browser: Browser, service: Pick<RunningService, 'url'>): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (const name of NAMES) {
    const page = await newPage(browser);
    await signIn(page, service, name);
    pages.push(page);
  }
  return pages;
};

const take = async (page: Page, { name, prepare }: Shot): Promise<void> => {
  await still(page);
  await prepare?.(page);
  await still(page);
  save(name, withPalette(await page.screenshot()));
  await page.context().close();
};

const lookAtMail = (page: Page): Promise<unknown> => lookAt(page, 'iframe');

const shootMail = async (browser: Browser, { url }: Pick<RunningService, 'url'>): Promise<void> => {
  const page = await newPage(browser, { viewport: { width: 700, height: 1000 } });
  const mail = page.locator('.cards li', { hasText: /Thursdays by post.*Your turn/ }).first();
  for (await page.goto(`${url}/mailbox`); (await mail.count()) === 0; await page.reload()) await pause(250);
  await mail.locator('a').click();
  await take(page, { name: 'mail', path: '', device: {}, prepare: lookAtMail });
};

const shootAll = async (browser: Browser, service: Pick<RunningService, 'url'>): Promise<void> => {
  const { log, next } = moves();
  const pages = await seated(browser, service);
  const id = await play(pages, log);
  const storageState = await pages[next]!.context().storageState();
  await shootMail(browser, service);
  await live(pages, id, next);
  for (const shot of [...shots(log.length), ...weeks]) {
    const page = await newPage(browser, { ...shot.device, storageState });
    page.setDefaultTimeout(30_000);
    await page.goto(`${service.url}${shot.site ? '' : `/g/${id}`}${shot.path}`);
    await take(page, shot);
  }
};

if (chromiumPath === undefined) throw new Error('no Chromium found; set CHROMIUM to its path');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
const service = await startService({ SETTLE_SECONDS: '0', DEMO: 'off' });
try {
  await shootAll(browser, service);
} finally {
  await browser.close();
  await service.stop();
}
