import type { Panels } from '../../present/panels.js';
import { aheadFrom, readingOf } from '../../engine/core/index.js';
import { position } from '../../service/log/history.js';
import { check } from '../input/check.js';
import { wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { sceneOf, sectionsAt, statusLine } from './game-model.js';
import { hereOf, layerWanted } from './layers.js';
import { gameIdOf, type PageCall, sendPage } from './page.js';
import { panelsModel } from './panels.js';
import { rulesOfCodes } from './rule-link.js';
import { sectionModels } from '../../present/shown.js';
import { helpForTables } from '../../words/rules.js';
import { textByKey, type PageKey } from '../../words/pages.js';
import { isolated } from '../../words/isolated.js';

/** What the script says on the page, under its own names. */
const said = {
  board: 'board',
  chance: 'whatIfChance',
  hidden: 'whatIfUnknown',
  failed: 'whatIfFailed',
} as const satisfies { readonly [name: string]: PageKey };

declare module '../views.js' {
  interface PageModels {
    readonly 'what-if': WhatIfPage;
  }
}

interface WhatIfPage {
  readonly play?: string | undefined;
  readonly words?: string | undefined;
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly panels: Panels;
  readonly step: number;
  readonly of: number;
  readonly status: string;
}

/**
 * Moves tried from a position, for the reader alone: the page names the position, the script plays on from what the
 * reader sees of it, and nothing comes back.
 */
export const whatIfPage = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { number: wanted } = query;
  const number = wanted === undefined ? undefined : check(wholeNumber, wanted, 'number', context.language);
  const at = await position(deps.service, actor, { gameId, ...(number !== undefined && { number }) });
  const { id, name, title, seats } = scene.game;
  const shown = {
    game: id,
    title,
    reading: readingOf(scene.game.settings),
    number: at.number,
    seat: at.seat,
    names: seats.map(seat => seat.name),
  };
  const words = {
    ...Object.fromEntries(
      Object.entries(said).map(([key, word]) => [key, textByKey(context.language, word)]),
    ),
    rules: rulesOfCodes(context.language, title, scene.presenter.editing?.refusals ?? []),
    told: helpForTables(title),
  };
  const rules = deps.service.titles.get(title);
  const ahead = rules !== undefined && aheadFrom(rules, at) !== null;
  const sections = sectionsAt(scene, at, await layerWanted(call, scene, at));
  sendPage(call, 'what-if', `${t('whatIf')} ${isolated(name)}`, {
    game: { id, name },
    beside: await sidebarModel(call, scene.game, actor),
    panels: panelsModel(call, sections, sectionModels(sections, hereOf(call))),
    step: at.number,
    of: at.of,
    // Who is asked is told beside the board, as it is after each move.
    status: ahead ? scene.words.round(at.status.round) : statusLine(scene, at),
    ...(ahead && { play: JSON.stringify(shown), words: JSON.stringify(words) }),
  });
};
