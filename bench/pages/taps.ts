import type { Locator, Page } from 'playwright-core';
import { median, type Row } from '../rows.js';
import { atTheTable, inHistory, paintRows, type Scene, SLOWER } from './scene.js';
import type { Answered } from './visit.js';

const PLACES = 8;
const STEPS = 40;
const MOVES = 12;

/** The map made larger, moved and fitted again, on this machine as it is. */
const zoomRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile, 1);
  const taken: Answered[] = [];
  for (let i = 0; i < 4; i++) taken.push(await answer(() => page.click('.zoom-buttons button[value="+"]')));
  await page.focus('#map .drawing');
  for (const key of ['ArrowLeft', 'ArrowUp', '-', '+', '0'])
    taken.push(await answer(() => page.keyboard.press(key)));
  await close();
  return paintRows('zooming and moving the map', taken, 1);
};

const choiceRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile);
  const places = page.locator('#map a[href*="place="]');
  const count = await places.count();
  const [tiles, turns]: [Answered[], Answered[]] = [[], []];
  for (let i = 0; i < PLACES; i++) {
    tiles.push(await answer(() => places.nth(Math.floor((i * count) / PLACES)).click({ force: true })));
    for (let n = 0; n < 3; n++) turns.push(await answer(() => page.keyboard.press('ArrowRight')));
    await page.keyboard.press('Escape');
  }
  await close();
  return [...paintRows('a place chosen', tiles), ...paintRows('another tile or rotation', turns)];
};

/** Each panel for the first time, which costs the most, and once more. */
const panelRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile);
  const panels = page.locator('#panel-bar label:visible');
  const count = await panels.count();
  const taken: Answered[] = [];
  for (let at = 0; at < 2 * count; at++) taken.push(await answer(() => panels.nth((at + 1) % count).click()));
  await close();
  return paintRows('a panel opened', taken);
};

/** The editor opened, then stops of the first train tapped. */
const runRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.run);
  const opened = await answer(() => page.click('[data-edit]:enabled'));
  const places = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.runs select option')].map(option => option.value)",
  );
  const taken: Answered[] = [];
  for (const place of places.slice(0, PLACES))
    taken.push(await answer(() => hex(page, place).click({ force: true })));
  await close();
  return [...paintRows('the run editor opened', [opened]), ...paintRows('a stop tapped in it', taken)];
};

const hex = (page: Page, place: string): Locator =>
  page.locator(`[data-places] [data-place="${place}"]`).first();

/** What is done most often in play: the proposed move, or a pass. */
const moveButton = async (page: Page): Promise<Locator> => {
  const buttons = page.locator('#turn .option:visible button:not(.second, [type=button])');
  const passes = page.locator('#turn .option:visible button', { hasText: /^Pass/ });
  return ((await passes.count()) > 0 ? passes : buttons).first();
};

/** Moves made one after the other, on one page: from the press to the paint that answers it, and to the next question. */
const moveRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.alone);
  await page.evaluate(`document.addEventListener('fresh-main', () =>
    requestAnimationFrame(() => setTimeout(() => { window.nextAt = performance.now(); })))`);
  const answers: Answered[] = [];
  const whole: number[] = [];
  for (let made = 0; made < MOVES; made++) {
    const button = await moveButton(page);
    if ((await button.count()) === 0) break;
    await page.evaluate('window.nextAt = null');
    await button.scrollIntoViewIfNeeded();
    const pressed = await page.evaluate<number>('performance.now()');
    const next = (): Promise<unknown> => page.waitForFunction('window.nextAt !== null');
    answers.push(await answer(() => button.click(), next));
    whole.push((await page.evaluate<number>('window.nextAt')) - pressed);
    await page.locator('#turn[data-told]').waitFor();
  }
  await close();
  const blocked = answers.map(one => one.blocked);
  return [
    ...paintRows('a move sent', answers),
    { name: `a move sent to the next question, ${SLOWER}x slower, median`, value: median(whole), unit: 'ms' },
    {
      name: `a move sent to the next question, ${SLOWER}x slower, worst`,
      value: Math.max(...whole),
      unit: 'ms',
    },
    { name: `longest task after a move, ${SLOWER}x slower, median`, value: median(blocked), unit: 'ms' },
    { name: `longest task after a move, ${SLOWER}x slower, worst`, value: Math.max(...blocked), unit: 'ms' },
  ];
};

const stepRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await inHistory(scene, scene.tile.table.number - STEPS, SLOWER);
  await page.waitForLoadState('networkidle');
  await page.locator('#step').focus();
  const taken: Answered[] = [];
  for (let i = 0; i < STEPS; i++) taken.push(await answer(() => page.keyboard.press('ArrowRight')));
  await close();
  return paintRows('a history step', taken);
};

/** From a tap or key to the paint that answers it. */
export const tapRows = async (scene: Scene): Promise<readonly Row[]> => [
  ...(await zoomRows(scene)),
  ...(await choiceRows(scene)),
  ...(await panelRows(scene)),
  ...(await runRows(scene)),
  ...(await moveRows(scene)),
  ...(await stepRows(scene)),
];
