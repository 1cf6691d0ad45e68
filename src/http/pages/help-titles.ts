import type { Title } from '../../engine/core/index.js';
import type { RulesSection, TitleRules } from '../../words/help-text.js';
import { helpOf } from '../../words/help.js';
import { rulesOf } from '../../words/rules.js';
import { learnAsked } from '../../service/sets.js';
import { setOf } from '../../sets/index.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { type DifferencesModel, type PresetLink, differencesModel, presetLinks } from './help-choices.js';
import { notationModel, type NotationModel } from './help-notation.js';
import { type Piece, piecesOf, sectionModel } from './help-text.js';
import { page, type PageCall, sendPage } from './page.js';
import { type ShownTable, tableModel } from '../../present/shown.js';

interface Explained {
  readonly title: Title;
  readonly rules: TitleRules;
}

/** The title in the address, with its rules. @throws HttpProblem 404 */
const explained = async ({ deps, params, path }: PageCall): Promise<Explained> => {
  const id = String(params['title']);
  await learnAsked(deps.service, id);
  const title = deps.service.titles.get(id);
  const rules = rulesOf(id);
  if (!title || !rules) throw new HttpProblem(404, 'not-found', { path: path.slice(0, 200) });
  return { title, rules };
};

/** What is to be chosen when a game is created, by the words of that form. */
const choicesOf = ({ deps, context: { language } }: PageCall, { id, settings }: Title): readonly string[] => {
  const words = deps.wordsFor(id);
  return settings
    .filter(({ hidden }) => hidden !== true)
    .map(setting => words.setting(language, setting.id))
    .map(({ name, text }) => (text === undefined ? `${name}.` : `${name}: ${text}`));
};

declare module '../views.js' {
  interface PageModels {
    readonly 'help-rules': HelpRulesPage;
    readonly 'help-notation': HelpNotationPage;
  }
}

interface HelpRulesPage {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
  readonly set: string | undefined;
  readonly sections: readonly RulesSectionModel[];
  readonly choices: readonly string[];
  readonly presets: readonly PresetLink[];
  readonly differences: DifferencesModel | undefined;
}

interface RulesSectionModel {
  readonly rulebook: string;
  readonly decided: readonly (readonly Piece[])[] | undefined;
  readonly table: string | ShownTable | undefined;
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly (readonly Piece[])[];
}

const rules = async (call: PageCall): Promise<void> => {
  const { title, rules } = await explained(call);
  const { language } = call.context;
  const { lead, sections } = rules.text[language];
  const tables = call.deps.presenters[title.id]?.reference?.(language);
  const told = (section: RulesSection): RulesSectionModel => ({
    ...sectionModel(section),
    rulebook: [section.id, ...(section.covers ?? [])].join(', '),
    decided: section.decided?.map(piecesOf),
    table: section.shows && tables?.[section.shows] && tableModel(tables[section.shows]!, section.heading),
  });
  const { name } = call.deps.wordsFor(title.id).title(language);
  sendPage(call, 'help-rules', call.t('helpRulesOf', { title: name }), {
    id: title.id,
    name,
    lead,
    set: setOf(title.id)?.title,
    sections: sections.map(told),
    choices: choicesOf(call, title),
    presets: presetLinks(call, title),
    differences: differencesModel(call, title),
  });
};

interface HelpNotationPage extends NotationModel {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly (readonly Piece[])[];
}

const notation = async (call: PageCall): Promise<void> => {
  const { title, rules } = await explained(call);
  const { language } = call.context;
  const words = call.deps.wordsFor(title.id);
  const { name } = words.title(language);
  const help = helpOf(language);
  sendPage(call, 'help-notation', call.t('helpNotationOf', { title: name }), {
    id: title.id,
    name,
    paragraphs: [...help.notation, ...(rules.text[language].writing ?? help.railWriting)].map(piecesOf),
    ...notationModel(title, { example: rules.example, words, language }),
  });
};

export interface ExplainedTitle {
  readonly name: string;
  readonly about: string;
  readonly id: string;
}

/** The titles that have help of their own, as the index lists them. */
export const explainedTitles = ({ deps, context: { language } }: PageCall): readonly ExplainedTitle[] =>
  [...deps.service.titles.keys()]
    .filter(id => rulesOf(id) !== undefined)
    .map(id => ({ id, ...deps.wordsFor(id).title(language) }));

/** The rules and the notation of each title. */
export const titleHelpPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/help/rules/:title', run: rules }),
  page(deps)({ method: 'get', path: '/help/notation/:title', run: notation }),
];
