import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { direct } from '../../src/db/index.js';
import { tasks } from '../../src/jobs/tasks.js';
import { presenters } from '../../src/present/registry.js';
import { title18mag } from '../../src/titles/18mag/rules/title.js';
import { runDueJobs } from '../support/due-jobs.js';
import { formsIn, type Browser, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type World } from './support/world.js';

let world: World;
let reader: Browser;
let page: Response;
let id: string;

const newGame = async (): Promise<PageForm> =>
  formsIn((await reader.get('/games/new?title=18mag')).text).find(
    one => one.action === '/games/new' && one.method === 'post',
  )!;
const typed = (html: string): PageForm | undefined =>
  formsIn(html).find(form => form.action.endsWith('/move') && form.html.includes('id="notation"'));
const formTo = (end: string, html: string): PageForm =>
  formsIn(page.text).find(form => form.action.endsWith(end) && form.html.includes(html))!;
const play = async (notation: string): Promise<string> => {
  page = await reader.submit(typed(page.text)!, { notation });
  return textOf(page.text);
};
/** The first minor that is there; which of them Istvan has is drawn. */
const draftMinor = async (): Promise<string> => {
  const before = page;
  for (const minor of [1, 2, 3, 4, 6, 7, 11]) {
    page = before;
    const text = await play(`draft ${String(minor)}`);
    if (page.status === 200) return text;
  }
  throw new Error('no minor is left');
};
const mailed = async (): Promise<readonly string[]> =>
  (
    await direct(world.deps.db).rows<{ kind: string }>(
      `SELECT kind FROM delivery WHERE game_id = $1 ORDER BY kind`,
      [id],
    )
  ).map(({ kind }) => kind);

beforeAll(async () => {
  world = await startWorld({ titles: [title18mag], presenters });
  reader = await signedInBrowser(world, await world.player('Anna'));
  page = await reader.submit(await newGame(), {
    ...{ name: 'Quiet evening', 'set.level': 'hard', 'set.length': 'short' },
  });
  id = /\/g\/([\w]+)/.exec(page.text)![1]!;
});
afterAll(() => world.stop());

describe('a game for one player', () => {
  test('begins as soon as it is made; Istvan, whom the rules move, has a name and no seat', () => {
    expect(textOf(page.text)).toMatch(/To move: Anna .*Istvan/);
    expect(textOf(page.text)).not.toMatch(/undefined|NaN/);
    expect(typed(page.text)).toBeDefined();
  });

  test('goes on with its player after each move, who is mailed nothing but that it has begun', async () => {
    expect(await draftMinor()).toContain('It is your turn');
    expect(await draftMinor()).toContain('one share left');
    // Istvan has no turn of his own: what the rules do for him comes with the player's move.
    expect(await play('draft SIK')).toContain('Operating round 1.1');
    expect(typed(page.text)).toBeDefined();
    await runDueJobs(world.deps, tasks(world.deps, { send: () => Promise.resolve('250 ok') }));
    expect(await mailed()).toEqual(['game-started', 'turn']);
  });

  test('takes back moves, and pauses, without asking anybody', async () => {
    page = await reader.submit(formTo('/undo', ''), {});
    expect(textOf(page.text)).toContain('one share left');
    page = await reader.get(`/g/${id}/votes`);
    expect(textOf(page.text)).toContain('Nobody else has to agree');
    page = await reader.submit(formTo('/votes', 'value="undo"'), {});
    expect(textOf(page.text)).toContain('It is decided: nobody else had to agree.');
    page = await reader.get(`/g/${id}`);
    expect(await draftMinor()).toContain('one share left');
  });

  test('has no choice for Istvan where more play, and the form says so before', async () => {
    const form = await newGame();
    expect(textOf(form.html)).toContain('only for one player alone');
    page = await reader.submit(form, {
      name: 'Two',
      'set.level': 'hard',
      'address.2': 'ben@players.example',
    });
    expect(textOf(page.text)).toContain('With 2 players the setting');
  });
});
