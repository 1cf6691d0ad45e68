import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type Action, type Seat } from '../../src/engine/core/index.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam as title } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { random } from '../support/random.js';
import { sizes } from '../support/sizes.js';
import { steamPlayer } from '../support/steam-player.js';
import { act, hasTurn } from './forms.js';
import { signIn } from './seated.js';
import { get, newPage, post } from './page.js';
import type { Service } from './service.js';
import { launch, sharedService, suite } from './stage.js';

interface Seen {
  readonly number: number;
  readonly view: object;
  readonly turn: { readonly asked: readonly Seat[] };
  readonly status: { readonly ended: boolean };
}

suite('Imperial Steam on three phones', () => {
  let service: Service;
  let chrome: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
  });
  afterAll(async () => {
    await chrome.close();
  });

  const phone = async (name: string): Promise<Page> => {
    const page = await newPage(chrome, { viewport: { width: 390, height: 844 }, hasTouch: true });
    page.on('pageerror', error => faults.push(error.message));
    page.on('console', message => message.type() === 'error' && faults.push(message.text()));
    await signIn(page, service, name);
    return page;
  };

  test('is played by tapping, from the sealed bids on', async () => {
    const pages = await Promise.all(['anna', 'bert', 'cleo'].map(phone));
    const seats = pages.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const wish = { title: title.id, name: 'Phones', settings: { setup: 'random' }, seats };
    const { id } = await post(pages[0]!, '/api/v1/games', wish);
    const path = `/api/v1/games/${String(id)}`;
    for (const seat of [1, 2]) await post(pages[seat]!, `${path}/seats/${String(seat)}/join`);

    const rng = random(5);
    const choose = steamPlayer(0.8);
    const tapped = new Set<string>();
    const tap = async (page: Page, { type }: Action): Promise<void> => {
      await act(page, type, async group => {
        // Nothing is ordered before it is pressed.
        if (type === 'order')
          await group.locator('.digits label:nth-child(2), [data-step="1"]').first().click();
        // Where there are many, the place comes first.
        if ((await group.locator('form.option').count()) > 0) return;
        await group.locator('.places a').first().click();
        await page.locator(`#turn .sheet, #do-${type} form.option`).first().waitFor();
      });
      tapped.add(type);
    };
    for (let moves = 0; moves < sizes.phoneMoves; moves++) {
      const { turn } = (await get(pages[0]!, `${path}/position`)) as Seen;
      const [seat] = turn.asked;
      if (seat === undefined) break;
      const page = pages[seat]!;
      if (!(await hasTurn(page))) await page.goto(`${service.url}/g/${String(id)}`);
      const { view } = (await get(page, `${path}/position?seat=${String(seat)}`)) as Seen;
      await tap(page, choose(view as SteamState, seat, rng)!);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    }
    expect(faults).toEqual([]);
    expect([...tapped]).toEqual(expect.arrayContaining(['bid', 'end-turn']));
    // What is drawn and dealt decides which ones.
    expect(tapped.size).toBeGreaterThan(4);
    if (sizes.phoneMoves < 10_000) return;
    const { status } = (await get(pages[0]!, `${path}/position`)) as Seen;
    expect(status.ended).toBe(true);
    expect(tapped.size).toBeGreaterThan(12);
  });
});
