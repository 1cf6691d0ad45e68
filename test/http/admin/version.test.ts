import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp } from '../../../src/http/app.js';
import { readChangelog } from '../../../src/release/changelog.js';
import { noteStart } from '../../../src/service/operator/versions.js';
import { browser, signInWith, textOf } from '../support/browser.js';
import { openOffice, type Office } from '../support/office.js';

const changelog = readChangelog(`# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.1.0] - 2026-03-01

### Added

#### Games

- A game with \`code <b>\`.

### Fixed

- What is [told](docs/elsewhere.md).

## [1.0.1] - 2026-02-02

### Fixed

- Small things.

## [1.0.0] - 2026-02-01

### Added

- All of it.
`);

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.world.stop());

/** The operator's page of a version that has just started. */
const startedPage = async (version: string, language = 'en'): Promise<string> => {
  const { world, boss, sql } = office;
  await sql('UPDATE person SET language = $2 WHERE id = $1', [boss.actor.personId, language]);
  await noteStart(world.deps, version);
  const reader = browser(buildApp({ ...world.http, release: { version, changelog } }));
  await signInWith(world, reader, boss.email);
  const { text } = await reader.get('/admin');
  return text.slice(text.indexOf('<h2>Version'));
};

/** Headings with their level. */
const headings = (html: string): readonly string[] =>
  [...html.matchAll(/<h(\d)>(.*?)<\/h\d>/g)].map(([, level, text]) => `${level!} ${text!}`);

test('the operator reads which version runs, and what is new since the one before', async () => {
  const first = await startedPage('1.0.0');
  expect(textOf(first)).toContain('Bahnpost 1.0.0 has been running here since');
  expect(textOf(first)).toContain('No other version is known to have run before it.');
  expect(headings(first)).toEqual(['2 Version']);

  const next = await startedPage('1.1.0');
  expect(textOf(next)).toContain('Before that, 1.0.0 had been running');
  expect(headings(next)).toEqual([
    '2 Version',
    ...['3 1.1.0 (2026-03-01)', '4 Added', '5 Games', '4 Fixed'],
    ...['3 1.0.1 (2026-02-02)', '4 Fixed'],
  ]);
  expect(next).toContain('A game with <code>code &lt;b&gt;</code>.');
  expect(textOf(next)).toContain('What is told.');
  expect(next).not.toContain('docs/elsewhere.md');

  const german = await startedPage('1.1.0', 'de');
  expect(textOf(german)).toContain('Davor lief 1.0.0');
  expect(german).toContain('<div lang="en">');

  const back = await startedPage('1.0.1');
  expect(textOf(back)).toContain('Before that, 1.1.0 had been running');
  expect(headings(back)).toEqual(['2 Version']);
});

test('everybody reads it in what the help says about the software, and programs in the description', async () => {
  const { world } = office;
  expect(textOf((await browser(world.app).get('/help/about')).text)).toContain('Bahnpost 1.1.0.');
  const described = await browser(world.app).get('/api/v1/openapi.json');
  expect((described.body as { info: { version: string } }).info.version).toMatch(/^\d+\.\d+\.\d+/);
});
