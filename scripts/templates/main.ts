/**
 * Checks the templates against the types of their models, both ways: `npm run templates`. Says for each fault in which
 * file and line it is.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { faultsOf } from './check.js';
import { pageKit } from './kits.js';
import { templatesIn } from './sources.js';

/** npm runs scripts in the project's folder. */
const root = process.cwd();

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram([join(root, 'src/main.ts')], options);

const faults = faultsOf({
  root,
  program,
  templates: templatesIn(root, 'templates/page', '.hbs'),
  kit: pageKit(root, program),
  file: join(root, 'src/http/views.ts'),
  models: 'PageModels',
  beside: { frame: 'Frame' },
});

process.stderr.write(faults.map(({ file, line, what }) => `${file}:${String(line)}: ${what}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
