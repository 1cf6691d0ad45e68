#!/usr/bin/env node
import { bundle } from '../scripts/build.mjs';

await import(await bundle('src/cli/main.ts'));
