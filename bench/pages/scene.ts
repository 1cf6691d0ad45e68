import type { Browser } from 'playwright-core';
import { median, type Row } from '../rows.js';
import type { Table } from '../tables.js';
import { openVisit, type Answered, type Visit } from './visit.js';

/** The processor of a phone, beside this machine's. */
export const SLOWER = 4;

/** A game with somebody to move. */
export interface Place {
  readonly table: Table;
  /** Of the player who is asked, whose page has the most to load. */
  readonly token: string;
}

/** Late positions of one title. */
export interface Scene {
  readonly browser: Browser;
  readonly url: string;
  /** The last tile is about to be laid: as full as the map becomes while there is a choice. */
  readonly tile: Place;
  /** Several trains are about to run. */
  readonly run: Place;
  /** The same as at the tile, to be played on. */
  readonly turns: readonly Place[];
  /** Somebody who is not asked. */
  readonly spectator: string;
}

export const gamePage = ({ url }: Scene, { table }: Place): string => `${url}/g/${table.gameId}`;

/** In front of the player who is asked, with all that loads after the page. */
export const atTheTable = async (scene: Scene, place: Place, slower = SLOWER): Promise<Visit> => {
  const visit = await openVisit(scene.browser, { url: gamePage(scene, place), token: place.token, slower });
  await visit.page.locator('#turn[data-told]').waitFor();
  return visit;
};

export const inHistory = (scene: Scene, step: number, slower: number): Promise<Visit> =>
  openVisit(scene.browser, {
    url: `${gamePage(scene, scene.tile)}/history?step=${String(step)}`,
    token: scene.spectator,
    slower,
  });

/** From taps or keys to the paints that answer them. */
export const paintRows = (what: string, answers: readonly Answered[], slower = SLOWER): readonly Row[] => {
  const paints = answers.map(({ paint }) => paint);
  const of = `${what} to paint, ${slower}x slower`;
  return [
    { name: `${of}, median of ${String(paints.length)}`, value: median(paints), unit: 'ms' },
    { name: `${of}, worst`, value: Math.max(...paints), unit: 'ms' },
  ];
};
