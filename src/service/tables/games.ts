import { Illegal, type Level, type Settings, type Title } from '../../engine/core/index.js';
import {
  direct,
  endedGamesOf,
  goingGamesOf,
  insertGame,
  namesOfGames,
  readGame,
  readSeats,
  setOptions,
  setTable,
  undeliveredSeats,
  type GameRow,
  type ListedGames,
  type NewGameRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import { nameAt } from './table-mates.js';
import { playerName, serviceName } from '../../words/index.js';
import { mustBeHere, seatsOf } from '../authority.js';
import { mustBeSeatable } from './bot-seats.js';
import { cleanGameTime, timeAsJson, type GameTime, type TimeWish } from '../clocks/game-time.js';
import { timedGameOf } from '../clocks/calendars.js';
import { pausedNow } from '../clocks/pause.js';
import { clocksShown, soonest } from '../clocks/shown.js';
import { allowsAdvice } from '../computer/advice.js';
import type { Deps } from '../deps.js';
import { mustNotBeWithdrawn, unknownTitle } from '../sets.js';
import { Invalid, NotFound } from '../errors.js';
import { postInvitation } from './invitations.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import { onlyOnce, type Made } from '../once.js';
import { newId } from '../secrets.js';
import { startWhenFull } from './start.js';
import { renewListing } from './fresh.js';
import { cleanTable } from './open.js';
import { cleanSettings } from './settings.js';
import { firstOptions, type OptionsChange } from './options.js';
import { cleanEmail, publicName } from '../text.js';
import type { Actor, GameDetail, GameSummary, Language, PersonActor, SeatInfo, TableWish } from '../types.js';

/**
 * A seat at creation: the creator's own, someone invited by mail, or one filled later. With a name for each,
 * the creator may have several: people who play at one device.
 */
export type SeatWish =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'invite'; readonly email: string; readonly name?: string; readonly language?: Language }
  | { readonly kind: 'open' }
  /** A bot, which sits down at once. */
  | { readonly kind: 'bot'; readonly bot: string }
  /** Played by the service, by habit where no level is given. */
  | { readonly kind: 'service'; readonly level?: Level };

export interface NewGame {
  readonly title: string;
  readonly name: string;
  /** Checked and completed by the title's definitions. */
  readonly settings: { readonly [id: string]: unknown };
  /** What is chosen where `settings` say nothing. */
  readonly preset?: string;
  /** In seating order. */
  readonly seats: readonly SeatWish[];
  /** How it looks for players; not in the list of open tables by default. */
  readonly table?: TableWish;
  /** Who may look on, and how the players may chat. */
  readonly options?: OptionsChange;
  /** How long the players have for their turns; null or left out for as long as they like. */
  readonly time?: TimeWish | null;
  /** May players ask what the computer would do? Not by default; where they may, the game counts for nobody. */
  readonly advice?: boolean;
  readonly idempotencyKey?: string;
  /** When it is deleted, where it is a sandbox. */
  readonly sandboxUntil?: Date;
}

/**
 * Creates a game and mails its invitations. It starts by itself when the last seat is filled.
 * @throws Invalid `unknown-title`, `bad-game-name`, `bad-name`, `bad-email`, `two-seats-for-one`, `nobody-plays`; NotFound
 *   `no-such-bot`; Conflict `bot-busy`; the engine's Illegal for settings and the number of seats
 */
export const createGame = async (
  deps: Deps,
  actor: PersonActor,
  game: NewGame,
): Promise<Made<GameDetail>> => {
  await mustNotBeWithdrawn(deps, game.title);
  const checked = checkNewGame(deps, game);
  // When a sandbox is deleted follows from when it is asked for.
  const { idempotencyKey, sandboxUntil, ...asked } = game;
  const { id, replayed } = await deps.db.transaction(tx =>
    onlyOnce(
      deps,
      tx,
      actor,
      idempotencyKey,
      [sandboxUntil ? 'sandbox' : 'create', JSON.stringify(asked)],
      () => insert(deps, tx, actor, game, checked),
    ),
  );
  return { ...(await showGame(deps, actor, id)), replayed };
};

interface CheckedGame {
  readonly title: Title;
  readonly name: string;
  readonly settings: Settings;
  readonly time: GameTime | null;
}

const checkNewGame = (deps: Deps, game: NewGame): CheckedGame => {
  const title = deps.titles.get(game.title);
  if (!title) throw new Invalid('unknown-title', unknownTitle(deps, game.title));
  const seats = game.seats.length;
  if (seats < title.minSeats || seats > title.maxSeats)
    throw new Illegal('wrong-number-of-seats', { seats, from: title.minSeats, to: title.maxSeats });
  mustBeDifferentPeople(game.seats);
  if (game.seats.every(({ kind }) => kind === 'service')) throw new Invalid('nobody-plays');
  return {
    title,
    name: publicName(game.name, 'bad-game-name'),
    settings: cleanSettings(title, game, seats),
    time: cleanGameTime(game.time),
  };
};

const mustBeDifferentPeople = (seats: readonly SeatWish[]): void => {
  const others = seats.flatMap(seat => {
    if (seat.kind === 'invite') return [cleanEmail(seat.email).canonical];
    return seat.kind === 'bot' ? [seat.bot] : [];
  });
  const twice = others.find((one, at) => others.indexOf(one) !== at);
  const nameless = seats.filter(seat => seat.kind === 'me' && !seat.name);
  if (twice !== undefined || nameless.length > 1)
    throw new Invalid('two-seats-for-one', twice?.includes('@') ? { email: twice } : {});
};

/** The name of a seat without a player. */
const nameOf = (seats: readonly SeatWish[], at: number): string => {
  const seat = seats[at]!;
  if (seat.kind === 'service')
    return serviceName(seats.slice(0, at + 1).filter(one => one.kind === 'service').length);
  return seat.kind === 'invite' && seat.name ? publicName(seat.name, 'bad-name') : '';
};

/** Who sits there at first. @throws as `mustBeSeatable` */
const seatOf = async (
  tx: Tx,
  actor: PersonActor,
  seats: readonly SeatWish[],
  at: number,
): Promise<NewGameRow['seats'][number]> => {
  const seat = seats[at]!;
  if (seat.kind === 'me')
    return { name: seat.name ? publicName(seat.name, 'bad-name') : actor.name, personId: actor.personId };
  if (seat.kind === 'bot') {
    const { id, name } = await mustBeSeatable(tx, actor, seat.bot);
    return { name, personId: id };
  }
  const name = nameOf(seats, at);
  return seat.kind === 'service'
    ? { name, personId: null, byService: true, level: seat.level ?? 'easy' }
    : { name, personId: null };
};

const insert = async (
  deps: Deps,
  tx: Tx,
  actor: PersonActor,
  game: NewGame,
  { title, name, settings, time }: CheckedGame,
): Promise<string> => {
  await mustBeHere(tx, actor.personId);
  const id = newId(deps, 8);
  await insertGame(tx, {
    id,
    title: title.id,
    rules: title.rules,
    name,
    settings,
    time: time && timeAsJson(time),
    seats: await Promise.all(game.seats.map((_, at) => seatOf(tx, actor, game.seats, at))),
    createdBy: actor.personId,
    at: deps.clock(),
    ...(game.sandboxUntil && { sandboxUntil: game.sandboxUntil }),
    advice: game.advice ?? false,
  });
  await setOptions(tx, id, firstOptions(game.options));
  if (game.table) await setTable(tx, id, cleanTable(game.table));
  for (const [seat, wish] of game.seats.entries())
    if (wish.kind === 'invite') await postInvitation(deps, tx, actor, { gameId: id, seat, ...wish });
  await startWhenFull(deps, tx, id);
  if (game.table?.listed) await renewListing(deps, tx, id);
  return id;
};

/** A seat session sees its one game. */
export const seatSessionGame = (actor: Actor): string | null => (actor.kind === 'seat' ? actor.gameId : null);

/** Programs find their sandboxes among their games; whoever reads a page is not held up by them. */
const listed = (actor: Actor): ListedGames => ({
  only: seatSessionGame(actor),
  sandboxes: actor.kind === 'person' && actor.grant !== undefined,
});

/** Games as a list shows them to somebody. */
export const summaries = async (
  deps: Deps,
  tx: Tx,
  actor: Actor,
  games: readonly GameRow[],
): Promise<readonly GameSummary[]> => {
  const at = new Map<string, SeatRow[]>(games.map(game => [game.id, []]));
  for (const seat of await readSeats(tx, [...at.keys()])) at.get(seat.game_id)?.push(seat);
  const now = deps.clock();
  return games.map(game => summary(actor, game, at.get(game.id) ?? [], now));
};

/**
 * The actor's games that are not over, all of them: those that wait for the actor first, the longest wait first. A
 * seat session sees its one game.
 */
export const listGoingGames = async (deps: Deps, actor: Actor): Promise<readonly GameSummary[]> => {
  const tx = direct(deps.db);
  return summaries(deps, tx, actor, await goingGamesOf(tx, actor.personId, listed(actor)));
};

/**
 * The actor's games that are over, the newest end first.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listEndedGames = async (
  deps: Deps,
  actor: Actor,
  page: Page = {},
): Promise<Paged<GameSummary>> => {
  const tx = direct(deps.db);
  const which = listed(actor);
  const list = `ended:${actor.personId}:${which.only ?? ''}`;
  const size = sizeOf(page);
  const place = placeAfter(deps, list, page);
  const after = place && { at: new Date(place[0]!), id: place[1]! };
  const rows = await endedGamesOf(tx, actor.personId, { ...which, most: size + 1, after });
  const placeOf = (row: GameRow): readonly string[] => [row.ended_at!.toISOString(), row.id];
  const { items, next } = cut(deps, list, rows, { size, placeOf });
  return { items: await summaries(deps, tx, actor, items), next };
};

/**
 * The actor's games: on the first page all that are not over, then those that are, page by page.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listGames = async (deps: Deps, actor: Actor, page: Page = {}): Promise<Paged<GameSummary>> => {
  if (page.after !== undefined) return listEndedGames(deps, actor, page);
  const [going, { items, next }] = await Promise.all([
    listGoingGames(deps, actor),
    listEndedGames(deps, actor, page),
  ]);
  return { items: [...going, ...items], next };
};

/** The names of some of the actor's games, by id. */
export const gameNames = (
  deps: Deps,
  actor: PersonActor,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> =>
  namesOfGames(direct(deps.db), actor.personId, [...new Set(ids.flatMap(id => id ?? []))]);

/** The game that has waited longest for the actor, other than `besides`; null when none waits. */
export const nextGame = async (deps: Deps, actor: Actor, besides?: string): Promise<string | null> =>
  (await listGoingGames(deps, actor)).find(
    game => game.id !== besides && game.asked.some(seat => game.mine.includes(seat)),
  )?.id ?? null;

/** @param language of the reader, where nobody is known to read @throws NotFound `no-such-game` */
export const showGame = async (
  deps: Deps,
  actor: Actor | null,
  gameId: string,
  language?: Language,
): Promise<GameDetail> => {
  const db = direct(deps.db);
  const game = await readGame(db, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const seats = await readSeats(db, [gameId]);
  const inviter = actor?.kind === 'person' ? actor.personId : null;
  const invitations = seats.flatMap(s =>
    inviter !== null && s.invited_by === inviter && s.invited_email ? [[s.seat, s.invited_email]] : [],
  );
  const undelivered =
    inviter !== null && seats.some(s => s.invited_by === inviter)
      ? await undeliveredSeats(db, gameId, inviter)
      : [];
  return {
    ...summary(actor, game, seats, deps.clock(), language),
    settings: game.settings,
    time: timedGameOf(game),
    advice: allowsAdvice(game, seats),
    table: { listed: game.listed, about: game.about, seating: game.seating },
    rules: game.rules,
    createdBy: game.created_by,
    startedAt: game.started_at,
    endedBy: game.ended_by,
    frozenAt: game.frozen_at,
    undelivered,
    invitations: Object.fromEntries(invitations) as { readonly [seat: number]: string },
  };
};

const asSeat = (row: SeatRow, language: Language): SeatInfo => ({
  seat: row.seat,
  name: playerName(language, nameAt(row)),
  personId: row.person_id,
  byService: row.by_service,
  level: row.by_service ? row.level : null,
  byProgram: row.by_program,
  offered: row.offered_at !== null,
  joinable: row.joinable,
  invited: row.invited,
  byLink: row.by_link,
  invitedName: row.invited_name,
});

/** A game as a list shows it to one reader, now. */
export const summary = (
  actor: Actor | null,
  game: GameRow,
  seats: readonly SeatRow[],
  now: Date,
  language: Language = actor?.language ?? 'en',
): GameSummary => {
  const mine = seatsOf(actor, game.id, seats);
  const clocks = clocksShown(game, seats, mine.length > 0, now);
  return {
    id: game.id,
    title: game.title,
    name: game.name,
    status: game.phase,
    number: game.number,
    hash: game.hash,
    seats: seats.map(row => asSeat(row, language)),
    mine,
    asked: game.phase === 'running' ? (game.turn?.asked ?? []) : [],
    ask: game.phase === 'running' ? (game.turn?.ask ?? null) : null,
    round: game.standing?.round ?? null,
    waitingSince: game.phase === 'running' ? game.waiting_since : null,
    clocks,
    deadline: soonest(clocks, mine) ?? soonest(clocks),
    paused: game.phase === 'running' ? pausedNow(game, now) : null,
    createdAt: game.created_at,
    endedAt: game.ended_at,
    result: game.standing?.result ?? game.agreed_result,
    sandboxUntil: game.sandbox_until,
  };
};
