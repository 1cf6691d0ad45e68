import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts a program that lives until it is stopped; what it prints is printed.
 * @param {readonly string[]} args of node
 * @param {object} env
 * @param {(line: string) => string | undefined} readyIn what a line says once the program is ready
 */
export const startProgram = (args, env, readyIn) => {
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  // None outlives what restarts it.
  process.once('exit', () => child.kill('SIGTERM'));
  // It may be gone before it could read anything.
  child.stdin.on('error', () => undefined);
  const ready = new Promise(done => {
    createInterface(child.stdout).on('line', line => {
      process.stdout.write(`${line}\n`);
      const said = readyIn(line);
      if (said !== undefined) done(said);
    });
  });
  return {
    /** What it said when it was ready; null when it ended before that. */
    ready: Promise.race([ready, ended.then(() => null)]),
    ended,
    stop: async () => {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
};
