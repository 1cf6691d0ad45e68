import { join } from 'node:path';
import type ts from 'typescript';
import { mail } from '../../src/words/en/mail.js';
import { pages } from '../../src/words/en/pages/index.js';
import { typeIn } from './check.js';
import { templatesIn } from './sources.js';
import type { TemplateSet } from './check.js';
import type { Helper, Kit } from './walk.js';

/** Takes one text. */
const ofText: Helper = (shapes, [text]) =>
  text && shapes.isPrinted(text) ? shapes.text : { fault: 'it takes a text' };

const printed: Helper = shapes => shapes.text;

/** What the templates of pages may use (`src/http/views.ts`). */
export const pageKit = (root: string, program: ts.Program): Kit => {
  const languages = typeIn(program, join(root, 'src/http/views.ts'), 'LanguageChoices');
  const levels = typeIn(program, join(root, 'src/http/views.ts'), 'LevelChoices');
  const texts: { readonly [key: string]: string } = pages;
  return {
    partials: templatesIn(root, 'templates/partial', '.hbs'),
    helpers: {
      bdi: ofText,
      languages: shapes => shapes.of(languages),
      levels: shapes => shapes.of(levels),
      drawing: (shapes, [svg]) =>
        svg && shapes.isPrinted(svg) ? shapes.text : { fault: 'a drawing is a text' },
    },
    text: key => (Object.hasOwn(texts, key) ? texts[key] : undefined),
  };
};

/** What is read of a list of texts. */
const joined: Helper = (shapes, [list]) => {
  const one = list && shapes.element(list);
  return one && shapes.isPrinted(one) ? shapes.text : { fault: 'it takes a list of texts' };
};

/** A table as text; of its columns it reads all. */
const inText: Helper = (shapes, [table]) => {
  if (!table) return { fault: 'it takes a table' };
  const columns = shapes.property(table, 'columns');
  const read = ['rows', 'details'].map(name => shapes.property(table, name));
  const column = typeof columns === 'string' ? undefined : shapes.element(columns);
  const headings = column ? ['heading', 'number'].map(name => shapes.property(column, name)) : ['absent'];
  return [...read, ...headings].includes('absent') ? { fault: 'it takes a table' } : shapes.text;
};

/** The helpers of `src/mail/render.ts`, by the ending of the templates that have them. */
const mailHelpers: { readonly [ending: string]: Kit['helpers'] } = {
  '.subject.hbs': {},
  '.txt.hbs': { wrap: ofText, item: ofText, indented: ofText, section: ofText, table: inText },
  '.html.hbs': { bdi: ofText, style: ofText, rules: printed, padding: printed },
};

/** The templates of mails, each kind with subject, text and HTML. */
export const mailSets = (root: string): readonly TemplateSet[] => {
  const texts: { readonly [key: string]: string } = mail;
  return Object.entries(mailHelpers).map(([ending, helpers]) => ({
    templates: templatesIn(root, 'templates/mail', ending),
    kit: {
      partials: templatesIn(root, 'templates/mail/partial', ending),
      helpers: { language: printed, join: joined, ...helpers },
      text: key => (Object.hasOwn(texts, key) ? texts[key] : undefined),
    },
  }));
};

/** All texts of mails, which no code says. */
export const mailKeys = Object.keys(mail);
