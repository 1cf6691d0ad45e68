import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { median, type Row } from '../rows.js';
import { atTheTable, inHistory, paintRows, type Place, type Scene, SLOWER } from './scene.js';
import type { Answered } from './visit.js';

const PLACES = 8;
const STEPS = 40;
/** No turn has so many moves. */
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

/** Places that are well within what is seen of the map, so that it stays as it is when they are pressed. */
const inSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const frame = document.querySelector('#map .drawing').getBoundingClientRect();
    const rim = Math.min(frame.width, frame.height) / 8;
    return [...document.querySelectorAll(${JSON.stringify(selector)})].filter(place => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > frame.left + rim && x < frame.right - rim && y > frame.top + rim && y < frame.bottom - rim;
    }).map(place => place.dataset.place);
  })()`);

const hex = (page: Page, place: string): Locator => page.locator(`#map [data-place="${place}"]`).first();

const choiceRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile);
  const places = await inSight(page, '#map a[href*="place="] [data-place]');
  const [tiles, turns]: [Answered[], Answered[]] = [[], []];
  for (let i = 0; i < PLACES; i++) {
    const place = places[Math.floor((i * places.length) / PLACES)]!;
    tiles.push(await answer(() => hex(page, place).click()));
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
  const places = await inSight(page, '#map [data-place]');
  const taken: Answered[] = [];
  for (let i = 0; i < PLACES; i++) {
    const place = places[Math.floor((i * places.length) / PLACES)]!;
    taken.push(await answer(() => hex(page, place).click()));
  }
  await close();
  return [...paintRows('the run editor opened', [opened]), ...paintRows('a stop tapped in it', taken)];
};

/** What is done most often in play: a pass, or else the move that is proposed. */
const moveButton = async (page: Page): Promise<Locator> => {
  const turn = page.locator('#turn');
  const passes = turn.getByRole('button', { name: /^Pass/ });
  const proposed = turn.locator('.option button:not(.second, [type=button]):visible');
  return ((await passes.count()) > 0 ? passes : proposed).first();
};

interface Moves {
  readonly answers: readonly Answered[];
  /** From each press until the next question is on the page, in milliseconds. */
  readonly whole: readonly number[];
}

const now = 'performance.now()';

/** The rest of somebody's turn, on one page that is never loaded anew. */
const turnOf = async (scene: Scene, place: Place): Promise<Moves> => {
  const { page, answer, close } = await atTheTable(scene, place);
  await page.evaluate(`document.addEventListener('fresh-main', () =>
    requestAnimationFrame(() => setTimeout(() => { window.nextAt = ${now}; })))`);
  const answers: Answered[] = [];
  const whole: number[] = [];
  while (answers.length < MOVES && (await page.locator('#turn[data-play]').count()) > 0) {
    await page.locator('#turn[data-told]').waitFor();
    const button = await moveButton(page);
    if ((await button.count()) === 0) break;
    await page.evaluate('window.nextAt = null');
    await button.scrollIntoViewIfNeeded();
    let pressed = 0;
    const press = async (): Promise<void> => {
      pressed = await page.evaluate<number>(now);
      await button.click();
    };
    const nextAt = (): Promise<number | null> => page.evaluate('window.nextAt');
    const next = async (): Promise<void> => {
      while ((await nextAt()) === null) await pause(20);
    };
    answers.push(await answer(press, next));
    whole.push((await nextAt())! - pressed);
  }
  await close();
  return { answers, whole };
};

/** Moves made: from the press to the paint that answers it, and to the next question. */
const moveRows = async (scene: Scene): Promise<readonly Row[]> => {
  const turns: Moves[] = [];
  for (const place of scene.turns) turns.push(await turnOf(scene, place));
  const answers = turns.flatMap(turn => turn.answers);
  const whole = turns.flatMap(turn => turn.whole);
  const blocked = answers.map(one => one.blocked);
  const of = `${SLOWER}x slower`;
  return [
    ...paintRows('a move sent', answers),
    { name: `a move sent to the next question, ${of}, median`, value: median(whole), unit: 'ms' },
    { name: `a move sent to the next question, ${of}, worst`, value: Math.max(...whole), unit: 'ms' },
    { name: `longest task after a move, ${of}, median`, value: median(blocked), unit: 'ms' },
    { name: `longest task after a move, ${of}, worst`, value: Math.max(...blocked), unit: 'ms' },
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
