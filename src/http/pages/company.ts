import type { Fact } from '../../engine/core/index.js';
import type { CompanyPresenter, NamedCompany, Profile } from '../../present/companies.js';
import { tableModel, type ShownTable } from '../../present/shown.js';
import type { CompanyLink } from '../../present/step.js';
import { chronicle } from '../../service/log/chronicle.js';
import { position } from '../../service/log/history.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { sceneOf, type Scene } from './game-model.js';
import { actingIn } from './own-seats.js';
import { gameIdOf, page, type PageCall, sendPage } from './page.js';
import { whyPath } from './why.js';
import { isolated } from '../../words/isolated.js';

declare module '../views.js' {
  interface PageModels {
    readonly company: CompanyPage;
  }
}

interface CompanyPage extends Pick<Profile, 'heading' | 'mark' | 'facts'> {
  readonly game: { readonly name: string };
  /** The game's page. */
  readonly path: string;
  readonly tables: readonly ShownTable[];
  /** Where it is told what can be done with it; undefined once the game is over. */
  readonly why: string | undefined;
  readonly others: readonly (CompanyLink & { readonly current: boolean })[];
}

/**
 * The address of what there is to know of a company.
 * @param path of the game's page, with the seat where the reader has chosen one
 */
export const companyPath = (path: string, company: string): string => {
  const [game, query] = path.split('?');
  return `${game!}/companies/${encodeURIComponent(company)}${query === undefined ? '' : `?${query}`}`;
};

const linkTo =
  (path: string) =>
  ({ id, name, mark }: NamedCompany): CompanyLink => ({ href: companyPath(path, id), name, mark });

/** The ways to the companies that a fact is about. */
export type FactLinks = (fact: Fact) => readonly CompanyLink[];

/** For each fact the ways to the companies that it is about; undefined where the game has none. */
export const companyLinks = ({ game, presenter, language }: Scene, path: string): FactLinks | undefined => {
  const { companies, history } = presenter;
  if (!companies || !history) return undefined;
  const all = companies.all(game.settings, language);
  return fact => all.filter(({ id }) => history.concerns(fact, id)).map(linkTo(path));
};

/** Everything that happened of which a profile tells. */
const toldOf = async (
  { deps }: PageCall,
  gameId: string,
  { tellsOf }: CompanyPresenter,
): Promise<readonly Fact[]> =>
  chronicle(deps.service, gameId, 'profiles', told => told.flatMap(({ facts }) => facts).filter(tellsOf));

/** All there is to know of one company. */
const showCompany = async (call: PageCall): Promise<void> => {
  const { deps, context, params } = call;
  const gameId = gameIdOf(call);
  const of = String(params['company']);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { game, language, presenter } = scene;
  const { reader, path } = await actingIn(call, game, actor);
  const at = await position(deps.service, reader, { gameId });
  const { companies } = presenter;
  const profile = companies?.profile({
    of,
    view: at.view,
    names: game.seats.map(({ name }) => name),
    language,
    facts: await toldOf(call, gameId, companies),
  });
  if (!companies || !profile) throw new HttpProblem(404, 'no-such-thing', { of: of.slice(0, 64) });
  const own = companyPath(path, of);
  sendPage(call, 'company', `${profile.heading} · ${isolated(game.name)}`, {
    ...profile,
    game: { name: game.name },
    path,
    tables: profile.tables.map(table => tableModel(table, profile.heading)),
    why: game.status === 'running' ? whyPath(path, of) : undefined,
    others: companies
      .all(game.settings, language)
      .map(linkTo(path))
      .map(link => ({ ...link, current: link.href === own })),
  });
};

export const companyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/companies/:company', run: showCompany }),
];
