import type { Browser, Page } from 'playwright-core';
import { position, type Deps } from '../../src/service/index.js';
import { placeGames } from '../../test/support/placed-games.js';
import { openVisit, type Visit } from '../pages/visit.js';
import type { Player } from '../tables.js';

/** The windows that pages are measured in. */
export const windows = [
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export type Window = (typeof windows)[number];

/** Where stored games are set up and looked at. */
export interface Room {
  readonly browser: Browser;
  readonly url: string;
  readonly deps: Deps;
  readonly player: Player;
}

/** A stored game in front of the player who is asked in it. */
export interface Seated {
  readonly gameId: string;
  readonly player: Player;
  readonly seat: number;
}

/** Sets up a stored game at a step, with the player in the seat that is asked. */
export const seatAt = async ({ deps, player }: Room, game: string, step: number): Promise<Seated> => {
  const [gameId] = await placeGames(deps, [{ game, step }], player.actor.personId);
  const seat = (await position(deps, player.actor, { gameId: gameId! })).turn.asked[0]!;
  return { gameId: gameId!, seat, player };
};

/** Once the page says what each choice does. */
export const told = (page: Page): Promise<void> => page.locator('#turn[data-told]').waitFor();

/** The game's page as the player who is asked sees it. */
export const openAt = async (
  { browser, url }: Room,
  { gameId, player }: Seated,
  viewport: Window,
  slower: number,
): Promise<Visit> => {
  const visit = await openVisit(browser, {
    url: `${url}/g/${gameId}`,
    token: player.token,
    slower,
    viewport,
  });
  await told(visit.page);
  return visit;
};
