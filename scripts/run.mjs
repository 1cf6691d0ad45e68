/** Builds a program and runs it in this process: `node scripts/run.mjs src/main.ts [ARGUMENTS]`. */
import { pathToFileURL } from 'node:url';
import { bundle } from './build.mjs';

const [entry] = process.argv.splice(2, 1);
const file = await bundle(entry);
process.setSourceMapsEnabled(true);
process.argv[1] = file;
await import(pathToFileURL(file).href);
