import { aheadFrom } from '../../engine/core/index.js';
import { listPins, MOST_PIN } from '../../service/chat/notes.js';
import { exportLog } from '../../service/log/exchange.js';
import { position, readLog } from '../../service/log/history.js';
import type { Actor, LogEntry, Position } from '../../service/types.js';
import type { Replay } from '../../present/replay.js';
import { stepWords } from '../../present/page-words.js';
import { helpForTables } from '../../words/rules.js';
import { actorIn } from '../context.js';
import { sendPacked } from '../packed.js';
import { endOf, logRow, openingRows, type Scene, sceneOf } from './game-model.js';
import { takeBacksOf } from './history-back.js';
import { remarksAt, withRemarks } from './history-remarks.js';
import { readablePosition } from './readable.js';
import { roundsOf } from './history-rounds.js';
import { actingIn } from './own-seats.js';
import { gameIdOf, type PageCall } from './page.js';
import { textByKey } from '../../words/pages.js';

/** Rows read at once. */
const CHUNK = 1000;

/**
 * Where the browser finds the whole game; undefined where something of it is hidden, or the browser could not play it.
 * @param at the position that is shown
 */
export const replayAddress = async (
  call: PageCall,
  { game }: Scene,
  at: Position,
): Promise<string | undefined> => {
  const title = call.deps.service.titles.get(game.title);
  if (!title || !at.open || aheadFrom(title, at) === null) return undefined;
  // Where the game does not replay to its end, each step is asked for.
  const newest = at.newest ? at : await readablePosition(call.deps, null, { gameId: game.id });
  const { seat } = call.query;
  return newest?.open
    ? `/g/${game.id}/replay${typeof seat === 'string' ? `?seat=${encodeURIComponent(seat)}` : ''}`
    : undefined;
};

const allRows = async (
  { deps }: PageCall,
  reader: Actor | null,
  gameId: string,
): Promise<readonly LogEntry[]> => {
  const all: LogEntry[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { entries, next } = await readLog(deps.service, reader, { gameId, after, limit: CHUNK });
    all.push(...entries);
    after = next;
  }
  return all;
};

const notesOf = async ({ deps }: PageCall, actor: Actor | null, gameId: string): Promise<Replay['notes']> => {
  if (!actor) return null;
  const pins = await listPins(deps.service, actor, gameId);
  return { most: MOST_PIN, texts: Object.fromEntries(pins.map(({ number, text }) => [number, text])) };
};

/** The rows as they are shown, and what names the position after each. */
const rowsOf = async (
  call: PageCall,
  scene: Scene,
  actor: Actor | null,
  reader: Actor | null,
): Promise<Pick<Replay, 'rows' | 'hashes'>> => {
  const gameId = scene.game.id;
  const { hash } = await position(call.deps.service, reader, { gameId, number: 0 });
  const { opening } = await readLog(call.deps.service, reader, { gameId, limit: 1 });
  const entries = await allRows(call, reader, gameId);
  const rows = [...openingRows(scene, opening), ...entries.map(logRow(scene))];
  return {
    rows: await withRemarks(call, actor, scene.game, rows),
    hashes: [hash, ...entries.map(entry => entry.hash)].map(one => one.slice(0, 12)),
  };
};

/** The whole game for the browser to look back on. Throws like `exportLog`. */
export const replayPage = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { game } = scene;
  const { reader } = await actingIn(call, game, actor);
  const record = await exportLog(deps.service, gameId);
  const start = { seats: record.players.length, rules: record.rules, settings: record.settings };
  const { stateHash } = await position(deps.service, reader, { gameId });
  const replay: Replay = {
    game: { id: gameId, name: game.name },
    title: game.title,
    start,
    setupDraws: record.setupDraws,
    log: record.log,
    stateHash: stateHash ?? '',
    ...(await rowsOf(call, scene, actor, reader)),
    names: game.seats.map(({ name }) => name),
    mine: reader === actor ? game.mine : reader?.kind === 'seat' ? [reader.seat] : [],
    opening: await remarksAt(call, actor, game, 0),
    notes: await notesOf(call, actor, gameId),
    backs: (await takeBacksOf(call, scene, reader)) ?? null,
    yourTurn: game.mine.some(seat => game.asked.includes(seat)),
    end: endOf(scene),
    rounds: await roundsOf(deps, scene),
    words: Object.fromEntries(
      stepWords.map(key => [key, textByKey(context.language, key)]),
    ) as Replay['words'],
    rules: helpForTables(game.title),
  };
  call.res.type('json');
  sendPacked(call.req, call.res, JSON.stringify(replay));
};
