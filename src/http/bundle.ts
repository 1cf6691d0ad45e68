import { build, type OutputFile, type Plugin } from 'esbuild';
import { join } from 'node:path';
import { languages, type Language } from '../words/language.js';
import { templatesAsFunctions } from './browser-templates.js';

/** What the browser's script takes for its list of games. */
const playedIn = (titles: string): Plugin => ({
  name: 'played-in',
  setup: building => building.onResolve({ filter: /^\.\/titles\.js$/ }, () => ({ path: titles })),
});

/**
 * No page but one plays for anybody: what the rules need for that stays out of the engine, and comes by the door of its
 * folder where it is asked for.
 */
const playsForNobody: Plugin = {
  name: 'plays-for-nobody',
  setup: building => {
    building.onResolve({ filter: /^\.\/habits\/habits\.js$/ }, ({ path }) => ({
      path,
      namespace: 'no-habits',
    }));
    building.onLoad({ filter: /^/, namespace: 'no-habits' }, () => ({
      contents: 'export const sensibleBy = () => () => null;',
    }));
  },
};

const otherFolder = new RegExp(`/(?:${languages.join('|')})/`);

/** The words of this language stand for those of all others, so that a reader loads only his own. */
const wordsOnlyIn = (language: Language): Plugin => ({
  name: 'words-only-in',
  setup: building =>
    building.onResolve({ filter: otherFolder }, ({ path, importer, resolveDir, kind }) => {
      const own = path.replace(otherFolder, `/${language}/`);
      return own === path ? undefined : building.resolve(own, { importer, resolveDir, kind });
    }),
});

const bundleIn = async (root: string, titles: string, language: Language): Promise<readonly OutputFile[]> => {
  const { outputFiles } = await build({
    entryPoints: [
      { in: join(root, 'src/web/main.ts'), out: `main-${language}` },
      { in: join(root, 'src/web/push/worker.ts'), out: 'push-worker' },
    ],
    bundle: true,
    splitting: true,
    outdir: root,
    chunkNames: '[name]-[hash]',
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    tsconfig: join(root, 'tsconfig.web.json'),
    plugins: [playedIn(titles), playsForNobody, wordsOnlyIn(language), templatesAsFunctions(root, language)],
  });
  return outputFiles;
};

/**
 * The browser's script, bundled from `src/web` once for each language: `main-en.js`, and what it loads when it is
 * needed, under names that change with the content. What says nothing is the same file in every language.
 * @param titles the module with the games that can be played in the browser
 */
export const bundleScripts = async (root: string, titles: string): Promise<readonly OutputFile[]> =>
  (await Promise.all(languages.map(language => bundleIn(root, titles, language)))).flat();
