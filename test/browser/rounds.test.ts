import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { finger, type Hand, keyboard, mouse, openPanel } from './hands.js';
import { makeMove, recordOf, rounds, type Round } from './rounds.js';
import { importFor } from './beside.js';
import { addressOf, signIn } from './seated.js';
import { newPage } from './page.js';
import type { Service } from './service.js';
import { launch, sharedService, suite } from './stage.js';
import { pairs } from '../support/sizes.js';

type State = BrowserContextOptions['storageState'];

let service: Service | undefined;
let chrome: Browser | undefined;

/** Who is signed in, by name. */
const people = new Map<string, State>();

/** Everything that went wrong on any page. */
const faults: string[] = [];

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

const ways: readonly (readonly [string, BrowserContextOptions, (page: Page) => Hand])[] = [
  ['by keys at a desk', desk, keyboard],
  ['by clicks at a desk', desk, () => mouse],
  ['by taps on a phone', phone, () => finger],
  ['by keys on a phone', phone, keyboard],
];

const opened = async (options: object): Promise<Page> => {
  const page = await newPage(chrome!, options);
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return page;
};

const ask = (page: Page, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(`fetch(${JSON.stringify(path)}, {
    method: '${method}',
    ${body === undefined ? '' : `headers: { 'Content-Type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))}`}
  }).then(async answer => (answer.ok && answer.status !== 204 ? answer.json() : { status: answer.status }))`);

interface Table {
  readonly id: string;
  /** By seat. */
  readonly pages: readonly Page[];
}

/** Everybody with a page of their own, before the round's first move. */
const sitDown = async (round: Round, device: BrowserContextOptions): Promise<Table> => {
  const { log } = recordOf(round);
  const pages = await Promise.all(
    round.players.map(name => opened({ ...device, storageState: people.get(name) })),
  );
  for (const page of pages) await page.goto(service!.url);
  const { id } = await importFor(service!, addressOf(round.players[0]!), log);
  for (const [seat, page] of pages.entries())
    expect(await ask(page, 'POST', `/api/v1/games/${id}/seats/${seat}/join`)).toMatchObject({
      gameId: id,
      seat,
    });
  return { id, pages };
};

/** The moves in the log after a row, with the seats that made them. */
const logAfter = async (page: Page, id: string, number: number): Promise<readonly unknown[]> => {
  const { entries } = await ask(page, 'GET', `/api/v1/games/${id}/log?after=${number}`);
  return (entries as { seat: number; notation: string }[]).map(({ seat, notation }) => [seat, notation]);
};

/** By how much the page is wider than the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

suite('whole rounds in a browser', () => {
  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
    for (const name of ['anna', 'ben', 'cleo']) {
      const page = await newPage(chrome);
      await signIn(page, service, name);
      people.set(name, await page.context().storageState());
      await page.context().close();
    }
  });
  afterAll(async () => {
    await chrome?.close();
  });

  test.each(pairs(rounds, ways).map(([round, way]) => [round.name, ...way, round] as const))(
    '%s %s',
    async (_round, _way, device, handOf, round) => {
      const { id, pages } = await sitDown(round, device);
      const { seats } = recordOf(round);
      for (const [at, line] of round.moves.entries()) {
        const number = round.before.length + at;
        const page = pages[seats[at]!]!;
        if (at === 0 || seats[at] !== seats[at - 1]) await page.goto(`${service!.url}/g/${id}`);
        await page.getByRole('region', { name: 'It is your turn' }).waitFor();
        await makeMove(page, handOf(page), round.title, line);
        await page.waitForURL(`**/g/${id}?from=${number}`);
        expect([line, await overhang(page)]).toEqual([line, 0]);
      }
      const page = pages[seats.at(-1)!]!;
      expect(await page.locator('main').innerText()).toContain(round.then);
      for (const [name, texts] of Object.entries(round.shows)) {
        await openPanel(page, name);
        const said = await page.getByRole('region', { name, exact: true }).first().innerText();
        for (const text of texts) expect(said.replace(/\s+/g, ' ')).toMatch(text);
      }
      expect(await logAfter(page, id, round.before.length)).toEqual(
        round.moves.map((line, at) => [seats[at], line]),
      );
      for (const page of pages) await page.context().close();
    },
  );

  test('no page complained', () => {
    expect(faults).toEqual([]);
  });
});
