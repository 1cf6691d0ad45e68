import type { Browser } from 'playwright-core';
import { titles } from '../../src/titles/registry.js';
import { readQuestions } from '../../test/support/questions.js';
import { figure, type Figure, type Result, worst } from '../figures.js';
import { SLOWER } from '../pages/scene.js';
import type { Answered } from '../pages/visit.js';
import { inBrowser } from '../in-browser.js';
import type { Size, Sizes } from '../part.js';
import { quantile } from '../quantiles.js';
import type { Staged } from '../stage.js';
import { signIn } from '../tables.js';
import { Effort } from './effort.js';
import { type Deed, occasionsOf, type Occasion } from './occasions.js';
import { openAt, type Room, seatAt, type Window, windows } from './place.js';
import { sightOf, type Sight } from '../../test/support/sight.js';
import { takeTurn } from './turn.js';
import { makeMove } from './way.js';

interface Amounts {
  readonly titles: number;
  /** Kinds of question of a title at most. */
  readonly questions: number;
  /** Kinds of deed of a title at most, and how often each is done. */
  readonly deeds: number;
  readonly times: number;
}

const sizes: Sizes<Amounts> = {
  normal: { titles: Infinity, questions: Infinity, deeds: Infinity, times: 3 },
  small: { titles: 1, questions: 1, deeds: 1, times: 1 },
};

const measured = async (
  browser: Browser,
  size: Size,
  { service, deps }: Staged,
): Promise<readonly Result[]> => {
  const url = service.url.replace('127.0.0.1', 'localhost');
  const [player] = await signIn(deps, 1);
  const room: Room = { browser, url, deps, player: player! };
  const results: Result[] = [];
  for (const title of [...titles.keys()].slice(0, sizes[size].titles)) {
    const figures = [
      ...(await sightFigures(room, title, sizes[size])),
      ...(await handFigures(room, title, sizes[size])),
    ];
    results.push(...figures.map(({ name, ...one }) => ({ name: `${title}: ${name}`, ...one })));
  }
  return results;
};

/** A game's page in front of the player who is asked: what is in view, what it takes of the hand, and how soon it answers. */
export const table = inBrowser('table', 'all titles', measured);

/** Scripts and style as they came, in kB. */
const sentInAll = `performance.getEntriesByType('resource')
  .filter(({ name }) => /[.](js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000`;

const LIGHT = { atMost: 140 };

/** What is in view with each question of a title, and what its page loads. */
const sightFigures = async (room: Room, title: string, amounts: Amounts): Promise<readonly Figure[]> => {
  const seen: { readonly window: Window; readonly sight: Sight }[] = [];
  const sent: number[] = [];
  const questions = readQuestions().filter(question => question.title === title);
  for (const { game, step } of questions.slice(0, amounts.questions)) {
    const seated = await seatAt(room, game, step);
    for (const window of windows) {
      const { page, close } = await openAt(room, seated, window, 1);
      await page.waitForLoadState('networkidle');
      seen.push({ window, sight: await sightOf(page) });
      sent.push(await page.evaluate<number>(sentInAll));
      await close();
    }
  }
  return [
    ...windows.flatMap(window =>
      inView(
        window,
        seen.flatMap(one => (one.window === window ? one.sight : [])),
      ),
    ),
    worst('scripts and style as sent, most', 'kB', sent, LIGHT),
  ];
};

const NONE = { atMost: 0 };

const inView = ({ name }: Window, sights: readonly Sight[]): readonly Figure[] => {
  const boards = sights.flatMap(({ hexes }) => (hexes ? (100 * hexes.seen) / hexes.all : []));
  const without = (what: 'heading' | 'main'): number => sights.filter(sight => !sight[what]).length;
  return [
    figure(`${name}, kinds of question`, 'questions', sights.length),
    figure(`${name}, questions whose heading is out of view`, 'questions', without('heading'), NONE),
    figure(`${name}, questions whose main button is out of view`, 'questions', without('main'), NONE),
    ...(boards.length === 0
      ? []
      : [
          {
            ...figure(`${name}, hexes in view at first, least`, '%', boards, { atLeast: 100 }),
            value: Math.min(...boards),
          },
        ]),
  ];
};

/** What came of a deed done once. */
interface Done {
  readonly presses: number;
  readonly scrolls: number;
  readonly answers: readonly Answered[];
}

/** Does it as a hand would, on the processor of a phone; null where the page does not offer it. */
const doOnce = async (
  room: Room,
  { wholeTurn }: Deed,
  { game, step, action, line }: Occasion,
  window: Window,
): Promise<Done | null> => {
  const seated = await seatAt(room, game, step);
  const { page, answer, close } = await openAt(room, seated, window, SLOWER);
  const answers: Answered[] = [];
  const effort = new Effort(page, async (act, until) => answers.push(await answer(act, until)));
  const done = wholeTurn
    ? await takeTurn(room, seated, page, effort).then(() => true)
    : await makeMove(page, effort, action, line);
  await close();
  return done ? { presses: effort.presses, scrolls: effort.scrolls.length, answers } : null;
};

/** Presses and scrolls that each deed takes in a title, and how soon what is pressed answers. */
const handFigures = async (room: Room, title: string, amounts: Amounts): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  const answers: Answered[] = [];
  for (const { deed, occasions } of occasionsOf(title, amounts.times).slice(0, amounts.deeds))
    for (const window of windows) {
      const done: Done[] = [];
      for (const occasion of occasions) {
        const one = await doOnce(room, deed, occasion, window);
        if (one) done.push(one);
      }
      if (done.length === 0) continue;
      answers.push(...done.flatMap(one => one.answers));
      const of = `${window.name}, ${deed.what}`;
      const scrolls = done.map(one => one.scrolls);
      figures.push(
        worst(
          `${of}: presses, most`,
          'presses',
          done.map(({ presses }) => presses),
          { atMost: deed.presses },
        ),
        worst(`${of}: scrolls, most`, 'scrolls', scrolls, window.name === 'laptop' ? NONE : null),
      );
    }
  return [...figures, ...answerFigures(answers)];
};

/** The Interaction to Next Paint of all presses. */
const answerFigures = (answers: readonly Answered[]): readonly Figure[] => {
  if (answers.length === 0) return [];
  const paints = answers.map(({ paint }) => paint);
  const of = `a press to its paint, ${SLOWER}x slower`;
  const soon = { atMost: 100 };
  return [
    { ...figure(`${of}, p75 of ${paints.length}`, 'ms', paints, soon), value: quantile(paints, 0.75) },
    worst(`${of}, worst`, 'ms', paints, soon),
  ];
};
