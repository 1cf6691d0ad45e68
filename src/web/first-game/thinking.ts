import {
  chanceFrom,
  sensibleIn,
  sightOf,
  type Action,
  type Seat,
  type Thought,
} from '../../engine/core/index.js';
import type { PageScene } from '../../present/preview.js';
import { reasonText, type thoughtKeys } from '../../words/thought.js';
import type { WordsOf } from '../../words/pages.js';
import { make, tool } from '../turn/make.js';
import type { FirstGameWords } from './words.js';

/** As long as a strong seat of the service thinks, in milliseconds. */
const MOST = 2_000;

/** What the computer would do, and why. */
interface Advice {
  readonly action: Action;
  readonly reason: string;
}

/** Thinks ahead from what the person sees, with the page alive in between. */
const thoughtOf = async ({ title, state }: PageScene, { seat, moves }: Question): Promise<Thought | null> => {
  const until = performance.now() + MOST;
  const thinking = title.think?.(sightOf(title, state, seat), {
    level: 'strong',
    chance: chanceFrom(moves),
    isOver: () => performance.now() > until,
  });
  for (;;) {
    const { done, value } = thinking?.next() ?? { done: true, value: null };
    if (done) return value;
    await new Promise(resolve => setTimeout(resolve));
  }
};

const adviceAt = async (scene: PageScene, question: Question): Promise<Advice | null> => {
  const { title, state, language } = scene;
  const { seat, t } = question;
  const thought = await thoughtOf(scene, question);
  const action = thought?.action ?? sensibleIn(title, sightOf(title, state, seat));
  if (!action) return null;
  const worth = (amount: number): string => scene.words.worth(language, amount);
  const compared = thought && {
    ...thought,
    gain: Math.round(thought.gain),
    instead: thought.instead && title.notation.typed(thought.instead),
  };
  return {
    action,
    reason: reasonText(t, { worth, line: written => written }, { thought: compared, level: 'strong' }),
  };
};

/** Puts a move into the form for typed ones, and goes there. */
const write = (turn: HTMLElement, line: string): void => {
  const input = turn.querySelector<HTMLInputElement>('#notation');
  if (!input) return;
  input.value = line;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

/** What the computer is asked about. */
export interface Question {
  readonly scene: PageScene;
  /** Who asks. */
  readonly seat: Seat;
  readonly words: FirstGameWords;
  /** How many moves have been made: the computer chooses alike where it is asked again. */
  readonly moves: number;
  /** Where the answer is put into the form. */
  readonly turn: HTMLElement;
  /** Texts that say why. */
  readonly t: WordsOf<(typeof thoughtKeys)[number]>;
  /** What a move would do. */
  readonly said: (scene: PageScene, action: Action) => string;
  /** Loads the title as it thinks ahead. */
  readonly think: () => Promise<PageScene['title']>;
}

/** Says in the box what the computer would do, and why. */
export const answerIn = async (box: HTMLElement, question: Question): Promise<void> => {
  const { scene, words, turn, said, think } = question;
  box.setAttribute('aria-busy', 'true');
  const advice = await adviceAt({ ...scene, title: await think() }, question);
  box.removeAttribute('aria-busy');
  if (!advice || !box.isConnected) return;
  const line = scene.title.notation.print(advice.action);
  const heading = make('h3', { tabIndex: -1 }, words.adviceHeading);
  box.replaceChildren(
    heading,
    make('p', {}, said(scene, advice.action), ' ', make('code', {}, line)),
    make('p', {}, advice.reason),
    make(
      'p',
      {},
      tool(() => write(turn, line), words.adviceWrite),
    ),
  );
  heading.focus();
};
