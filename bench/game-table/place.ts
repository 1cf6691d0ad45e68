import type { Browser, Page } from 'playwright-core';
import { importRecord, joinGame, position, type Deps } from '../../src/service/index.js';
import { storedRecord } from '../../test/support/questions.js';
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
  readonly players: readonly Player[];
}

/** A stored game in front of who is asked in it. */
export interface Seated {
  readonly gameId: string;
  readonly player: Player;
  readonly seat: number;
}

/** Sets up a stored game at a step, with everybody in their seats. */
export const seatAt = async ({ deps, players }: Room, game: string, step: number): Promise<Seated> => {
  const record = storedRecord(game, step, 'Bench');
  const { id } = await importRecord(deps, players[0]!.actor, { record });
  const seats = (record['players'] as readonly string[]).length;
  for (const [seat, { actor }] of players.slice(0, seats).entries())
    await joinGame(deps, actor, { gameId: id, seat });
  const seat = (await position(deps, players[0]!.actor, { gameId: id })).turn.asked[0]!;
  return { gameId: id, seat, player: players[seat]! };
};

/** Once the page says what each choice does. */
export const told = (page: Page): Promise<void> => page.locator('#turn[data-told]').waitFor();

/** The game's page as who is asked sees it. */
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
