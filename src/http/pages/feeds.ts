import { createHash } from 'node:crypto';
import { calendarFeedOf, turnsOf } from '../../service/channels/calendar.js';
import { openFeed, type OpenFeed } from '../../service/channels/feeds.js';
import { listGames, showGame } from '../../service/tables/games.js';
import { listTables } from '../../service/tables/open.js';
import { readLog } from '../../service/log/history.js';
import { showOptions } from '../../service/tables/options.js';
import type { GameSummary, LogEntry } from '../../service/types.js';
import { pageText } from '../../words/pages.js';
import { renderAtom, updatedAt, type AtomEntry, type AtomFeed } from '../atom.js';
import { renderCalendar } from '../calendar.js';
import type { HttpDeps } from '../deps.js';
import { feedFile } from '../feed-links.js';
import type { Language } from '../language.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { wordsOf } from '../wording.js';
import { gameIdOf, page, type PageCall } from './page.js';
import { titleName } from './summary.js';
import { termsOfTable, whoseTable } from './tables.js';

/** Entries of a feed. */
const MOST = 50;
/** Of how many games, and how many rows of each, the news of a person tells. */
const MOST_GAMES = 20;
const ROWS_EACH = 10;

const link = ({ baseUrl }: HttpDeps, path: string): string => new URL(path, baseUrl).href;

/** Names a thing for ever, wherever the service is reached. */
const tag = ({ baseUrl }: HttpDeps, name: string): string => `tag:${baseUrl.hostname},2026:${name}`;

/** A row of a log, as spectators see it. */
const rowEntry =
  (deps: HttpDeps, game: GameSummary, language: Language) =>
  (row: LogEntry): AtomEntry => {
    const words = wordsOf(deps, game, language);
    const who = game.seats.find(({ seat }) => seat === row.seat)?.name ?? '';
    const facts =
      row.kind === 'action'
        ? row.facts
        : [{ kind: row.kind === 'undo' ? 'undone' : 'redone', seat: row.seat, count: row.count }];
    const lines = facts.map(words.fact);
    return {
      id: tag(deps, `${game.id}/${row.hash}`),
      title: pageText(language, 'feedMove', { name: game.name, who }),
      lines: lines.length > 0 ? lines : [pageText(language, 'feedMoved', { who })],
      link: link(deps, `/g/${game.id}/p/${row.hash}`),
      at: row.at,
      author: who,
    };
  };

/** The newest rows, newest first. Read as a spectator: an address may get into wrong hands. */
const newestRows = async (
  deps: HttpDeps,
  game: GameSummary,
  count: number,
  language: Language,
): Promise<readonly AtomEntry[]> => {
  if (game.status === 'open' || game.number === 0) return [];
  const after = Math.max(0, game.number - count);
  const { entries } = await readLog(deps.service, null, { gameId: game.id, after, limit: count });
  return entries.map(rowEntry(deps, game, language)).reverse();
};

const gameFeed = async (
  deps: HttpDeps,
  gameId: string,
  language: Language,
  self: string,
): Promise<AtomFeed> => {
  const game = await showGame(deps.service, null, gameId);
  const title = wordsOf(deps, game, language).titleName;
  return {
    id: tag(deps, game.id),
    title: pageText(language, 'feedGameTitle', { name: game.name, title }),
    link: link(deps, `/g/${game.id}`),
    self,
    language,
    entries: await newestRows(deps, game, MOST, language),
  };
};

type Turns = Awaited<ReturnType<typeof turnsOf>>;

/** That a game waits for its reader. */
const waiting = (
  deps: HttpDeps,
  game: GameSummary,
  turns: Turns,
  language: Language,
): readonly AtomEntry[] => {
  const seat = game.asked.find(one => game.mine.includes(one));
  const turn = turns.find(one => one.game_id === game.id && one.seat === seat);
  if (!game.ask || !turn) return [];
  return [
    {
      id: tag(deps, `${game.id}/${turn.number}/turn`),
      title: pageText(language, 'feedYourTurn', { name: game.name }),
      // Its menu would take each position of each game: the feed tells what it is about.
      lines: [wordsOf(deps, game, language).ask(game.ask, []).full],
      link: link(deps, `/g/${game.id}`),
      at: turn.at,
    },
  ];
};

const newsOf = async (
  deps: HttpDeps,
  game: GameSummary,
  turns: Turns,
  language: Language,
): Promise<readonly AtomEntry[]> => {
  const { startedAt, endedAt } = await showGame(deps.service, null, game.id);
  const about = (what: string, key: 'feedOver' | 'feedStarted', at: Date | null): readonly AtomEntry[] =>
    at
      ? [
          {
            id: tag(deps, `${game.id}/${what}`),
            title: pageText(language, key, { name: game.name }),
            lines: [wordsOf(deps, game, language).titleName],
            link: link(deps, `/g/${game.id}`),
            at,
          },
        ]
      : [];
  return [
    ...waiting(deps, game, turns, language),
    ...about('over', 'feedOver', endedAt),
    ...(await newestRows(deps, game, ROWS_EACH, language)),
    ...about('started', 'feedStarted', startedAt),
  ];
};

const personFeed = async (deps: HttpDeps, { reader }: OpenFeed, self: string): Promise<AtomFeed> => {
  const { language } = reader;
  const games = (await listGames(deps.service, reader)).items
    .filter(game => game.mine.length > 0 && game.status !== 'open')
    .slice(0, MOST_GAMES);
  const turns = await turnsOf(deps.service, reader);
  const news = await Promise.all(games.map(game => newsOf(deps, game, turns, language)));
  return {
    id: tag(deps, `news/${reader.personId}`),
    title: pageText(language, 'feedNewsTitle', { name: reader.name }),
    link: link(deps, '/games'),
    self,
    language,
    entries: news
      .flat()
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, MOST),
  };
};

/** Sends a feed, or says that it is as it was. */
const send = (
  { req, res }: PageCall,
  { type, text, updated }: { readonly type: string; readonly text: string; readonly updated: Date | null },
): void => {
  res.setHeader('Cache-Control', 'private, max-age=300');
  res.setHeader('ETag', `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`);
  if (updated && updated.getTime() > 0) res.setHeader('Last-Modified', updated.toUTCString());
  if (req.fresh) return void res.status(304).end();
  res.type(type).send(text);
};

const sendAtom = (call: PageCall, feed: AtomFeed): void =>
  send(call, {
    type: 'application/atom+xml; charset=utf-8',
    text: renderAtom(feed),
    updated: updatedAt(feed),
  });

const keyOf = ({ params }: PageCall): string => String(params['key']).slice(0, 200);

/** The feed's own address, as it was asked for. */
const selfOf = ({ deps, path }: PageCall): string => link(deps, path);

const news = async (call: PageCall): Promise<void> =>
  sendAtom(
    call,
    await personFeed(call.deps, await openFeed(call.deps.service, keyOf(call), 'news'), selfOf(call)),
  );

const game = async (call: PageCall): Promise<void> => {
  const { gameId, reader } = await openFeed(call.deps.service, keyOf(call), 'game');
  sendAtom(call, await gameFeed(call.deps, gameId ?? '', reader.language, selfOf(call)));
};

const calendar = async (call: PageCall): Promise<void> => {
  const { deps } = call;
  const { reader } = await openFeed(deps.service, keyOf(call), 'calendar');
  const { language } = reader;
  const text = renderCalendar(
    await calendarFeedOf(deps.service, reader),
    {
      language,
      title: pageText(language, 'calendarTitle', { name: reader.name }),
      deadline: name => pageText(language, 'deadlineOf', { name }),
      holiday: pageText(language, 'holiday'),
      gameLink: gameId => link(deps, `/g/${gameId}`),
    },
    deps.baseUrl.hostname,
  );
  send(call, { type: 'text/calendar; charset=utf-8', text, updated: null });
};

/** For everybody: the games that look for players. */
const tables = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const { items } = await listTables(deps.service, { limit: MOST });
  const entries = items.map((table): AtomEntry => {
    const { pace, settings } = termsOfTable(call, table);
    const { name, creator, createdAt } = table;
    return {
      id: tag(deps, `${table.id}/table`),
      title: t('feedGameTitle', { name, title: titleName(deps, table.title, context.language) }),
      lines: [...whoseTable(call, table), pace ?? '', table.about, ...settings].filter(Boolean),
      link: link(deps, `/g/${table.id}`),
      at: createdAt,
      author: creator,
    };
  });
  sendAtom(call, {
    id: tag(deps, 'tables'),
    title: t('feedTables'),
    link: link(deps, '/tables'),
    self: selfOf(call),
    language: context.language,
    entries: entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  });
};

/** For everybody, of a game at which everybody may look. */
const publicGame = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  if ((await showOptions(deps.service, gameId)).spectators !== 'everyone')
    throw new HttpProblem(404, 'no-such-feed', {});
  sendAtom(call, await gameFeed(deps, gameId, context.language, selfOf(call)));
};

export const feedPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: `/feeds/:key/${feedFile.news}`, run: news }),
  page(deps)({ method: 'get', path: `/feeds/:key/${feedFile.game}`, run: game }),
  page(deps)({ method: 'get', path: `/feeds/:key/${feedFile.calendar}`, run: calendar }),
  page(deps)({ method: 'get', path: '/g/:id/moves.atom', run: publicGame }),
  page(deps)({ method: 'get', path: '/tables/new.atom', run: tables }),
];
