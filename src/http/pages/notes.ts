import { showGame } from '../../service/tables/games.js';
import {
  listPins,
  MOST_NOTES,
  MOST_PIN,
  pinNote,
  showNotes,
  unpinNote,
  writeNotes,
} from '../../service/chat/notes.js';
import type { Actor } from '../../service/types.js';
import { check } from '../input/check.js';
import { wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import type { NoteForm } from '../../present/step.js';
import { sidebarModel, type SidebarModel } from './game-sidebar.js';
import { formRefusal } from './again.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { readerTime } from './reader-time.js';
import { isolated } from '../../words/isolated.js';

/** A form writes three bytes for each byte that is not plain. */
const formLimit = 512 * 1024;

/** What was typed when it was refused, and why. */
interface Refused {
  readonly text: string;
  readonly error: string;
}

declare module '../views.js' {
  interface PageModels {
    readonly notes: NotesPage;
  }
}

interface NotesPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly version: number;
  readonly most: number;
  readonly text: string;
  readonly kept: string | undefined;
  readonly error: string | undefined;
  readonly done: string | undefined;
  readonly changed: string | null;
  readonly pins: readonly NotesPin[];
}

interface NotesPin {
  readonly number: number;
  readonly position: string;
  readonly text: string;
}

const sendNotes = async (call: PageCall, actor: Actor, refused?: Refused): Promise<void> => {
  const { deps, query, t } = call;
  const gameId = gameIdOf(call);
  const [game, notes, pins] = await Promise.all([
    showGame(deps.service, actor, gameId),
    showNotes(deps.service, actor, gameId),
    listPins(deps.service, actor, gameId),
  ]);
  const time = readerTime(call);
  sendPage(call, 'notes', `${t('notes')}: ${isolated(game.name)}`, {
    game: { id: game.id, name: game.name },
    beside: await sidebarModel(call, game, actor),
    version: notes.version,
    most: MOST_NOTES,
    text: refused?.text ?? notes.text,
    // What is kept, beside what was typed: the reader puts them together.
    kept: refused && notes.text,
    error: refused?.error,
    done: query['saved'] === undefined ? undefined : t('saved'),
    changed: notes.at && t('changedAt', { time: time(notes.at) }),
    pins: pins.map(({ number, hash, text }) => ({ number, position: hash.slice(0, 12), text })),
  });
};

const actorOf = (call: PageCall): Actor => mustBeSomeone(actorIn(call.context, gameIdOf(call)));

const write = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = actorOf(call);
  const text = form['text'] ?? '';
  const version = check(wholeNumber, form['version'], 'version', context.language);
  try {
    await writeNotes(deps.service, actor, { gameId, text, version });
    goTo(res, `/g/${gameId}/notes?saved`);
  } catch (error) {
    await sendNotes(call, actor, { text, error: formRefusal(call, error) });
  }
};

const pin = async (call: PageCall): Promise<void> => {
  const { deps, form, params, context, res } = call;
  const gameId = gameIdOf(call);
  const number = check(wholeNumber, params['number'], 'number', context.language);
  const actor = actorOf(call);
  const text = form['text'] ?? '';
  // An emptied note is none.
  if (form['answer'] === 'remove' || text.trim() === '')
    await unpinNote(deps.service, actor, { gameId, number });
  else await pinNote(deps.service, actor, { gameId, number, text });
  goTo(
    res,
    form['back'] === 'notes' ? `/g/${gameId}/notes` : `/g/${gameId}/history?step=${String(number)}#note`,
  );
};

/** The form for a note about one step, for readers who are signed in. */
export const pinForm = async (
  call: PageCall,
  actor: Actor | null,
  { gameId, number }: { readonly gameId: string; readonly number: number },
): Promise<NoteForm | undefined> => {
  if (!actor) return undefined;
  const pins = await listPins(call.deps.service, actor, gameId);
  return { number, most: MOST_PIN, text: pins.find(one => one.number === number)?.text ?? '' };
};

export const notePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/notes', run: call => sendNotes(call, actorOf(call)) }),
  page(deps)({ method: 'post', path: '/g/:id/notes', limit: formLimit, run: write }),
  page(deps)({ method: 'post', path: '/g/:id/notes/:number', run: pin }),
  page(deps)({ method: 'get', path: '/g/:id/notes/:number', run: backToGame }),
];
