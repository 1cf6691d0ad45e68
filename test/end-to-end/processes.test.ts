import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../support/api-client.js';
import { silentServer } from '../support/faults.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { freePort, startService, type RunningService } from '../support/running-service.js';

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

describe('the process that does the jobs', () => {
  test('has a lower priority, is started again when it dies, and pages do not notice', async () => {
    const postbox = await opened();
    const service = await started(settingsFor(postbox));
    const jobs = await service.jobsProcess();
    expect(getPriority(jobs)).toBeGreaterThan(getPriority(service.process.pid));
    await mailTo(service, postbox, 'before@example.org');
    process.kill(jobs, 'SIGKILL');
    let isBack = false;
    const back = service.jobsProcess(jobs).then(() => (isBack = true));
    while (!isBack) expect((await fetch(`${service.url}/`)).status).toBe(200);
    await back;
    await mailTo(service, postbox, 'after@example.org');
    expect(isAlive(service.process.pid!)).toBe(true);
  });

  test('leaves what it was doing when it died to the one that follows', async () => {
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
  });

  test('ends with its parent, however that ends', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const service = await started({ DEMO: 'off' });
      const jobs = await service.jobsProcess();
      const ended = once(service.process, 'exit');
      service.process.kill(signal);
      await ended;
      await gone(jobs);
    }
  });
});

describe('a SIGTERM', () => {
  test('to `npm start` stops the service, and npm waits for it', async () => {
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

  test('resets no connection of those that ask and ask', async () => {
    const service = await started({ DEMO: 'off' });
    const failures: string[] = [];
    let stopping = false;
    const { hostname, port } = new URL(service.url);
    const client = async (): Promise<number> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (): Promise<string | null> =>
        new Promise(answered => {
          const asked = request({ hostname, port, path: '/healthz', agent }, reply => {
            reply.resume();
            reply.on('end', () => answered(null));
            reply.on('error', (error: NodeJS.ErrnoException) => answered(error.code ?? error.message));
          });
          asked.on('error', (error: NodeJS.ErrnoException) => answered(error.code ?? error.message));
          asked.end();
        });
      for (let answers = 0; ; answers++) {
        const failure = await ask();
        if (failure === null) continue;
        agent.destroy();
        if (!stopping || failure !== 'ECONNREFUSED') failures.push(failure);
        return answers;
      }
    };
    const clients = Array.from({ length: 6 }, client);
    // All of them have a connection by now.
    for (let i = 0; i < 20; i++) await fetch(`${service.url}/healthz`);
    stopping = true;
    const ended = once(service.process, 'exit');
    service.process.kill('SIGTERM');
    for (const answers of await Promise.all(clients)) expect(answers).toBeGreaterThan(0);
    expect((await ended)[0]).toBe(0);
    // After its last answer a client finds nobody; none is cut off in the middle.
    expect(failures).toEqual([]);
  });
});

test('a start that fails says why, once', async () => {
  const nowhere = `postgres://nobody:nothing@127.0.0.1:${String(await freePort())}/none`;
  const failed = await startService({ DATABASE_URL: nowhere, DEMO: 'off' }).catch((error: unknown) => error);
  const lines = String(failed).match(/.*"err":.*/g) ?? [];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/ECONNREFUSED.*"msg":"could not start"/);
});
