import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { connect, type Database } from '../../src/db/client.js';
import { titles } from '../../src/titles/registry.js';
import { placeGames } from '../support/placed-games.js';
import { type Question, readQuestions } from '../support/questions.js';
import { shuffled } from '../support/random.js';
import { chance } from '../support/seed.js';
import { testDeps } from '../support/service.js';
import { type Sight, sightOf } from '../support/sight.js';
import { sizes } from '../support/sizes.js';
import { addressOf, signIn } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/*
 * Each kind of question of every title, as the seat's link of a mail opens it: what is asked and what answers it are in view, and the
 * board is whole.
 */

interface Window {
  readonly width: number;
  readonly height: number;
}

const windows: readonly Window[] = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** A small phone, and one on its side: for some questions, others with another seed. */
const others: readonly Window[] = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];
const SOME = 6;

/** So many questions are answered in each window. */
const STEPS = 3;

/** A window so low has no room for a form with its button. */
const LOW = 500;

/** Where most can be chosen, for links to the last of it. */
const widest = (questions: readonly Question[]): readonly Question[] =>
  questions.filter(({ kind }) => ['act', 'forced-train', 'redeem-loans'].includes(kind));

const questions = readQuestions();

/** Some kinds of question of each title, others with another seed. */
const looked = [...new Set(questions.map(({ title }) => title))].flatMap(title =>
  shuffled(
    chance(`questions of ${title}`),
    questions.filter(one => one.title === title),
  ).slice(0, sizes.askedPages),
);

const nameOf = ({ title, round, kind }: Question): string => `${title} ${round} ${kind}`;

const isGood = ({ heading, main, begins, hexes }: Sight, { height }: Window): boolean =>
  heading && (height < LOW ? begins : main) && (hexes === null || hexes.seen === hexes.all);

staged('every kind of question', () => {
  let db: Database;
  let page: Page;
  const ids = new Map<Question, string>();

  beforeAll(async () => {
    page = await openPage();
    await signIn(page, stage.service, 'everyone');
    const { ownerUrl, asOwner } = stage.service.database;
    db = connect({ url: ownerUrl, patience: 0 });
    const found = await asOwner('SELECT id FROM person WHERE email = $1', [addressOf('everyone')]);
    const [{ id }] = found.rows as [{ readonly id: string }];
    const deps = testDeps(db, { titles, clock: () => new Date() });
    const games = await placeGames(deps, questions, id);
    for (const [at, question] of questions.entries()) ids.set(question, games[at]!);
  });
  afterAll(() => db?.close());

  const told = (): Promise<void> => page.locator('#turn[data-told]').waitFor();

  /** The page of the question; its rules have told what each choice does. */
  const open = async (question: Question, link: string): Promise<void> => {
    await page.goto(`${stage.service.url}/g/${ids.get(question)!}${link}`);
    await told();
  };

  /** What is wrong with it where a link leads to the turn; the page is there, and does not load anew. */
  const faultsOf = async (question: Question, window: Window): Promise<readonly unknown[]> => {
    await page.setViewportSize(window);
    await page.evaluate(`history.replaceState(null, '', location.pathname); location.hash = 'turn'`);
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const sight = await sightOf(page);
    return isGood(sight, window) ? [] : [{ window, question: nameOf(question), ...sight }];
  };

  test('its heading, what answers it and the whole board are in view', async () => {
    const faults: unknown[] = [];
    const small = new Set(shuffled(chance('questions in small windows'), looked).slice(0, SOME));
    for (const question of looked) {
      // First as it is opened without a link to the turn.
      const [, phone] = windows as readonly [Window, Window];
      await page.setViewportSize(phone);
      await open(question, '');
      const sight = await sightOf(page);
      if (!isGood(sight, phone)) faults.push({ window: 'no link', question: nameOf(question), ...sight });
      for (const window of [...windows, ...(small.has(question) ? others : [])])
        faults.push(...(await faultsOf(question, window)));
    }
    expect(faults).toEqual([]);
  });

  /** The last kind of move of the menu. */
  const lastOfMenu = `[...document.querySelectorAll('#turn > [id^="do-"]')].at(-1).id.slice(3)`;

  test('on a phone a link to the last thing to choose leads to its heading', async () => {
    await page.setViewportSize(windows[1]!);
    const hidden: string[] = [];
    for (const question of widest(questions)) {
      await open(question, '#turn');
      const kind = await page.evaluate<string>(lastOfMenu);
      await open(question, `?do=${kind}#do-${kind}`);
      const { y, height } = (await page.locator(`#do-${kind} :is(summary, button)`).first().boundingBox())!;
      const bar = (await page.locator('.panels').boundingBox())!;
      if (y < 0 || y + height > bar.y) hidden.push(`${nameOf(question)}: ${kind}`);
    }
    expect(hidden).toEqual([]);
  });

  const loud = '.table form[action$="/move"]:not(#typed) button:not(.second, .quiet, [type=button])';

  /** Presses what stands out. @returns whether there is something, and the same player is asked again */
  const answer = async (question: Question): Promise<boolean> => {
    await open(question, '#turn');
    const button = page.locator(loud).filter({ visible: true }).first();
    if ((await button.count()) === 0) return false;
    await button.click();
    await page.waitForURL(/from=/);
    return page.locator('#turn').isVisible();
  };

  test.each(windows.map((window, at) => ({ ...window, at })))(
    'at $width × $height after a step as well',
    async ({ at, ...window }) => {
      const mine = shuffled(chance('questions that are answered'), questions).filter((_, n) => n % 2 === at);
      await page.setViewportSize(window);
      const seen: Sight[] = [];
      for (const question of mine) {
        if (seen.length === STEPS) break;
        if (!(await answer(question))) continue;
        await told();
        seen.push(await sightOf(page));
      }
      expect(seen).toHaveLength(STEPS);
      expect(seen.filter(sight => !isGood(sight, window))).toEqual([]);
    },
  );
});
