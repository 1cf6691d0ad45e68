import type { Strip } from '../../present/presenter.js';
import type { Position } from '../../service/types.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';
import { timeFor } from './reader-time.js';
import { namesOf } from './summary.js';

export interface WaitingModel {
  readonly heading: string;
  readonly ask: string | undefined;
  readonly since: { readonly at: string; readonly text: string } | null;
}

export interface StripModel {
  readonly columns: Strip['columns'];
  readonly rows: readonly {
    readonly mark: string;
    readonly remark?: string | undefined;
    readonly name: string;
    readonly asked: boolean;
    readonly cells: readonly string[];
  }[];
}

/** Who is waited for, for what and since when; undefined where the reader is asked, or nobody is. */
export const waitingModel = (call: PageCall, scene: Scene, at: Position): WaitingModel | undefined => {
  const { game, words, timeZone } = scene;
  const { asked, ask } = at.turn;
  if (game.status !== 'running' || asked.length === 0 || (at.seat !== null && asked.includes(at.seat)))
    return undefined;
  const since = game.waitingSince;
  return {
    heading: call.t('waitingFor', { names: namesOf(game, asked) }),
    // What each of several may do is not the same.
    ask: asked.length === 1 ? words.ask(ask, []).short : undefined,
    since: since && {
      at: since.toISOString(),
      text: call.t('waitsSince', { time: timeFor(call, timeZone)(since) }),
    },
  };
};

/** Everybody in a row each: what they have, and who is to move. */
export const stripModel = (scene: Scene, at: Position): StripModel | undefined => {
  const { game, presenter, language } = scene;
  const names = game.seats.map(({ name }) => name);
  const strip = presenter.strip?.({ view: at.view, names, language });
  return (
    strip && {
      columns: strip.columns,
      rows: strip.rows.map(({ cells, ...row }, seat) => ({
        ...row,
        name: row.name ?? namesOf(game, [seat]),
        asked: at.turn.asked.includes(seat),
        cells,
      })),
    }
  );
};
