/**
 * Writes `src/titles/ID/shapes.json`, the JSON Schemas of what `src/titles/ID/shapes.ts` declares: `npm run schemas`. With `-- --check`
 * it writes nothing, and fails where a file is not as it would be.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { schemasOf } from './schemas.js';

/** npm runs scripts in the project's folder. */
const root = process.cwd();

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

const folder = join(root, 'src/titles');
const titles = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory());
const entries = titles.flatMap(({ name }) => ['shapes.ts', 'index.ts'].map(file => join(folder, name, file)));
const program = ts.createProgram(entries, options);

const isCheck = process.argv.includes('--check');

const textIn = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

for (const { name } of titles) {
  const path = join(folder, name, 'shapes.json');
  const text = `${JSON.stringify(schemasOf(program, root, name), null, 1)}\n`;
  if (textIn(path) === text) continue;
  if (isCheck) {
    process.stderr.write(`${path} is out of date: npm run schemas\n`);
    process.exitCode = 1;
  } else writeFileSync(path, text);
}
