import type { Browser } from 'playwright-core';
import { figure, worst, type Figure } from '../figures.js';
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

/** How often each thing is done. */
export interface Amounts {
  readonly loads: number;
  /** Places on the map that are pressed. */
  readonly places: number;
  /** Times the map is made larger. */
  readonly zooms: number;
  readonly panels: number;
  /** Turns that are played to their end. */
  readonly turns: number;
  /** Moves of a turn at most. */
  readonly moves: number;
  readonly steps: number;
  /** How often the pointer moves that draws the slider. */
  readonly drags: number;
}

/** Late positions of one title. */
export interface Scene extends Amounts {
  readonly browser: Browser;
  readonly url: string;
  /** The last tile is about to be laid: as full as the map becomes while there is a choice. */
  readonly tile: Place;
  /** Several trains are about to run. */
  readonly run: Place;
  /** The same as at the tile, to be played on. */
  readonly played: readonly Place[];
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
export const paintFigures = (
  what: string,
  answers: readonly Answered[],
  slower = SLOWER,
): readonly Figure[] => {
  const paints = answers.map(({ paint }) => paint);
  const of = `${what} to paint, ${slower}x slower`;
  const soon = { atMost: 100 };
  return [
    figure(`${of}, median of ${paints.length}`, 'ms', paints, soon),
    worst(`${of}, worst`, 'ms', paints, soon),
  ];
};
