import Handlebars from 'handlebars';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanAll } from './clean.js';
import type { Links } from './links.js';
import { mailText } from '../words/mail.js';
import type { Language, Mail, MailKind, MailTable } from './model.js';
import { darkRules, phoneRules, styles } from './style.js';
import { subjectLine } from './subject.js';
import { textTable, wrap } from './text.js';
import { viewOf } from './view.js';
import type { MailModels } from './views.js';

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type RenderMail = (mail: Mail) => Rendered;

type View = MailModels[MailKind];

type Template = (view: View, language: Language) => string;

const languageOf = (options: Handlebars.HelperOptions): Language =>
  (options.data as { language: Language }).language;

/** Keeps the programs that list mails from showing the beginning of the body behind the news. */
const padding = '&zwnj;&nbsp;'.repeat(80);

/** {{t 'key' name=value}}: words in the mail's language, escaped like any text. */
const addWords = (bars: typeof Handlebars): void => {
  bars.registerHelper('t', (key: string, options: Handlebars.HelperOptions) =>
    mailText(languageOf(options), key, options.hash as Record<string, unknown>),
  );
  bars.registerHelper('language', (options: Handlebars.HelperOptions) => languageOf(options));
  bars.registerHelper('join', (items: readonly string[], options: Handlebars.HelperOptions) =>
    new Intl.ListFormat(languageOf(options)).format(items),
  );
};

const htmlHelpers = (bars: typeof Handlebars): void => {
  bars.registerHelper('style', (name: string) => {
    if (!Object.hasOwn(styles, name)) throw new Error(`no style ${name}`);
    return styles[name];
  });
  bars.registerHelper(
    'bdi',
    (text: string) => new Handlebars.SafeString(`<bdi>${Handlebars.escapeExpression(text)}</bdi>`),
  );
  // Constants of ours, without a user's text.
  bars.registerHelper('rules', () => new Handlebars.SafeString(phoneRules + darkRules));
  bars.registerHelper('padding', () => new Handlebars.SafeString(padding));
};

const textHelpers = (bars: typeof Handlebars): void => {
  bars.registerHelper('wrap', (text: string) => wrap(text));
  bars.registerHelper('item', (text: string) => wrap(text, '- '));
  bars.registerHelper('indented', (text: string) => wrap(text, '  '));
  bars.registerHelper('section', (text: string, options: Handlebars.HelperOptions) =>
    wrap(text.toLocaleUpperCase(languageOf(options))),
  );
  bars.registerHelper('table', (table: MailTable) => textTable(table));
};

const read = (folder: string, ending: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter(name => name.endsWith(ending))
      .map(name => [name.slice(0, -ending.length), readFileSync(join(folder, name), 'utf8')]),
  );

/** Templates in `folder` with the partials beside them, compiled once. */
const compileAll = (
  folder: string,
  ending: string,
  noEscape: boolean,
  helpers: (bars: typeof Handlebars) => void,
): ReadonlyMap<string, Template> => {
  const bars = Handlebars.create();
  addWords(bars);
  helpers(bars);
  const options = { strict: true, noEscape };
  for (const [name, source] of read(join(folder, 'partial'), ending))
    bars.registerPartial(name, bars.compile(source, options));
  return new Map(
    [...read(folder, ending)].map(([name, source]) => {
      const template = bars.compile(source, options);
      return [name, (view, language) => template(view, { data: { language } })];
    }),
  );
};

/** Blank lines come in ones, and the text ends with one line end. The line above a signature ends in a blank (RFC 3676 §4.3). */
const tidy = (text: string): string =>
  `${text
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^--$/gm, '-- ')
    .trim()}\n`;

interface Templates {
  readonly subjects: ReadonlyMap<string, Template>;
  readonly texts: ReadonlyMap<string, Template>;
  readonly htmls: ReadonlyMap<string, Template>;
}

const known = new Map<string, Templates>();

/** The templates of a folder, compiled once for all mailers of a process. */
const templatesIn = (folder: string): Templates => {
  const templates = known.get(folder) ?? {
    subjects: compileAll(folder, '.subject.hbs', true, () => undefined),
    texts: compileAll(folder, '.txt.hbs', true, textHelpers),
    htmls: compileAll(folder, '.html.hbs', false, htmlHelpers),
  };
  known.set(folder, templates);
  return templates;
};

/**
 * Words mails by the templates in `folder` (`templates/mail`). A user's text is data, never a template.
 * @param domain for the ids of pictures
 */
export const buildRender = (folder: string, links: Links, domain: string): RenderMail => {
  const { subjects, texts, htmls } = templatesIn(folder);
  const run = (templates: ReadonlyMap<string, Template>, mail: Mail, view: View): string => {
    const template = templates.get(mail.kind);
    if (!template) throw new Error(`no template for ${mail.kind}`);
    return template(view, mail.language);
  };
  return mail => {
    const clean = cleanAll(mail);
    const view = viewOf(clean, links, domain);
    return {
      subject: subjectLine(run(subjects, clean, view), 'game' in clean ? clean.game : null),
      text: tidy(run(texts, clean, view)),
      html: run(htmls, clean, view),
    };
  };
};
