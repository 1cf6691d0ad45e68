import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Teller } from '../../../src/jobs/channels/teller.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { createHook } from '../../../src/service/channels/webhooks.js';
import { changePrefs } from '../../../src/service/prefs/change.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runJobsUntil } from '../../support/due-jobs.js';
import { deadline, goTo, timedGame } from '../../support/mail-time.js';
import { person, testDeps } from '../../support/service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('what a person’s channel is told waits for the end of quiet hours, unless the deadline is in them', async () => {
  const deps = testDeps(database.db, {
    outside: {
      resolve: () => Promise.resolve(['198.51.100.7']),
      allows: () => true,
      http: false,
      ports: new Set([443]),
    },
  });
  const told: (readonly [kind: string, at: string])[] = [];
  const teller: Teller = {
    body: () => '{}',
    send: sending => {
      told.push([sending.event.kind, deps.clock().toISOString()]);
      return Promise.resolve({ sent: true, answer: '200' });
    },
  };
  const anna = await person(deps, 'Anna');
  await createHook(deps, anna, { url: 'https://hooks.example.org/x', shape: 'generic', name: 'Mine' });
  await changePrefs(deps, anna, {
    zone: 'Europe/Berlin',
    quiet: { daily: { from: '22:00', to: '07:00' } },
    remindBefore: [],
  });
  const until = (at: string) =>
    runJobsUntil(deps, tasks(deps, { send: () => Promise.resolve('250 taken'), teller }), new Date(at));
  goTo(deps, '2030-05-01T21:00Z');
  await timedGame(deps, ['Anna', 'Ben'], null);
  await until('2030-05-02T04:59Z');
  expect(told).toEqual([]);
  await until('2030-05-02T06:00Z');
  expect(told).toEqual([
    ['game-started', '2030-05-02T05:00:00.000Z'],
    ['turn', '2030-05-02T05:00:00.000Z'],
  ]);
  goTo(deps, '2030-05-02T21:00Z');
  await timedGame(deps, ['Anna', 'Ben'], deadline(6 * 60));
  await until('2030-05-02T21:05Z');
  expect(told.slice(2)).toEqual([['turn', '2030-05-02T21:01:00.000Z']]);
});
