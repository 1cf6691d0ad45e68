import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../support/api-client.js';
import { silentServer } from '../support/faults.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { freePort } from '../support/free-port.js';
import { startService, type RunningService } from '../support/running-service.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const opened = async (): Promise<Postbox> => {
  const postbox = await openPostbox();
  closing.push(() => postbox.close());
  return postbox;
};

const started = async (...how: Parameters<typeof startService>): Promise<RunningService> => {
  const service = await startService(...how);
  closing.push(() => service.stop());
  return service;
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await pause(20);
};

const gone = (pid: number): Promise<void> => until(() => !isAlive(pid));

/** Asks for a mail, and waits until it has come. */
const mailTo = async (service: RunningService, postbox: Postbox, email: string): Promise<void> => {
  expect((await call(service.url, 'POST', '/sign-in', undefined, { email })).status).toBe(202);
  await postbox.wait(letter => letter.to === email);
};

const settingsFor = (postbox: Postbox) => ({ SMTP_URL: postbox.url, SETTLE_SECONDS: '0', DEMO: 'off' });

/** Asks and asks until nobody answers any more. @returns how often it was answered, and what went wrong before */
const keepAsking = async (
  { url }: RunningService,
  isStopping: () => boolean,
): Promise<{ readonly answers: number; readonly failures: readonly string[] }> => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<string | null> =>
    new Promise(answered => {
      const failed = (error: NodeJS.ErrnoException): void => answered(error.code ?? error.message);
      const asked = request({ hostname, port, path: '/healthz', agent }, reply => {
        reply.resume();
        reply.on('end', () => answered(null));
        reply.on('error', failed);
      });
      asked.on('error', failed);
      asked.end();
    });
  for (let answers = 0; ; answers++) {
    const failure = await ask();
    if (failure === null) continue;
    agent.destroy();
    // After its last answer a client finds nobody; none is cut off in the middle.
    return { answers, failures: isStopping() && failure === 'ECONNREFUSED' ? [] : [failure] };
  }
};

/* A start takes seconds: each service here is looked at while it runs, and again when it ends. */

test('jobs have a lower priority and are started again when they die, which pages do not notice; a SIGTERM resets no connection', async () => {
  const postbox = await opened();
  const service = await started(settingsFor(postbox));
  const jobs = await service.jobsProcess();
  expect(getPriority(jobs)).toBeGreaterThan(getPriority(service.process.pid));
  await mailTo(service, postbox, 'before@example.org');
  process.kill(jobs, 'SIGKILL');
  let isBack = false;
  const back = service.jobsProcess(jobs).then(pid => {
    isBack = true;
    return pid;
  });
  while (!isBack) expect((await fetch(`${service.url}/`)).status).toBe(200);
  const next = await back;
  await mailTo(service, postbox, 'after@example.org');
  expect(isAlive(service.process.pid!)).toBe(true);

  let stopping = false;
  const clients = Array.from({ length: 6 }, () => keepAsking(service, () => stopping));
  // All of them have a connection by now.
  for (let i = 0; i < 20; i++) await fetch(`${service.url}/healthz`);
  stopping = true;
  const ended = once(service.process, 'exit');
  service.process.kill('SIGTERM');
  for (const { answers, failures } of await Promise.all(clients)) {
    expect(answers).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  }
  expect((await ended)[0]).toBe(0);
  await gone(next);
});

test('jobs leave what they were doing when they died to those that follow, and end with a parent that is killed', async () => {
  const port = await freePort();
  const silent = await silentServer(port);
  const service = await started({ SMTP_URL: `smtp://127.0.0.1:${String(port)}`, DEMO: 'off' });
  const jobs = await service.jobsProcess();
  const email = 'waits@example.org';
  expect((await call(service.url, 'POST', '/sign-in', undefined, { email })).status).toBe(202);
  await silent.asked;
  process.kill(jobs, 'SIGKILL');
  await gone(jobs);
  await silent.close();
  const postbox = await openPostbox(port);
  closing.push(() => postbox.close());
  // Were its jobs not freed they would be taken for lost after minutes only.
  await postbox.wait(letter => letter.to === email);

  const next = await service.jobsProcess(jobs);
  const ended = once(service.process, 'exit');
  service.process.kill('SIGKILL');
  await ended;
  await gone(next);
});

test('a SIGTERM to `npm start` stops the service, and npm waits for it', async () => {
  const service = await started({ DEMO: 'off' }, undefined, ['npm', 'start']);
  const jobs = await service.jobsProcess();
  const main = Number(/"pid":(\d+)/.exec(service.printed())![1]);
  expect(main).not.toBe(service.process.pid);
  const ended = once(service.process, 'exit');
  service.process.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect([isAlive(main), isAlive(jobs)]).toEqual([false, false]);
  expect(service.printed()).toContain('"why":"SIGTERM"');
});

test('a start that fails says why, once', async () => {
  const nowhere = `postgres://nobody:nothing@127.0.0.1:${String(await freePort())}/none`;
  const failed = await startService({ DATABASE_URL: nowhere, DEMO: 'off' }).catch((error: unknown) => error);
  const lines = String(failed).match(/.*"err":.*/g) ?? [];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/ECONNREFUSED.*"msg":"could not start"/);
});
