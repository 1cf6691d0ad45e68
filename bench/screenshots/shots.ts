import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

/** A game with somebody to move. */
export interface Place {
  readonly game: string;
  /** The seat that is to move. */
  readonly next: number;
  readonly steps: number;
}

export type Places = Readonly<Record<'lay' | 'run' | 'stock' | 'sicily', Place>>;

export interface Shot {
  readonly name: string;
  /** Below the game's page, unless it is of the whole site. */
  readonly path: string;
  readonly site?: true;
  /** Of which position; of somebody who lays a tile where nothing else is said. */
  readonly of?: keyof Places;
  /** Who looks; the one who is to move where nothing else is said. */
  readonly reader?: 'nobody';
  readonly device: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const desk: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.5,
};
const dark = { colorScheme: 'dark' } as const;

/** The rules are in the page once all choices are told. */
const told = (page: Page): Promise<void> => page.locator('#turn[data-told]').waitFor();

const preview = (page: Page): Locator => page.locator('form.sheet .preview p').first();

/** Opens the choices where there are most of them. */
const chooseTile = async (page: Page): Promise<void> => {
  if ((await page.locator('#turn').count()) > 0) await told(page);
  const places = page.locator('#map a[href*="do=lay"]');
  const sheet = page.locator('form.sheet');
  let best = { at: 0, count: 0 };
  for (let at = 0; at < (await places.count()); at++) {
    await places.nth(at).dispatchEvent('click');
    await preview(page).waitFor();
    const count = await sheet.getByRole('radio').count();
    if (count > best.count) best = { at, count };
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
  await places.nth(best.at).dispatchEvent('click');
  await preview(page).waitFor();
};

/** Opens the editor of the runs at the first train. */
const editRuns = async (page: Page): Promise<void> => {
  await told(page);
  await page.locator('[data-edit]:enabled').click();
  await page.locator('.runs .preview p').first().waitFor();
};

const openPanel =
  (id: string) =>
  (page: Page): Promise<void> =>
    page.locator(`#panel-bar .of-${id}`).click();

/** A tap on a hex whose track is printed. */
const askWhyNot = async (page: Page): Promise<void> => {
  await told(page);
  await page.locator('#hex-F2').dispatchEvent('click');
  await page.locator('#why.sheet li, #why.sheet p').first().waitFor();
};

const tryTile = async (page: Page): Promise<void> => {
  await page.locator('#tried-heading').waitFor();
  await chooseTile(page);
  await page.locator('form.sheet button:not([type=button])').click();
  await page.locator('#tried .log > li').first().waitFor();
  await page.evaluate('scrollTo(0, 0)');
};

/** Takes what is suggested until track is to be laid. */
const playFirst = async (page: Page): Promise<void> => {
  await page.locator('#lesson').waitFor();
  const heading = page.locator('[data-guide] h2').first();
  const moves = page.locator('#panel-log .who');
  while (!/^Lay track/.test(await heading.innerText())) {
    const before = await moves.count();
    await page.locator('.suggested button').first().click();
    await moves.nth(before).waitFor({ state: 'attached' });
  }
  await page.evaluate('scrollTo(0, 0)');
};

/** So that it begins at the window's upper edge. */
const lookAt =
  (selector: string) =>
  (page: Page): Promise<unknown> =>
    page.evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView()`);

const openTime = async (page: Page): Promise<void> => {
  await page.locator('#time > summary').click();
  await lookAt('#time')(page);
};

/** The table of a game, in its rounds and on its panels. */
const tableShots: readonly Shot[] = [
  { name: 'tile', path: '', device: desk, prepare: chooseTile },
  { name: 'routes-dark', path: '', of: 'run', device: { ...desk, ...dark }, prepare: told },
  { name: 'run-editor', path: '', of: 'sicily', device: desk, prepare: editRuns },
  { name: 'stock', path: '', of: 'stock', device: desk, prepare: told },
  {
    name: 'companies-dark',
    path: '',
    of: 'stock',
    device: { ...desk, ...dark },
    prepare: openPanel('companies'),
  },
  { name: 'why-not', path: '', device: desk, prepare: askWhyNot },
  { name: 'phone-tile', path: '', device: phone, prepare: chooseTile },
  { name: 'phone-routes-dark', path: '', of: 'run', device: { ...phone, ...dark }, prepare: told },
  { name: 'phone-stock', path: '', of: 'stock', device: phone, prepare: told },
  { name: 'phone-companies', path: '', of: 'stock', device: phone, prepare: openPanel('companies') },
];

/** Looking back and ahead. */
const otherSteps = (last: number): readonly Shot[] => {
  const middle = Math.round(last * 0.6);
  return [
    { name: 'history', path: `/history?step=${middle}`, device: desk },
    { name: 'compare', path: `/compare?from=${middle}&to=${last}`, device: desk },
    { name: 'charts', path: '/charts', device: desk },
    { name: 'what-if', path: `/what-if?number=${last}`, device: desk, prepare: tryTile },
  ];
};

/** What makes a game by post more than its moves: each page as it looks in the middle of a game. */
const weeks: readonly Shot[] = [
  { name: 'chat', path: '/chat', device: phone, prepare: lookAt('h1') },
  { name: 'orders', path: '/orders', device: phone },
  { name: 'together', path: '/votes', device: desk },
  { name: 'times', path: '/me/notifications', site: true, device: desk },
];

/** The way to a game. */
const around: readonly Shot[] = [
  { name: 'home', path: '/', site: true, reader: 'nobody', device: desk },
  { name: 'phone-home-dark', path: '/', site: true, reader: 'nobody', device: { ...phone, ...dark } },
  {
    name: 'first-game',
    path: '/help/first-game',
    site: true,
    reader: 'nobody',
    device: desk,
    prepare: playFirst,
  },
  { name: 'games', path: '/games', site: true, device: desk },
  { name: 'new-game', path: '/games/new', site: true, device: desk },
  { name: 'new-game-time', path: '/games/new', site: true, device: desk, prepare: openTime },
];

/** @param lay where somebody is about to lay a tile */
export const allShots = ({ steps }: Pick<Place, 'steps'>): readonly Shot[] => [
  ...tableShots,
  ...otherSteps(steps),
  ...weeks,
  ...around,
];
