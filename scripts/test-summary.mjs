/**
 * Prints "N passed, N failed, N skipped" for a result file of `jest --json --outputFile=FILE`. A
 * test file that could not even be loaded counts as one failure.
 */
import { readFileSync } from 'node:fs';

const result = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
const skipped = result.numPendingTests + result.numTodoTests;
console.log(`${result.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
