import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { invite } from '../../src/service/tables/invitations.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { browser, formsIn, textOf } from './support/browser.js';
import { furnish, type House } from './support/furnished.js';
import { startWorld, type Player, type World } from './support/world.js';

type Language = 'de' | 'en';

let world: World;
let house: House;
let anna: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  house = await furnish(world);
  anna = house.players['anna']!;
});
afterAll(() => world.stop());

const said = ({ text }: Response): string => textOf(text);

/** Where somebody who cannot go on may go instead: a link or a form. */
const leads = ({ text }: Response, to: string): boolean =>
  text.includes(`href="${to}`) || formsIn(text).some(({ action }) => action.startsWith(to));

/** A link that is spent, as it is followed on a device where nobody is signed in; what it must say and where it leads. */
const spent: readonly (readonly [
  what: string,
  follow: (language: Language) => Promise<Response>,
  words: { readonly [language in Language]: RegExp },
  on: () => string,
])[] = [
  [
    'an invitation that was declined',
    async language => {
      const email = `guest-${language}@players.example`;
      await invite(world.deps, anna.actor, { gameId: house.open, seat: 1, email });
      const secret = await world.invitationSecret(house.open, 1);
      await browser(world.app, language).post('/i/answer', { secret, answer: 'decline' });
      return browser(world.app, language).post('/i', { secret });
    },
    {
      de: /ungültig oder nicht mehr offen\. Lassen Sie sich eine neue schicken/,
      en: /invalid or no longer open\. Ask .* for a new one/,
    },
    () => '/i',
  ],
  [
    'a sign-in link that was used',
    async language => {
      const reader = browser(world.app, language);
      const form = formsIn((await reader.get('/in')).text).find(({ action }) => action === '/in')!;
      await reader.submit(form, { address: anna.email });
      const secret = await world.mailedSecret(anna.email);
      await reader.post('/in/redeem', { secret });
      return browser(world.app, language).post('/in/redeem', { secret });
    },
    {
      de: /ungültig oder abgelaufen\. Fordern Sie einen neuen an/,
      en: /invalid or has expired\. Ask for a new one/,
    },
    () => '/in',
  ],
  [
    'the link of a seat that somebody else has now',
    async language => {
      const secret = house.links.find(link => link.includes('/seat#t='))!.split('#t=')[1]!;
      return browser(world.app, language).post(`/g/${house.game}/seat`, { secret: `${secret}x` });
    },
    { de: /ungültig oder abgelaufen/, en: /invalid or has expired/ },
    () => '/in',
  ],
  [
    'the move of a reply that is played',
    async language => {
      const path = house.links.find(link => link.startsWith('/mailed-move/'))!;
      const reader = browser(world.app, language);
      await reader.post(path, { answer: 'play' });
      return reader.get(path);
    },
    { de: /Dieser Zug ist gespielt, oder er passt nicht mehr/, en: /has been played, or no longer fits/ },
    () => `/g/${house.game}`,
  ],
  [
    'the link to an address that was never asked for',
    language => browser(world.app, language).get('/me/address'),
    { de: /Melden Sie sich an/, en: /Sign in/ },
    () => '/in',
  ],
];

describe.each(spent)('%s', (_what, follow, words, on) => {
  test.each(['de', 'en'] as const)('says in %s what it is and how to go on', async language => {
    const page = await follow(language);
    expect(said(page)).toMatch(words[language]);
    expect([page.status < 500, leads(page, on())]).toEqual([true, true]);
    expect(page.text).toContain(`<html lang="${language}"`);
  });
});
