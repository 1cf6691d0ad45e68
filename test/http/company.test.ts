import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { completeSettings, type Title } from '../../src/engine/core/index.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { companyTurn, position } from '../support/rail.js';
import { type Browser, formsIn, signedInBrowser, unescapeHtml } from './support/browser.js';
import { startWorld, type World } from './support/world.js';

let world: World;
let reader: Browser;
let path: string;

beforeAll(async () => {
  const setup = (): unknown =>
    position({
      seats: 2,
      companies: {
        'B&O': { par: 67, shares: [60], cash: 500, trains: ['2'] },
        PRR: { par: 67, shares: [0, 60], cash: 200 },
      },
      tokens: ['B&O I15', 'PRR H12'],
      round: companyTurn('B&O', { step: 'trains', laid: 1, begun: true }),
    });
  world = await startWorld({ titles: [{ ...title1830, setup } as unknown as Title], presenters });
  const [anna, ben] = [await world.player('Anna'), await world.player('Ben')];
  path = `/g/${await world.game([anna, ben], {}, title1830.id)}`;
  reader = await signedInBrowser(world, anna);
  const train = formsIn((await reader.get(path)).text).find(({ fields }) => fields['type'] === 'train')!;
  await reader.submit(train);
});
afterAll(() => world.stop());

const linksIn = (html: string, part: RegExp): readonly string[] =>
  [...part.exec(html)![0].matchAll(/href="([^"]*\/companies\/[^"]*)"/g)].map(([, href]) => href!);

test('tables, the company in turn and the log lead to each company, whatever its name has in it', async () => {
  const { text } = await reader.get(path);
  const own = `${path}/companies/B%26O`;
  expect(new Set(linksIn(text, /<section id="companies"[\s\S]*?<\/section>/))).toEqual(
    new Set(
      title1830
        .game(completeSettings(title1830.settings, {}))
        .data.companies.map(({ id }) => `${path}/companies/${encodeURIComponent(id)}`),
    ),
  );
  expect(linksIn(text, /<section id="desk"[\s\S]*?<\/section>/)).toEqual([own]);
  expect(linksIn(text, /<section id="log"[\s\S]*?<\/section>/)).toEqual([own]);
  const page = await reader.get(own);
  const shown = unescapeHtml(page.text);
  expect(shown).toContain('B&O · Baltimore & Ohio');
  expect(shown).toContain(`${path}/why?of=B%26O`);
});

test('a company that is none, and one of a game without companies, are not found', async () => {
  expect((await reader.get(`${path}/companies/XYZ`)).status).toBe(404);
  expect((await reader.get('/g/nothing/companies/PRR')).status).toBe(404);
});
