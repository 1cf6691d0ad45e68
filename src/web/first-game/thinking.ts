import { chanceFrom, sensibleIn, sightOf, type Action, type Thought } from '../../engine/core/index.js';
import { OWN } from '../../present/first-game.js';
import type { PageScene } from '../../present/preview.js';
import { reasonText } from '../../words/thought.js';
import { fill } from '../../words/fill.js';
import { make } from '../turn/make.js';
import { saidOf } from './suggested.js';
import type { Words } from './words.js';

/** As long as a strong seat of the service thinks, in milliseconds. */
const MOST = 2_000;

/** What the computer would do, and why. */
interface Advice {
  readonly action: Action;
  readonly reason: string;
}

/** Thinks ahead from what the person sees, with the page alive in between. */
const thoughtOf = async ({ title, state }: PageScene, seed: number): Promise<Thought | null> => {
  const until = performance.now() + MOST;
  const thinking = title.think?.(sightOf(title, state, OWN), {
    level: 'strong',
    chance: chanceFrom(seed),
    isOver: () => performance.now() > until,
  });
  for (;;) {
    const { done, value } = thinking?.next() ?? { done: true, value: null };
    if (done) return value;
    await new Promise(resolve => setTimeout(resolve));
  }
};

const adviceAt = async (scene: PageScene, words: Words, seed: number): Promise<Advice | null> => {
  const { title, state, language } = scene;
  const thought = await thoughtOf(scene, seed);
  const action = thought?.action ?? sensibleIn(title, sightOf(title, state, OWN));
  if (!action) return null;
  const worth = (amount: number): string => scene.words.worth(language, amount);
  const compared = thought && {
    ...thought,
    gain: Math.round(thought.gain),
    instead: thought.instead && title.notation.print(thought.instead),
  };
  const reason = reasonText(
    (key, ...[params]) => fill(words.thought[key], params ?? {}),
    { worth },
    { thought: compared, level: 'strong' },
  );
  return { action, reason };
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
  readonly words: Words;
  /** How many moves have been made: the computer chooses alike where it is asked again. */
  readonly moves: number;
  /** Where the answer is put into the form. */
  readonly turn: HTMLElement;
  /** Loads the title as it thinks ahead. */
  readonly think: () => Promise<PageScene['title']>;
}

/** Says in the box what the computer would do, and why. */
export const answerIn = async (
  box: HTMLElement,
  { scene, words, moves, turn, think }: Question,
): Promise<void> => {
  box.setAttribute('aria-busy', 'true');
  const advice = await adviceAt({ ...scene, title: await think() }, words, moves);
  box.removeAttribute('aria-busy');
  if (!advice || !box.isConnected) return;
  const line = scene.title.notation.print(advice.action);
  const heading = make('h3', { tabIndex: -1 }, words.adviceHeading);
  const put = { type: 'button', className: 'quiet', onclick: () => write(turn, line) } as const;
  box.replaceChildren(
    heading,
    make('p', {}, saidOf(scene, advice.action), ' ', make('code', {}, line)),
    make('p', {}, advice.reason),
    make('p', {}, make('button', put, words.adviceWrite)),
  );
  heading.focus();
};
