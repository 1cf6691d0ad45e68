import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { figure, worst, type Figure } from '../figures.js';
import { atTheTable, inHistory, paintFigures, type Place, type Scene, SLOWER } from './scene.js';
import type { Answered } from './visit.js';

/** The map made larger, moved and fitted again, on this machine as it is. */
const zoomFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile, 1);
  const taken: Answered[] = [];
  for (let i = 0; i < scene.zooms; i++)
    taken.push(await answer(() => page.click('.zoom-buttons button[value="+"]')));
  await page.focus('#map .drawing');
  for (const key of ['ArrowLeft', 'ArrowUp', '-', '+', '0'])
    taken.push(await answer(() => page.keyboard.press(key)));
  await close();
  return paintFigures('zooming and moving the map', taken, 1);
};

/** Places that are well within what is seen of the map, so that it stays as it is when they are pressed; all where none is. */
const inSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const frame = document.querySelector('#map .drawing').getBoundingClientRect();
    const rim = Math.min(frame.width, frame.height) / 8;
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const within = all.filter(place => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > frame.left + rim && x < frame.right - rim && y > frame.top + rim && y < frame.bottom - rim;
    });
    return (within.length > 0 ? within : all).map(place => place.dataset.place);
  })()`);

const hex = (page: Page, place: string): Locator => page.locator(`#map [data-place="${place}"]`).first();

const choiceFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile);
  const places = await inSight(page, '#map a[href*="place="] [data-place]');
  const [tiles, turns]: [Answered[], Answered[]] = [[], []];
  for (let i = 0; i < scene.places; i++) {
    const place = places[Math.floor((i * places.length) / scene.places)]!;
    tiles.push(await answer(() => hex(page, place).click()));
    for (let n = 0; n < 3; n++) turns.push(await answer(() => page.keyboard.press('ArrowRight')));
    await page.keyboard.press('Escape');
  }
  await close();
  return [...paintFigures('a place chosen', tiles), ...paintFigures('another tile or rotation', turns)];
};

/** Each panel for the first time, which costs the most, and once more. */
const panelFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.tile);
  const panels = page.locator('#panel-bar label:visible');
  const count = await panels.count();
  const taken: Answered[] = [];
  for (let at = 0; at < Math.min(scene.panels, 2 * count); at++)
    taken.push(await answer(() => panels.nth((at + 1) % count).click()));
  await close();
  return paintFigures('a panel opened', taken);
};

/** The editor opened, then stops of the first train tapped. */
const runFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { page, answer, close } = await atTheTable(scene, scene.run);
  const opened = await answer(() => page.click('[data-edit]:enabled'));
  const places = await inSight(page, '#map [data-place]');
  const taken: Answered[] = [];
  for (let i = 0; i < scene.places; i++) {
    const place = places[Math.floor((i * places.length) / scene.places)]!;
    taken.push(await answer(() => hex(page, place).click()));
  }
  await close();
  return [...paintFigures('the run editor opened', [opened]), ...paintFigures('a stop tapped in it', taken)];
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
  while (answers.length < scene.moves && (await page.locator('#turn[data-play]').count()) > 0) {
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
const moveFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const turns: Moves[] = [];
  for (const place of scene.played) turns.push(await turnOf(scene, place));
  const answers = turns.flatMap(turn => turn.answers);
  const whole = turns.flatMap(turn => turn.whole);
  const blocked = answers.map(one => one.blocked);
  const of = `${SLOWER}x slower`;
  return [
    ...paintFigures('a move sent', answers),
    figure(`a move sent to the next question, ${of}, median`, 'ms', whole),
    worst(`a move sent to the next question, ${of}, worst`, 'ms', whole),
    figure(`longest task after a move (0: none over 50 ms), ${of}, median`, 'ms', blocked),
    worst(`longest task after a move (0: none over 50 ms), ${of}, worst`, 'ms', blocked),
  ];
};

const stepFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { page, answer, close } = await inHistory(scene, scene.tile.table.number - scene.steps, SLOWER);
  await page.waitForLoadState('networkidle');
  await page.locator('#step').focus();
  const taken: Answered[] = [];
  for (let i = 0; i < scene.steps; i++) taken.push(await answer(() => page.keyboard.press('ArrowRight')));
  await close();
  return paintFigures('a history step', taken);
};

/** From a tap or key to the paint that answers it. */
export const tapFigures = async (scene: Scene): Promise<readonly Figure[]> => [
  ...(await zoomFigures(scene)),
  ...(await choiceFigures(scene)),
  ...(await panelFigures(scene)),
  ...(await runFigures(scene)),
  ...(await moveFigures(scene)),
  ...(await stepFigures(scene)),
];
