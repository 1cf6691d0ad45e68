import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { comesWith } from '../../src/http/bundle.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Import {
  readonly path: string;
  readonly kind: string;
}

/** What each file of the browser's script loads with it, by its path; others load when they are asked for. */
const loadedBy = async (
  scripts: readonly string[],
): Promise<{ readonly files: readonly string[]; imports(script: string): readonly string[] }> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...scripts],
    outdir: '.',
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.hbs': 'empty' },
    tsconfig: 'src/web/tsconfig.json',
  });
  const isAtOnce = ({ kind }: Import): boolean => kind === 'import-statement';
  return {
    files: Object.keys(metafile.inputs),
    imports: script => metafile.inputs[script]!.imports.filter(isAtOnce).map(({ path }) => path),
  };
};

const scripts = comesWith.map(([script]) => `src/${script}`);

test('no script needs one that it comes with: it would begin before that has begun', async () => {
  const { files, imports } = await loadedBy([...scripts, 'src/web/main.ts']);
  const neededBy = (script: string, known = new Set<string>()): ReadonlySet<string> => {
    for (const path of imports(script))
      if (!known.has(path)) {
        known.add(path);
        neededBy(path, known);
      }
    return known;
  };
  expect([...neededBy('src/web/swap.ts')]).toContain('src/web/changes.ts');
  const circles = comesWith.flatMap(([script, others]) =>
    [...neededBy(`src/${script}`)].filter(path => others.test(`/${path}`)).map(path => [script, path]),
  );
  expect(circles).toEqual([]);
  // Nor is any kept with what has another name now.
  const withNone = comesWith.filter(([, others]) => !files.some(path => others.test(`/${path}`)));
  expect(withNone).toEqual([]);
});
