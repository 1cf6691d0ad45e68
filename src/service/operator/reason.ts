import type { GameRow, SeatRow, Tx } from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { cleanLines, cleanNotes } from '../free-text.js';
import { peopleAt, tellPeople } from '../post/game-messages.js';

/** Letters an operator may write to those concerned. */
export const MOST_OPERATOR_REASON = 500;

/** @throws Invalid `text-too-long` */
export const cleanReason = (reason: string | undefined): string =>
  cleanNotes(reason ?? '', MOST_OPERATOR_REASON);

/** For what is hard on somebody. @throws Invalid `text-missing`, `text-too-long` */
export const mustHaveReason = (reason: string | undefined): string =>
  cleanLines(reason, MOST_OPERATOR_REASON);

/** What was done about a game; worded for its players. */
export type DoneToGame = 'freeze' | 'unfreeze' | 'replace' | 'end';

/** Tells the players what an operator has done about their game, and why. */
export const tellPlayers = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seats: readonly SeatRow[],
  data: { readonly act: DoneToGame; readonly reason: string } & JsonObject,
): Promise<void> =>
  tellPeople(deps, tx, peopleAt(seats), {
    kind: 'by-operator',
    gameId: game.id,
    number: game.number,
    subject: `${data.act}.${String(deps.clock().getTime())}`,
    data,
  });
