import Handlebars from 'handlebars';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { basics } from '../words/basics.js';
import { levels, type Level } from '../engine/core/index.js';
import { languages } from '../words/language.js';
import { textByKey } from '../words/pages.js';
import type { Labels } from './cookies.js';
import type { Language } from './language.js';

/** Where a rule can be read. */
export interface RuleLink {
  readonly href: string;
  readonly text: string;
}

/** How many games wait for the reader, for the frame of each page and its script. */
export interface TurnsWaiting {
  readonly games: number;
  /** The same for all pages that show the turns of one person in one browser. */
  readonly whose: string;
}

/** What every page needs beside its own data. */
export interface PageFrame {
  readonly language: Language;
  readonly title: string;
  /** Chosen by the reader; else as the device says. */
  readonly theme?: 'light' | 'dark';
  /** What stands in the hexes of a board, as the reader has chosen. */
  readonly labels: Labels;
  /** Path of this page, to come back to after a choice of language or theme. */
  readonly path: string;
  /** Name of the person signed in, if any. */
  readonly person?: string;
  /** What is the reader's own above the page is left out: the page that asks for it has that already. */
  readonly forAll?: boolean;
  /** Why mails do not reach that person. */
  readonly trouble?: string;
  /** Why a form was not taken. */
  readonly refused?: string;
  /** Which rule the refusal rests on. */
  readonly rule?: RuleLink;
  /** What the operator says on every page, in the page's language. */
  readonly banners?: readonly string[];
  /** Games waiting for whoever reads it, where somebody is known to. */
  readonly waiting?: TurnsWaiting;
  readonly mailbox?: boolean;
  /** A browser without script asks for it again after that many seconds. */
  readonly refresh?: number;
}

/** What the template of each page is filled in with, by its name. A page adds its own: `declare module '../views.js'`. */
export interface PageModels {
  readonly error: ErrorPage;
  readonly confirm: ConfirmPage;
}

/** Something that was done, or a question with a button for each answer. */
interface ConfirmPage {
  readonly heading: string;
  readonly lines?: readonly string[];
  /** Of what it is about. */
  readonly picture?: { readonly src: string; readonly dark?: string } | undefined;
  /** Where the answer goes. */
  readonly action?: string;
  readonly hidden?: readonly { readonly name: string; readonly value: string }[];
  readonly actions?:
    | readonly { readonly value: string; readonly label: string; readonly quiet?: boolean }[]
    | undefined;
  /** The way on. */
  readonly link?: { readonly path: string; readonly label: string } | undefined;
}

/** A refusal, on whatever address. */
interface ErrorPage {
  readonly heading: string;
  readonly detail: string;
  readonly code: string;
  readonly requestId: string;
  /** What others did in the meantime. */
  readonly changed: readonly string[] | undefined;
  /** It needs a sign-in of a few minutes ago. */
  readonly confirm: boolean;
  readonly next: string;
  /** Where to go on after signing in, where that helps. */
  readonly signIn: string | undefined;
  readonly back: string | undefined;
  /** The newest position that can still be looked at. */
  readonly kept: string | undefined;
}

/** The languages to choose from, each by its own name. */
export type LanguageChoices = readonly { readonly code: Language; readonly name: string }[];

/** How a seat of the service may play, in the page's language. */
export type LevelChoices = readonly { readonly value: Level; readonly text: string }[];

export type Render = <Name extends keyof PageModels>(
  page: Name,
  frame: PageFrame,
  data: PageModels[Name],
) => string;

const compiled = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter(name => name.endsWith('.hbs'))
      .map(name => [basename(name, '.hbs'), readFileSync(join(folder, name), 'utf8')]),
  );

const helpers = (bars: typeof Handlebars): void => {
  // {{t 'key' name=value}}: words in the page's language; the result is escaped like any text.
  bars.registerHelper('t', (key: string, options: Handlebars.HelperOptions) =>
    textByKey((options.data as { language: Language }).language, key, options.hash),
  );
  // Every language by its own name.
  bars.registerHelper('languages', (): LanguageChoices =>
    languages.map(code => ({ code, name: basics[code].name })),
  );
  // What somebody typed, where it stands alone: read from the right or the left without turning what stands around it.
  bars.registerHelper(
    'bdi',
    (text: string) => new Handlebars.SafeString(`<bdi>${Handlebars.escapeExpression(text)}</bdi>`),
  );
  // How a seat of the service may play.
  bars.registerHelper('levels', (options: Handlebars.HelperOptions): LevelChoices => {
    const { language } = options.data as { language: Language };
    return levels.map(value => ({ value, text: basics[language].levels[value] }));
  });
  bars.registerHelper('eq', (a: unknown, b: unknown) => a === b);
  // Only for SVG drawn by the service itself, never for text from a user.
  bars.registerHelper('drawing', (svg: string) => new Handlebars.SafeString(svg));
};

/**
 * Compiles the pages in `templates/page` with the partials in `templates/partial`, once.
 * @param templates the folder `templates`
 */
export const buildViews = (templates: string): Render => {
  const bars = Handlebars.create();
  helpers(bars);
  for (const [name, source] of compiled(join(templates, 'partial'))) bars.registerPartial(name, source);
  const pages = new Map(
    [...compiled(join(templates, 'page'))].map(([name, source]) => [
      name,
      bars.compile(source, { strict: false }),
    ]),
  );
  return (name, frame, data) => {
    const page = pages.get(name);
    if (!page) throw new Error(`no page ${name}`);
    return page({ ...data, frame }, { data: { language: frame.language } });
  };
};
