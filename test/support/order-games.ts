import type { Title } from '../../src/engine/core/index.js';
import { createGame } from '../../src/service/tables/games.js';
import { position, readLog } from '../../src/service/log/history.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { listOrders, setOrder, type OrderInfo, type OrderList } from '../../src/service/orders/index.js';
import type { TimeWish } from '../../src/service/clocks/game-time.js';
import { submit } from '../../src/service/log/play.js';
import type { PersonActor, Submitted } from '../../src/service/types.js';
import { redo, undo } from '../../src/service/log/undo.js';
import { direct, readGame } from '../../src/db/index.js';
import { person, type TestDeps } from './service.js';

/** Seat and text of a line such as `0 buy PRR`. */
const split = (line: string): readonly [seat: number, text: string] => {
  const at = line.indexOf(' ');
  return [Number(line.slice(0, at)), line.slice(at + 1)];
};

/** A running game whose moves and orders are written as lines: `0 pass`, `1 auto pass until mine`. */
export const orderGame = async (
  deps: TestDeps,
  titleId: string,
  names: readonly string[],
  settings: { readonly [id: string]: unknown } = {},
  time: TimeWish | null = null,
) => {
  const title: Title = deps.titles.get(titleId)!;
  const players: PersonActor[] = [];
  for (const name of names) players.push(await person(deps, name));
  const { id: gameId } = await createGame(deps, players[0]!, {
    title: titleId,
    name: 'Weeks',
    settings,
    ...(time && { time }),
    seats: names.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player, { gameId, seat });

  const number = async (): Promise<number> => (await readGame(direct(deps.db), gameId))!.number;
  const play = async (line: string): Promise<Submitted> => {
    const [seat, text] = split(line);
    const action = title.notation.parse(text, seat);
    return submit(deps, players[seat]!, { gameId, expected: await number(), action });
  };
  const back =
    (how: typeof undo) =>
    async (seat: number, count = 1): Promise<Submitted> =>
      how(deps, players[seat]!, { gameId, seat, expected: await number(), count });
  const order = (line: string): Promise<OrderList> => {
    const [seat, text] = split(line);
    return setOrder(deps, players[seat]!, { gameId, seat, text });
  };
  const list = (seat: number): Promise<OrderList> => listOrders(deps, players[seat]!, { gameId, seat });

  return {
    gameId,
    players,
    number,
    order,
    list,
    undo: back(undo),
    redo: back(redo),
    play: async (...lines: readonly string[]): Promise<Submitted> => {
      let last: Submitted | undefined;
      for (const line of lines) last = await play(line);
      return last!;
    },
    seen: (seat: number) => position(deps, players[seat]!, { gameId, seat }),
    /** Rows after `after`, as `0 pass`, with `*` behind what an order did, `!` behind what was forced and `-` behind what does not stand. */
    log: async (after = 0): Promise<readonly string[]> => {
      const { entries } = await readLog(deps, players[0]!, { gameId, after, limit: 1000 });
      return entries.map(({ kind, seat, notation, count, cause, inForce }) => {
        const what = kind === 'action' ? (notation ?? '?') : `${kind} ${String(count)}`;
        const taken = kind === 'action' && !inForce ? '-' : '';
        const how = cause === 'programmed' ? '*' : cause === 'forced' ? '!' : '';
        return `${String(seat)} ${what}${how}${taken}`;
      });
    },
    /** The seat's orders that stand, as text. */
    standing: async (seat: number): Promise<readonly string[]> =>
      (await list(seat)).standing.map(one => one.notation),
    /** Why the seat's orders ended, the newest first. */
    ended: async (seat: number): Promise<readonly string[]> =>
      (await list(seat)).ended.map((one: OrderInfo) => one.ended!.why.kind),
  };
};

export type OrderGame = Awaited<ReturnType<typeof orderGame>>;

/** Sells the privates of 1830 one by one, so that the first stock round begins with seat 0 (of 3 or 6). */
export const toStockRound = async (g: OrderGame, par = 100): Promise<void> => {
  const seats = g.players.length;
  const takes = ['SV', 'CS', 'DH', 'MH', 'CA', 'BO'].map((id, at) => `${String(at % seats)} take ${id}`);
  await g.play(...takes, `${String(5 % seats)} par B&O ${String(par)}`);
};
