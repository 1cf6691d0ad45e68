import type { RulesDocument, RulesIndex, RulesSection, TitleRules } from './help-text.js';
import type { FirstGame } from './lesson.js';
import { own } from './own.js';
import { readRules } from './rules-document.js';

/* Rules are no part of `Words`, because what the browser loads needs none of them. */

const known = new Map<string, TitleRules>();

/** Lets the help tell of a title. @throws Error that names each line of the document that is wrong */
export const learnRules = (title: string, index: RulesIndex, document: RulesDocument): void => {
  known.set(title, { ...index, document, text: readRules(document, index.figures) });
};

/** The rules of a title; undefined where it has none. */
export const rulesOf = (title: string): TitleRules | undefined => known.get(title);

/** The game that newcomers begin with: of the first title that has one. */
export const firstGame = (): (FirstGame & { readonly title: string }) | undefined => {
  for (const [title, { firstGame: first }] of known) if (first) return { title, ...first };
  return undefined;
};

/** Where the help plays a first game with newcomers. */
export const FIRST_GAME_PATH = '/help/first-game';

interface TitleHelp {
  readonly rules: string;
  readonly notation: string;
  /** Of the title that newcomers begin with. */
  readonly firstGame?: string;
}

/** The addresses of a title's own help; undefined where it has none. */
export const helpOfTitle = (title: string): TitleHelp | undefined =>
  rulesOf(title) && {
    rules: `/help/rules/${title}`,
    notation: `/help/notation/${title}`,
    ...(firstGame()?.title === title && { firstGame: FIRST_GAME_PATH }),
  };

/** The address of the first section like this; every language has the same ones. */
const linkTo = (title: string, isIt: (section: RulesSection) => boolean): string | undefined => {
  const section = rulesOf(title)?.text.en.sections.find(isIt);
  return section && `/help/rules/${title}#${section.id}`;
};

/** The address of what the help says about a paragraph of a title's rules; undefined where it says nothing. */
export const helpLink = (title: string, paragraph: string): string | undefined =>
  linkTo(title, ({ id, covers }) => id === paragraph || covers?.includes(paragraph) === true);

/** The address of the rules about what a table shows, by the table's name; undefined where there are none. */
const helpForTable = (title: string, table: string): string | undefined =>
  linkTo(title, ({ shows }) => shows === table);

/** The paragraph that the refusal of a move of this kind, or in this case, rests on; undefined where none is named. */
export const paragraphOf = (title: string, code: string, type = ''): string | undefined => {
  const refusals = rulesOf(title)?.refusals;
  return own(refusals, `${code}/${type}`) ?? own(refusals, code);
};

/** The paragraph that tells of what a seat is asked; undefined where none is named. */
export const paragraphOfAsk = (title: string, kind: string): string | undefined =>
  own(rulesOf(title)?.asks, kind);

/** A paragraph of the rules, and its address. */
interface RuleAddress {
  readonly paragraph: string;
  readonly href: string;
}

/** The paragraph that tells of what a seat is asked, and its address; undefined where the rules say nothing of it. */
export const ruleOfAsk = (title: string, kind: string): RuleAddress | undefined => {
  const paragraph = paragraphOfAsk(title, kind);
  const href = paragraph === undefined ? undefined : helpLink(title, paragraph);
  return href === undefined ? undefined : { paragraph: paragraph!, href };
};

/** Refusals that only say that something else is to be done: what that is, the rules tell. */
const ofWhatIsAsked: ReadonlySet<string> = new Set([
  'not-offered',
  'not-your-turn',
  'something-else-first',
  'not-now',
]);

/**
 * The paragraph that a refusal rests on, and its address; undefined where the rules say nothing of it.
 * @param asked the kind of what is asked in the position, where that is known
 */
export const ruleOfRefusal = (
  title: string,
  { code, params }: { readonly code: string; readonly params: { readonly [name: string]: unknown } },
  asked?: string,
): RuleAddress | undefined => {
  const which = params['type'] ?? params['case'];
  const paragraph = paragraphOf(title, code, typeof which === 'string' ? which : undefined);
  const href = paragraph === undefined ? undefined : helpLink(title, paragraph);
  if (href !== undefined) return { paragraph: paragraph!, href };
  return asked !== undefined && ofWhatIsAsked.has(code) ? ruleOfAsk(title, asked) : undefined;
};

/** The addresses of the rules about what tables show, by the tables' names. */
export const helpForTables = (title: string): { readonly [table: string]: string | undefined } =>
  Object.fromEntries(
    (rulesOf(title)?.text.en.sections ?? []).flatMap(({ shows }) =>
      shows === undefined ? [] : [[shows, helpForTable(title, shows)]],
    ),
  );
