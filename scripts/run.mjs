/** Builds a program and runs it in this process: `node scripts/run.mjs src/main.ts [ARGUMENTS]`. */
import { runProgram } from './bundle.mjs';

const [entry] = process.argv.splice(2, 1);
await runProgram(entry);
