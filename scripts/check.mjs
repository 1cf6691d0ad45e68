/**
 * Runs all checks that need no test, two at a time: `npm run check [-- NAME...]`. Prints what a check that failed has said.
 * TypeScript keeps in `node_modules/.cache` what it found out about files that stay as they are.
 */
import { spawn } from 'node:child_process';

/** The longest first. */
const CHECKS = [
  'lint',
  'types',
  'deps',
  'unused',
  'templates',
  'schemas:check',
  'types:web',
  'types:engine',
  'format:check',
];

const AT_ONCE = 2;

/** Runs one script of `package.json`. */
const run = name =>
  new Promise(resolve => {
    const began = Date.now();
    const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
    const said = [];
    child.stdout.on('data', chunk => said.push(chunk));
    child.stderr.on('data', chunk => said.push(chunk));
    child.on('close', code => {
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : [...CHECKS];
const failed = [];

const work = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) if (!(await run(name))) failed.push(name);
};

await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. \`npm run NAME\` runs one of them alone.`);
  process.exit(1);
}
