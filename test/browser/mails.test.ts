import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { completeSettings, type Title } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import type { LetterWording } from '../../src/jobs/letter.js';
import { writeMessage } from '../../src/jobs/messages/index.js';
import type { Mail } from '../../src/mail/index.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { kinds, messagesOf } from '../jobs/messages/samples.js';
import { samples } from '../mail/samples.js';
import { write } from '../mail/support.js';
import { playRandomGame } from '../support/menu.js';
import { chooseByKind } from '../support/rail-player.js';
import { random } from '../support/random.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';

type Language = 'de' | 'en';

const names = ['Anna', 'Ben', 'Çağla', 'D’Arcy Longest-Named of All Players'];

/** A game in its middle, when companies own trains and tokens. */
const middleOf = (title: Title<RailState>): RailState => {
  const start = { rules: title.rules, seats: names.length, settings: completeSettings(title.settings, {}) };
  return playRandomGame(title, start, random(7), {
    checkEvery: Infinity,
    tries: 0,
    maxSteps: 300,
    ...(title.id === title1830.id && { choose: chooseByKind }),
  }).state;
};

const turnOf = (title: Title<RailState>, language: Language): Mail => {
  const state = middleOf(title);
  const view = title.view(state, 0);
  const letter = presenters[title.id]!.letter!({ view, before: view, names, language, news: '' });
  const turn = samples(language).find(mail => mail.kind === 'turn');
  if (turn?.kind !== 'turn') throw new Error('the sample is missing');
  return { ...turn, tables: letter.tables, notes: letter.notes };
};

const mailsOf = (language: Language): readonly (readonly [string, Mail])[] => [
  ...samples(language).map(mail => [mail.kind, mail] as const),
  ...kinds.flatMap(kind =>
    messagesOf(kind, language).map(
      message => [kind, writeMessage(message, { wordsFor } as LetterWording)] as const,
    ),
  ),
  ...([title1830, title1849, title1856] as unknown as readonly Title<RailState>[]).map(
    title => [title.id, turnOf(title, language)] as const,
  ),
];

/** As a mail program shows it that has been told to load pictures. */
const withPictures = (html: string, mail: Mail): string =>
  'picture' in mail && mail.picture
    ? html.replace(
        /src="cid:[^"]*"/,
        `src="data:image/png;base64,${Buffer.from(mail.picture.png).toString('base64')}"`,
      )
    : html;

/** What a reader of a phone does not see: what is wider than the screen, or than the box that holds it. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('body, body *')]
    .filter(part => part.getClientRects().length > 0)
    .filter(part => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > Math.max(part.clientWidth, part.offsetWidth) + 1)
    .map(part => part.tagName + ': ' + part.textContent.trim().slice(0, 60))`);

suite('mails on a phone', () => {
  let chrome: Browser;
  let page: Page;
  beforeAll(async () => {
    chrome = await launch();
    page = await newPage(chrome);
  });
  afterAll(() => chrome?.close());

  test.each([
    ['de', 320],
    ['de', 360],
    ['en', 320],
    ['en', 360],
  ] as const)(
    '%s: of no mail of any kind anything is cut at %i pixels, with pictures or without',
    async (language, width) => {
      await page.setViewportSize({ width, height: 780 });
      for (const [kind, mail] of mailsOf(language)) {
        const { html } = await write(mail);
        for (const shown of [html, withPictures(html, mail)]) {
          await page.setContent(shown);
          expect([kind, await cut(page)]).toEqual([kind, []]);
        }
      }
    },
  );
});
