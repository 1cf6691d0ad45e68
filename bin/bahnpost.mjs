#!/usr/bin/env node
import { runProgram } from '../scripts/bundle.mjs';

await runProgram('src/cli/main.ts');
