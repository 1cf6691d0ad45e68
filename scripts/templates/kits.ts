import { join } from 'node:path';
import type ts from 'typescript';
import { pages } from '../../src/words/en/pages/index.js';
import { typeIn } from './check.js';
import { templatesIn } from './sources.js';
import type { Kit } from './walk.js';

/** What the templates of pages may use (`src/http/views.ts`). */
export const pageKit = (root: string, program: ts.Program): Kit => {
  const languages = typeIn(program, join(root, 'src/http/views.ts'), 'LanguageChoices');
  const texts: { readonly [key: string]: string } = pages;
  return {
    partials: templatesIn(root, 'templates/partial', '.hbs'),
    helpers: {
      languages: shapes => shapes.of(languages),
      drawing: (shapes, [svg]) =>
        svg && shapes.isPrinted(svg) ? shapes.text : { fault: 'a drawing is a text' },
    },
    text: key => (Object.hasOwn(texts, key) ? texts[key] : undefined),
  };
};
