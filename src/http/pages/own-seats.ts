import { randomUUID } from 'node:crypto';
import { position } from '../../service/log/history.js';
import type { Actor, GameDetail, Position, Submitted } from '../../service/types.js';
import type { PageCall } from './page.js';
import { isolated } from '../../words/isolated.js';

/** The reader's other seats, each with its way there. */
export interface SeatSwitch {
  readonly text: string;
  /** Whose turn the page shows; undefined before the reader has chosen a seat. */
  readonly name: string | undefined;
  readonly seats: readonly {
    readonly href: string;
    readonly text: string;
    readonly current: boolean;
    readonly asked: boolean;
  }[];
}

/** Which of several seats of one reader a page is for. */
export interface Acting {
  /** Who reads: for one of several seats only what that seat may see; null shows what everybody may see. */
  readonly reader: Actor | null;
  /** The game's page, with the seat where the reader has chosen one. */
  readonly path: string;
  /** The way to the other seats; undefined for readers with one seat or none. */
  readonly switch: SeatSwitch | undefined;
}

const wishedSeat = (call: PageCall, mine: readonly number[]): number | undefined => {
  const text = call.query['seat'];
  const seat = typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return seat !== undefined && mine.includes(seat) ? seat : undefined;
};

/**
 * For which seat the page is made: the one in its address, else one that is asked. While seats have secrets, a seat
 * is opened by its owner's choice alone, since somebody else may sit at the device.
 */
export const actingIn = async (call: PageCall, game: GameDetail, actor: Actor | null): Promise<Acting> => {
  const path = `/g/${game.id}`;
  const { mine } = game;
  if (!actor || mine.length < 2) return { reader: actor, path, switch: undefined };
  const wished = wishedSeat(call, mine);
  const { open } = await position(call.deps.service, actor, { gameId: game.id });
  const usual =
    open || game.status === 'ended' ? (mine.find(one => game.asked.includes(one)) ?? mine[0]) : undefined;
  const seat = wished ?? usual;
  const nameOf = (one: number): string => game.seats[one]!.name;
  const acting = game.status === 'ended' ? 'seenAs' : 'actingFor';
  return {
    reader: seat === undefined ? null : { ...actor, kind: 'seat', gameId: game.id, seat },
    path: wished === undefined ? path : `${path}?seat=${String(wished)}`,
    switch: {
      text: seat === undefined ? call.t('chooseSeat') : call.t(acting, { name: nameOf(seat) }),
      name: seat === undefined ? undefined : nameOf(seat),
      seats: mine.map(one => ({
        href: `${path}?seat=${String(one)}#turn`,
        text: nameOf(one),
        current: one === seat,
        asked: game.asked.includes(one),
      })),
    },
  };
};

export interface BackForm {
  readonly action: string;
  readonly seat: number;
  readonly label: string;
  readonly key: string;
}

/** What the reader may take back, or play again: at each of their seats. */
export const backForms = async (
  call: PageCall,
  game: GameDetail,
  actor: Actor | null,
  at: Position,
): Promise<readonly BackForm[]> => {
  const several = game.mine.length > 1;
  const positions = several
    ? await Promise.all(
        game.mine.map(seat =>
          position(call.deps.service, actor, { gameId: game.id, number: at.number, seat }),
        ),
      )
    : [at];
  return positions.flatMap(one =>
    (['undo', 'redo'] as const).flatMap(action =>
      one[action] > 0 && one.seat !== null
        ? [
            {
              action,
              seat: one.seat,
              label: several ? `${call.t(action)} (${isolated(game.seats[one.seat]!.name)})` : call.t(action),
              key: randomUUID(),
            },
          ]
        : [],
    ),
  );
};

/** The seat a form is for, where it says so. */
export const seatInForm = ({ form }: PageCall): { readonly seat?: number } => {
  const text = form['seat'];
  return text !== undefined && /^\d{1,2}$/.test(text) ? { seat: Number(text) } : {};
};

/** The page after a move: on with the same seat, unless another one of the player's is asked now. */
export const seatAfter = (call: PageCall, mine: readonly number[], { turn }: Submitted): string => {
  const { seat } = seatInForm(call);
  if (seat === undefined || mine.length < 2) return '';
  const next = turn.asked.filter(one => mine.includes(one));
  return next.length === 0 || next.includes(seat) ? `&seat=${String(seat)}` : '';
};
