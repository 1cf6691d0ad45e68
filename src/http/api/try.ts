import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { aheadFrom, menuAhead, statusAhead, type GameState, type Seat } from '../../engine/core/index.js';
import { meantOptions } from '../../present/meaning/options.js';
import { textForm } from '../../present/meaning/text-form.js';
import { tryLine, type LineStop, type TriedLine, type WrittenMove } from '../../present/meaning/try-lines.js';
import { position } from '../../service/log/history.js';
import type { Position } from '../../service/types.js';
import { pageText } from '../../words/pages.js';
import { notationFor } from '../../words/typed-moves.js';
import { actorIn } from '../context.js';
import { count, hash, seat } from '../input/fields.js';
import { menuSceneOf, sceneFor, type PositionReader, type ReadGame } from '../meaning.js';
import { HttpProblem } from '../problem.js';
import { mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { Action, Fact, MenuOption, Status, Turn } from './play-schemas.js';
import { type ApiRoute, route } from './route.js';
import { gameParams, JsonObject, JsonValue } from './schemas.js';

/** How much may be asked at once. */
const MOST_LINES = 60;
const MOST_IN_LINE = 60;
const MOST_MOVES = 600;

/** The rules work on one request for so long, in milliseconds; lines that are left then are not tried, and nothing is told of their ends. */
const MOST_WORK = 1_000;

/** What the answer tells of the position in which a line ends. */
const shows = ['figures', 'menu', 'view', 'text'] as const;
type Shows = (typeof shows)[number];

const Written = z.union([
  z.string().min(1).max(2000).meta({
    description: 'In the notation, for whoever is asked; `P2: pass` is a move of the second seat',
  }),
  Action,
]);

const Wish = z.strictObject({
  lines: z
    .array(z.array(Written).max(MOST_IN_LINE))
    .min(1)
    .max(MOST_LINES)
    .meta({
      description: `Each is moves that follow each other from the position; an empty one shows the position itself. At most ${String(MOST_MOVES)} moves in all`,
    }),
  number: count
    .exactOptional()
    .meta({ description: 'From the position after this row, the newest by default' }),
  seat: seat.exactOptional().meta({ description: 'With which of your seats you see it' }),
  show: z.array(z.enum(shows)).max(shows.length).default(['figures']).meta({
    description:
      'What is told of the end of each line: `figures` what follows from the position, `menu` what you may do there, else whoever is asked, `view` the position, `text` all of it as text',
  }),
});

const Made = z.object({
  seat,
  notation: z.string(),
  facts: z.array(Fact),
  words: z.array(z.string()),
  cost: z.number().nullable(),
});

const Stopped = z
  .object({
    at: count.meta({ description: 'The move of the line that was not made, from 0' }),
    reason: z.enum(['refused', 'chance', 'hidden', 'time']).meta({
      description:
        '`chance`: something is drawn there; `hidden`: it hangs on what you do not see; `time`: the answer would have taken too long, ask again for what is left',
    }),
    code: z.string().optional().meta({ description: 'Of the refusal' }),
    params: z.record(z.string(), JsonValue).optional(),
    detail: z.string().meta({ description: "The reason in the viewer's language" }),
  })
  .meta({ id: 'Stopped' });

const Line = z
  .object({
    moves: z.array(Made),
    stopped: Stopped.nullable().meta({
      description: 'Why the line goes no further; null if all of it was made',
    }),
    turn: Turn,
    status: Status,
    seat: seat.nullable().meta({ description: 'Whose menu it is' }),
    figures: JsonObject.nullable().optional(),
    menu: z.array(MenuOption).optional(),
    view: JsonObject.optional(),
    text: z.string().optional(),
  })
  .meta({ id: 'TriedLine' });

/** What is said of a line that goes no further. */
const stoppedOf = (
  reading: PositionReader,
  { game }: ReadGame,
  { at, reason, refusal }: LineStop,
): z.infer<typeof Stopped> => {
  if (refusal) {
    const said = wordsOf(reading.deps, game, reading.language).refusal(refusal.code, refusal.params);
    return { at, reason, code: refusal.code, params: { ...refusal.params }, detail: said ?? refusal.code };
  }
  const key = {
    chance: 'whatIfChance',
    hidden: 'whatIfUnknown',
    time: 'tryNoTime',
    refused: 'whatIfFailed',
  } as const;
  return { at, reason, detail: pageText(reading.language, key[reason]) };
};

/** Whose menu the end of a line shows: the trier's own, where they may do anything, else that of whoever is asked. */
const menuSeat = ({ title }: ReadGame, state: GameState, own: Seat | null): Seat | null => {
  const { asked } = title.turn(state);
  if (own !== null && (asked.includes(own) || menuAhead(title, state, own).length > 0)) return own;
  return asked[0] ?? own;
};

/** The end of a line, as far as it is asked for. */
const endOf = (
  reading: PositionReader,
  scene: ReadGame,
  { own, show }: { readonly own: Seat | null; readonly show: readonly Shows[] },
  state: GameState,
): Omit<z.infer<typeof Line>, 'moves' | 'stopped'> => {
  const { title } = scene;
  const [turn, status] = [title.turn(state), statusAhead(title, state)];
  const seatOf = menuSeat(scene, state, own);
  const view = title.view(state, own);
  const spoken = { ...menuSceneOf(reading, scene, { view, open: false }), state };
  const options = seatOf === null ? [] : menuAhead(title, state, seatOf);
  const has = (what: Shows): boolean => show.includes(what);
  return {
    turn: { ...turn, asked: [...turn.asked] },
    status: status as unknown as z.infer<typeof Status>,
    seat: seatOf,
    ...(has('figures') && { figures: title.figures?.(state) ?? null }),
    ...(has('menu') && {
      menu: (seatOf === null ? [] : meantOptions({ ...spoken, seat: seatOf }, options)) as z.infer<
        typeof MenuOption
      >[],
    }),
    ...(has('view') && { view }),
    ...(has('text') && {
      text: textForm(
        { ...spoken, seat: seatOf, turn, status, menu: options },
        { head: `${scene.game.name} (${scene.game.id})`, news: [] },
      ),
    }),
  };
};

/** What the answer is made from. */
interface Trial {
  readonly at: Position;
  readonly state: GameState;
  readonly mine: readonly Seat[];
  readonly show: readonly Shows[];
}

/** Lines are tried one by one; in between others are answered. */
const tryAll = async (
  reading: PositionReader,
  scene: ReadGame,
  { at, state, mine, show }: Trial,
  lines: readonly (readonly WrittenMove[])[],
): Promise<readonly z.infer<typeof Line>[]> => {
  const title = { ...scene.title, notation: notationFor(reading.language, scene.title.notation) };
  const { fact } = wordsOf(reading.deps, scene.game, reading.language);
  let worked = 0;
  const out: z.infer<typeof Line>[] = [];
  for (const line of lines) {
    await setImmediate();
    const began = performance.now();
    const hasTime = (): boolean => worked + performance.now() - began < MOST_WORK;
    const tried: TriedLine = tryLine({ title, state, mine, hasTime }, line);
    out.push({
      moves: tried.made.map(made => ({
        ...made,
        facts: [...made.facts],
        words: made.facts.map(fact),
      })),
      stopped: tried.stopped && stoppedOf(reading, scene, tried.stopped),
      ...endOf(reading, scene, { own: at.seat, show: hasTime() ? show : [] }, tried.state),
    });
    worked += performance.now() - began;
  }
  return out;
};

const tryMoves = route({
  id: 'tryMoves',
  method: 'post',
  path: '/games/{id}/try',
  scope: 'read',
  tag: 'Play',
  summary: 'Try moves, one line of them or many, without playing them',
  description:
    'Nothing is stored, and nobody is told. The moves start from what you see of a position; so the answer tells nothing that you could not work out. Moves of other seats are tried, too.',
  access: 'player',
  allowance: 'try',
  params: gameParams,
  body: Wish,
  answers: {
    200: {
      description: 'What each line brings about, in the same order',
      schema: z.object({ number: count, hash, lines: z.array(Line) }),
    },
  },
  problems: [404, 409, 422],
  handle: async ({ params, body, deps, context }) => {
    const reading = { deps, actor: mustBeSomeone(actorIn(context, params.id)), language: context.language };
    const { lines, show, ...where } = body;
    const moves = lines.reduce((sum, line) => sum + line.length, 0);
    if (moves > MOST_MOVES) throw new HttpProblem(422, 'too-many-moves', { moves, most: MOST_MOVES });
    const at = await position(deps.service, reading.actor, { gameId: params.id, ...where });
    const scene = await sceneFor(reading, params.id);
    const state = aheadFrom(scene.title, at);
    if (state === null) throw new HttpProblem(409, 'nothing-to-try', {});
    const { mine } = scene.game;
    const found = await tryAll(reading, scene, { at, state, mine, show }, lines as readonly WrittenMove[][]);
    return { status: 200, body: { number: at.number, hash: at.hash, lines: found } };
  },
});

export const tryRoutes: readonly ApiRoute[] = [tryMoves];
