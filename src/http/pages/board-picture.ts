import type { JsonObject } from '../../engine/core/index.js';
import { plainPresenter } from '../../present/presenter.js';
import { position } from '../../service/log/history.js';
import { openingView } from '../../service/tables/opening.js';
import type { GameSummary } from '../../service/types.js';
import { themeIn } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import { sendPacked } from '../packed.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { gameIdOf, page, type PageCall } from './page.js';

/** A picture whose address names the step stays as it is; another version may draw it otherwise. */
const KEPT_SECONDS = 86_400;

const keep = ({ res }: PageCall): void => {
  res.setHeader('Cache-Control', `private, max-age=${String(KEPT_SECONDS)}`);
};

/** The small picture of a board; its colours as the page says, or else as the device. */
export interface SmallPicture {
  readonly src: string;
  /** The same for the dark, where the device chooses. */
  readonly dark?: string;
}

const addressed = ({ cookie }: PageCall, path: string): SmallPicture => {
  const theme = themeIn(cookie);
  if (theme === 'light') return { src: path };
  const dark = `${path}${path.includes('?') ? '&' : '?'}theme=dark`;
  return theme === 'dark' ? { src: dark } : { src: path, dark };
};

/** Of a title before the first move; undefined for one without a drawing. */
export const openingPicture = (call: PageCall, title: string): SmallPicture | undefined =>
  call.deps.presenters[title]?.smallBoard &&
  addressed(call, `/titles/${encodeURIComponent(title)}/board.svg`);

/** Where the game stands now. */
export const boardPicture = (
  call: PageCall,
  { id, title, number, status }: Pick<GameSummary, 'id' | 'title' | 'number' | 'status'>,
): SmallPicture | undefined =>
  status === 'open'
    ? openingPicture(call, title)
    : call.deps.presenters[title]?.smallBoard && addressed(call, `/g/${id}/board.svg?at=${String(number)}`);

const send = ({ deps, req, query, path, res, context }: PageCall, title: string, view: JsonObject): void => {
  const presenter = deps.presenters[title] ?? plainPresenter;
  const svg = presenter.smallBoard?.({
    view,
    language: context.language,
    dark: query['theme'] === 'dark',
  });
  if (svg === undefined) throw new HttpProblem(404, 'not-found', { path: path.slice(0, 200) });
  res.type('svg');
  sendPacked(req, res, svg);
};

/** What everybody sees who may look at the game. */
const ofGame = async (call: PageCall): Promise<void> => {
  const { at } = call.query;
  const isOfStep = typeof at === 'string' && /^\d{1,9}$/.test(at);
  const where = { gameId: gameIdOf(call), ...(isOfStep && { number: Number(at) }) };
  const { title, view } = await position(call.deps.service, null, where);
  if (isOfStep) keep(call);
  send(call, title, view);
};

const ofTitle = (call: PageCall): void => {
  const title = String(call.params['title']);
  keep(call);
  send(call, title, openingView(call.deps.service, title));
};

export const boardPictures = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/board.svg', run: ofGame }),
  page(deps)({ method: 'get', path: '/titles/:title/board.svg', run: ofTitle }),
];
