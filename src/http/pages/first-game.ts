import { randomUUID } from 'node:crypto';
import { presetSettings, type Settings, type Title } from '../../engine/core/index.js';
import { firstPosition, OWN } from '../../present/first-game.js';
import { type Section, plainPresenter } from '../../present/presenter.js';
import { playerName, serviceName } from '../../words/index.js';
import type { FirstGame } from '../../words/lesson.js';
import { firstGame, FIRST_GAME_PATH, helpForTables } from '../../words/rules.js';
import { HttpProblem } from '../problem.js';
import { signInFor } from './frame.js';
import { hereOf } from './layers.js';
import { type PageCall, sendPage } from './page.js';
import { panelsModel } from './panels.js';
import { ruleLinkOfAsk, rulesOfCodes } from './rule-link.js';
import { sectionModels, withRules } from '../../present/shown.js';
import { textByKey, type PageKey } from '../../words/pages.js';
import { thoughtKeys } from '../../words/thought.js';
import type { Panels } from '../../present/panels.js';

/** What the script says on the page, under its own names. */
const said = {
  board: 'board',
  logPanel: 'logPanel',
  chance: 'whatIfChance',
  hidden: 'whatIfUnknown',
  failed: 'firstGameFailed',
  good: 'firstGameGood',
  doIt: 'firstGameDo',
  showIt: 'firstGameShow',
  then: 'firstGameThen',
  also: 'firstGameAlso',
  own: 'firstGameOwn',
  since: 'firstGameSince',
  log: 'firstGameLog',
  none: 'firstGameNone',
  back: 'firstGameBack',
  again: 'firstGameAgain',
  done: 'firstGameDone',
  over: 'firstGameOver',
  adviceAsk: 'adviceAsk',
  adviceHeading: 'adviceHeading',
  adviceWrite: 'adviceWrite',
} as const satisfies { readonly [name: string]: PageKey };

interface Found extends FirstGame {
  readonly title: Title;
  /** Those of its preset. */
  readonly settings: Settings;
}

/** The game that newcomers begin with, where its title is served. */
const foundFirstGame = ({ deps }: PageCall): Found | undefined => {
  const first = firstGame();
  const title = first && deps.service.titles.get(first.title);
  return title && { ...first, title, settings: presetSettings(title.presets ?? [], first.preset) };
};

/** Where it is, and what it is, for pages that lead there; undefined where there is none. */
export const firstGameLink = (
  call: PageCall,
): { readonly href: string; readonly text: string } | undefined => {
  const { t, deps, context } = call;
  const found = foundFirstGame(call);
  if (!found) return undefined;
  const { name } = deps.wordsFor(found.title.id).title(context.language);
  return { href: FIRST_GAME_PATH, text: t('firstGameLead', { title: name }) };
};

const nameOf = ({ context: { viewer }, t }: PageCall): string =>
  viewer?.kind === 'person' ? viewer.name : t('firstGameGuest');

const namesAt = (call: PageCall, seats: number): readonly string[] => [
  nameOf(call),
  ...Array.from({ length: seats - 1 }, (_, at) => playerName(call.context.language, serviceName(at + 1))),
];

const lessonsIn = ({ context: { language } }: PageCall, { title, lessons }: Found): object =>
  Object.fromEntries(
    Object.entries(lessons[language]).map(([name, lesson]) => [
      name,
      { ...lesson, rule: ruleLinkOfAsk(language, title.id, name.split('/')[0]!) },
    ]),
  );

/** The parts of the first position. */
const sectionsAt = (
  call: PageCall,
  { title, seats, settings }: Found,
  names: readonly string[],
): readonly Section[] => {
  const { deps, context, query } = call;
  const presenter = deps.presenters[title.id] ?? plainPresenter;
  const view = title.view(firstPosition(title, seats, settings), OWN);
  const { show } = query;
  const { sections } = presenter.present({
    ...{ view, seat: OWN, names, language: context.language },
    ...(typeof show === 'string' && { show }),
  });
  return withRules(sections, helpForTables(title.id));
};

declare module '../views.js' {
  interface PageModels {
    readonly 'first-game': FirstGamePage;
  }
}

interface FirstGamePage {
  readonly id: string;
  readonly name: string;
  readonly play: string;
  readonly words: string;
  readonly lessons: string;
  readonly panels: Panels;
  readonly real: FirstGameReal;
}

interface FirstGameReal {
  readonly title: string;
  readonly preset: string;
  readonly settings: readonly { readonly name: string; readonly value: string }[];
  readonly service: number;
  readonly key: string;
  readonly signIn: string | false;
}

/**
 * A game for newcomers, explained step by step. The page shows where it begins; the script plays it in the browser
 * alone and keeps it there.
 */
export const firstGamePage = (call: PageCall): void => {
  const found = foundFirstGame(call);
  if (!found) throw new HttpProblem(404, 'not-found', { path: FIRST_GAME_PATH });
  const { title, seats, preset, settings } = found;
  const { t, deps, context } = call;
  const names = namesAt(call, seats);
  const sections = sectionsAt(call, found, names);
  const { name } = deps.wordsFor(title.id).title(context.language);
  const words = {
    ...Object.fromEntries(
      Object.entries(said).map(([key, word]) => [key, textByKey(context.language, word)]),
    ),
    thought: Object.fromEntries(thoughtKeys.map(key => [key, textByKey(context.language, key)])),
    rules: rulesOfCodes(context.language, title.id, deps.presenters[title.id]?.editing?.refusals ?? []),
    told: helpForTables(title.id),
  };
  sendPage(call, 'first-game', t('firstGame'), {
    id: title.id,
    name,
    play: JSON.stringify({ title: title.id, seats, settings, names }),
    words: JSON.stringify(words),
    lessons: JSON.stringify(lessonsIn(call, found)),
    panels: panelsModel(call, sections, sectionModels(sections, hereOf(call)), [
      { id: 'log', label: t('logPanel'), sections: [] },
    ]),
    real: {
      title: title.id,
      preset,
      settings: Object.entries(settings).map(([id, value]) => ({
        name: `set.${id}`,
        value: String(value),
      })),
      service: seats - 1,
      key: randomUUID(),
      signIn: context.viewer?.kind !== 'person' && signInFor(FIRST_GAME_PATH),
    },
  });
};
