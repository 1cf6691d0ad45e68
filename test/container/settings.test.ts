import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { composedEnvironment, namedIn, passedOn, readFromEnv } from './papers.js';

/** What docker-compose.yml reads for itself. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'LISTEN'];

/** What the container has to have as it is. */
const FIXED = ['DATA_DIR', 'HOST', 'PORT', 'METRICS_HOST', 'METRICS_PORT'];

const known = [...readFileSync('src/config.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
  ([, name]) => name!,
);

test('.env.example lists every setting once, and nothing that is not read', () => {
  expect(known.length).toBeGreaterThan(30);
  expect([...namedIn('.env.example')].sort()).toEqual([...known, ...OF_COMPOSE].sort());
});

test('every setting reaches the container', () => {
  expect(Object.keys(passedOn()).sort()).toEqual([...known].sort());
  const fromEnv = known.filter(name => !FIXED.includes(name));
  expect([...readFromEnv()].sort()).toEqual([...fromEnv, ...OF_COMPOSE].sort());
  const given = Object.fromEntries(fromEnv.map(name => [name, `given ${name}`]));
  expect(composedEnvironment(given)).toMatchObject(given);
});

test('without a .env the service is on trial, on this machine, with the database and the mail catcher beside it', () => {
  expect(composedEnvironment({})).toEqual({
    NODE_ENV: 'development',
    DATABASE_URL: 'postgresql://bahnpost:bahnpost@postgres:5432/bahnpost',
    DATA_DIR: '/data',
    HOST: '0.0.0.0',
    PORT: '8030',
    BASE_URL: 'http://localhost:8030',
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: '9030',
    SMTP_URL: 'smtp://mailpit:1025',
    MAIL_FROM: 'turns@bahnpost.example',
    SETTLE_SECONDS: '20',
  });
  expect(composedEnvironment({ POSTGRES_PASSWORD: 'p' })['DATABASE_URL']).toContain('bahnpost:p@postgres');
});

test('nobody outside this machine reaches anything unless asked to', () => {
  const ports = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/ports: \['(.*)'\]/g)];
  expect(ports.map(([, one]) => one)).toEqual(['${LISTEN:-127.0.0.1}:8030:8030', '127.0.0.1:8025:8025']);
});
