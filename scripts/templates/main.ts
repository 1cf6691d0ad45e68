/**
 * Checks the templates of pages and mails against the types of their models, both ways: `npm run templates`. Says for each fault in
 * which file and line it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { faultsOf } from './check.js';
import { mailKeys, mailSets, pageKit } from './kits.js';
import { templatesIn } from './sources.js';

/** npm runs scripts in the project's folder. */
const root = process.cwd();

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram([join(root, 'src/main.ts')], options);

/** Partials that the browser's script fills in by itself. */
const inBrowser = new Set(
  ts.sys
    .readDirectory(join(root, 'src/web'), ['.ts'])
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/templates\/partial\/([\w-]+)\.hbs'/g)])
    .map(([, name]) => name!),
);

const pageFaults = faultsOf({
  root,
  program,
  sets: [{ templates: templatesIn(root, 'templates/page', '.hbs'), kit: pageKit(root, program) }],
  file: join(root, 'src/http/views.ts'),
  models: 'PageModels',
  beside: { frame: 'PageFrame' },
  fromElsewhere: inBrowser,
  isModel: path =>
    /\/src\/(http|present\/(menu|shown|deeds|step|scrubber|panels|tiles|log-about))/.test(path),
});

const mailFaults = faultsOf({
  root,
  program,
  sets: mailSets(root),
  file: join(root, 'src/mail/views.ts'),
  models: 'MailModels',
  beside: {},
  texts: { file: 'src/words/en/mail.ts', keys: mailKeys },
  isModel: path => /\/src\/mail\/(views|model)\.ts$/.test(path),
});

const faults = [...pageFaults, ...mailFaults];
process.stderr.write(faults.map(({ file, line, what }) => `${file}:${String(line)}: ${what}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
