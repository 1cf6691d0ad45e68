import type { Page } from 'playwright-core';
import { logUntil, signIn, sitDown } from './seated.js';
import { openPage, stage } from './stage.js';

export interface Seated {
  /** Asked, at the game's page. */
  readonly mover: Page;
  /** Has taken the other seat, and is at the list of games. */
  readonly reader: Page;
  readonly game: string;
}

/** Two people at one game of 1830 in a stock round. */
export const seatTwo = async (name: string, options: object = {}): Promise<Seated> => {
  const mover = await openPage();
  await sitDown(mover, stage.service, `${name}-mover`, logUntil('stock-turn'));
  const path = new URL(mover.url()).pathname;
  const reader = await openPage(options);
  await signIn(reader, stage.service, `${name}-reader`);
  const seats = `/api/v1${path.replace('/g/', '/games/')}/seats`;
  const joins = [0, 1].map(seat => `fetch('${seats}/${String(seat)}/join', { method: 'POST' })`).join();
  await reader.evaluate(`Promise.all([${joins}]).then(() => undefined)`);
  return { mover, reader, game: stage.service.url + path };
};

/** Passes, and is shown what comes of it. */
export const pass = async ({ mover }: Pick<Seated, 'mover'>): Promise<void> => {
  await mover.fill('#notation', 'pass');
  await mover.locator('#typed button').click();
  await mover.waitForURL(/from=/);
};
