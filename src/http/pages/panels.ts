import type { Section } from '../../present/presenter.js';
import { panelIn } from '../cookies.js';
import type { PageCall } from './page.js';

/**
 * A part of the game's page. On a wide window the turn stands beside the panel that is chosen, on a phone one is
 * seen at a time.
 */
export interface Panel {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly object[];
}

/** What a reader comes for: their turn, with the board above it or beside it. */
export const TURN = 'turn';

/** The first part that is drawn of places, or else the first of all. */
const boardOf = (sections: readonly Section[]): Section | undefined =>
  sections.find(({ places }) => places) ?? sections[0];

/**
 * The panels of a game, the board first.
 * @param shown the same sections as the template wants them
 * @param more panels that the page has for every game, after those of the title
 */
export const panelsModel = (
  call: PageCall,
  sections: readonly Section[],
  shown: readonly object[],
  more: readonly Panel[],
): object => {
  const board = boardOf(sections);
  const own = sections.map((section, at): Panel => ({
    id: section === board ? 'board' : section.id,
    label: section === board ? call.t('board') : section.heading,
    sections: [shown[at]!],
  }));
  const isBoard = ({ id }: Panel): boolean => id === 'board';
  const all = [...own.filter(isBoard), ...own.filter(panel => !isBoard(panel)), ...more];
  // A link that chooses a move, and an answer to one, lead to the turn, whatever was looked at before.
  const { query } = call.req;
  const leadsToTurn = [query['do'], query['place'], query['of'], call.form['type']].some(Boolean);
  const wanted = leadsToTurn ? TURN : panelIn(call.req.headers.cookie);
  const chosen = all.some(({ id }) => id === wanted) ? wanted : TURN;
  return {
    turn: chosen === TURN,
    all: all.map((panel, at) => ({
      ...panel,
      number: at + 1,
      // The board is first; nine others have a key.
      key: at === 0 ? 'b' : at <= 9 ? String(at) : undefined,
      chosen: panel.id === chosen,
    })),
  };
};
