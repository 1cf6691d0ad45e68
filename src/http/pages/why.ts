import type { Action, Tried } from '../../engine/core/index.js';
import { why, type TriedBy } from '../../service/log/why.js';
import type { Position } from '../../service/types.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { sceneOf, type Scene } from './game-model.js';
import { choosing } from '../../present/menu/group-model.js';
import { actingIn } from './own-seats.js';
import { gameIdOf, page, type PageCall, sendPage } from './page.js';
import { type ReasonLine, type RefusedKind, openKinds, refusedKind, untimelyKinds } from './why-model.js';
import { isolated } from '../../words/isolated.js';

/** The longest name that is looked for. */
const longest = 64;

/**
 * The address of why nothing more can be done with a thing.
 * @param path of the game's page, with the seat where the reader has chosen one
 */
export const whyPath = (path: string, of: string): string => {
  const [game, query] = path.split('?');
  return `${game!}/why?${new URLSearchParams({ of }).toString()}${query === undefined ? '' : `&${query}`}`;
};

/** Where the reader chooses the move on the game's page. */
const choiceOf = ({ presenter }: Scene, path: string, { type, seat: _seat, ...fields }: Action): string => {
  const found = (of: typeof presenter.placeOf): string | undefined =>
    Object.entries(fields)
      .map(([name, value]) => of?.(name, value, type))
      .find(name => name !== undefined);
  const place = found(presenter.placeOf);
  const subject = found(presenter.subjectOf);
  return choosing(path, type, place !== undefined ? { place } : subject !== undefined ? { of: subject } : {});
};

interface PossibleKind {
  readonly heading: string;
  readonly href: string | undefined;
}

const possibleKinds = (
  scene: Scene,
  path: string,
  own: boolean,
  tried: readonly Tried[],
): readonly PossibleKind[] =>
  tried
    .filter(({ possible }) => possible.length > 0)
    .map(({ type, possible }) => ({
      heading: scene.words.option(type),
      href: own ? choiceOf(scene, path, possible[0]!) : undefined,
    }));

interface PartModel {
  readonly heading: string | undefined;
  readonly possible: readonly PossibleKind[];
  readonly refused: readonly Omit<RefusedKind, 'type'>[];
  readonly untimely: readonly { readonly headings: string; readonly line: ReasonLine }[];
  readonly open: string;
}

/** What one seat can do with the thing, and why it can do no more. */
const partModel = (
  call: PageCall,
  scene: Scene,
  at: Position,
  path: string,
  { seat, tried }: TriedBy,
): PartModel => {
  const own = seat === at.seat;
  const name = scene.game.seats[seat]?.name ?? '';
  return {
    heading: own ? undefined : call.t('whyOther', { name }),
    possible: possibleKinds(scene, path, own && at.menu.length > 0, tried),
    refused: tried
      .filter(({ untimely, reasons }) => !untimely && reasons.length > 0)
      .map(one => refusedKind(call, scene, one)),
    untimely: untimelyKinds(call, scene, tried),
    open: openKinds(scene, tried),
  };
};

declare module '../views.js' {
  interface PageModels {
    readonly why: WhyPage;
  }
}

interface WhyPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly path: string;
  readonly whySeat: string | undefined;
  readonly name: string;
  /** What it is and what lies there. */
  readonly line: string | undefined;
  readonly whyThing: string;
  readonly over: boolean;
  readonly parts: readonly PartModel[];
}

/** Why nothing, or nothing more, can be done with a thing of the game; asked by its name. */
const showWhy = async (call: PageCall): Promise<void> => {
  const { deps, query, context } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { of, seat } = query;
  if (typeof of !== 'string' || of.length > longest) throw new HttpProblem(404, 'no-such-thing', { of: '' });
  const { reader, path } = await actingIn(call, scene.game, actor);
  const { at, by } = await why(deps.service, reader, { gameId, of: of.trim() });
  const thing = { view: at.view, of: of.trim(), language: context.language };
  const name = scene.presenter.thingName?.(thing);
  const names = scene.game.seats.map(seat => seat.name);
  sendPage(call, 'why', `${call.t('whyNot')} · ${isolated(scene.game.name)}`, {
    game: { id: gameId, name: scene.game.name },
    path,
    whySeat: /^\d{1,2}$/.exec(typeof seat === 'string' ? seat : '')?.[0],
    name: name ?? of,
    line: scene.presenter.thingLine?.({ ...thing, names }),
    whyThing: scene.words.field('of'),
    over: by.length === 0,
    parts: by.map(part => partModel(call, scene, at, path, part)),
  });
};

export const whyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/why', run: showWhy }),
];
