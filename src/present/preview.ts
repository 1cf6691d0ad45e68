import {
  DrawNeeded,
  HiddenNeeded,
  Illegal,
  play,
  type Action,
  type Fact,
  type GameState,
  type Title,
} from '../engine/core/index.js';
import { actingText } from '../words/acting.js';
import { asSentences } from '../words/sentences.js';
import { plainNames, type Language, type Names, type Words } from '../words/index.js';
import type { Editing } from './editing.js';
import { placeNames, settingsIn } from './place-names.js';
import type { ChangeRequest, MovePresenter, Presenter } from './presenter.js';
import { isolated } from '../words/isolated.js';

/** A position and how to speak of it. */
export interface PreviewScene {
  readonly title: Title;
  readonly presenter: MovePresenter;
  readonly words: Words;
  readonly state: GameState;
  readonly names: readonly string[];
  readonly language: Language;
  /** How a value that the rules only check is made on the board; it comes when it is needed. */
  readonly editing?: () => Promise<Editing>;
}

/** The same, where all of the position is shown too. */
export interface PageScene extends PreviewScene {
  readonly presenter: Presenter;
}

export type Preview =
  /** What it brings about, first what it is; then what changes for the player. */
  | {
      readonly kind: 'does';
      /** What the button that does it says. */
      readonly button: string;
      readonly lines: readonly string[];
      /** Lines left out at the end. */
      readonly more: number;
      readonly changes: readonly string[];
      /** What tells it from other moves at the same place. */
      readonly brief: readonly string[];
      /** Draws the place that changes with what lies around it; undefined where nothing can be seen. */
      readonly picture: () => string | undefined;
      /** Draws all places of the whole drawing that look different. */
      readonly redrawn: () => string | undefined;
    }
  /** `unread`: what was typed is no move, or none yet. */
  | { readonly kind: 'refused'; readonly reason: string; readonly unread?: true }
  /** Chance decides, so nobody knows yet. */
  | { readonly kind: 'chance' }
  /** It hangs on something that the player does not see; the button says what the player knows. */
  | { readonly kind: 'hidden'; readonly button: string };

/** More lines than this hide what was chosen. */
const most = 5;

const placeOf = ({ presenter }: PreviewScene, action: Action): string | undefined => {
  for (const [field, value] of Object.entries(action)) {
    const place = presenter.placeOf?.(field, value, action.type);
    if (place !== undefined) return place;
  }
  return undefined;
};

/** The names of players, things and places of the game. */
export const calledIn = ({
  words,
  names,
  language,
  presenter,
  state,
}: Pick<PreviewScene, 'words' | 'names' | 'language' | 'presenter' | 'state'>): Names =>
  plainNames(language, names, words, placeNames(presenter, language, settingsIn(state)));

/** A move that brings nothing about but the end of a turn. */
const bare = (scene: PreviewScene, action: Action): string =>
  `${isolated(scene.names[action.seat] ?? '')}: ${scene.words.move(scene.language, action, calledIn(scene))}`;

/** How much a move is about, and what makes it worth while. */
const gistOf = (
  { presenter, language }: PreviewScene,
  action: Action,
  worth: readonly string[] = [],
): string => {
  const amount = presenter.amount?.(action, language);
  return [...(amount === undefined ? [] : [amount]), ...worth].join(', ');
};

/** What a move brings about, in the words of a button. */
const deedOf = (scene: PreviewScene, action: Action, facts: readonly Fact[] = []): string => {
  const { title, state, words, language } = scene;
  const { kind } = title.turn(state).ask;
  return words.button(language, action.type, facts, calledIn(scene), kind);
};

const buttonOf = (deed: string, gist: string): string => (gist ? `${deed}: ${gist}` : deed);

interface Done {
  readonly applied: ReturnType<typeof play>;
  readonly deed: string;
  readonly gist: string;
  readonly request: ChangeRequest;
}

/** Plays the action, and says what it does: in the words of a button, and what makes it worth while. */
export const done = (scene: PreviewScene, action: Action): Done => {
  const { title, presenter, state, language } = scene;
  const { type, seat } = action;
  const applied = play(title, state, action);
  const { facts } = applied;
  const request = {
    ...{ before: title.view(state, seat), after: title.view(applied.state, seat) },
    ...{ seat, language },
  };
  const worth = presenter.gist?.({ ...request, names: scene.names, type, facts }) ?? [];
  return { applied, request, deed: deedOf(scene, action, facts), gist: gistOf(scene, action, worth) };
};

const told = (scene: PreviewScene, action: Action): Preview => {
  const { presenter, words, language } = scene;
  const { applied, deed, gist, request } = done(scene, action);
  const { facts } = applied;
  const { groups, more } = words.report(language, facts, calledIn(scene), most);
  const place = placeOf(scene, action);
  const at = place === undefined ? undefined : { ...request, place };
  return {
    kind: 'does',
    button: buttonOf(deed, gist),
    lines: groups.length > 0 ? groups.flatMap(group => group.lines) : [bare(scene, action)],
    more,
    changes: presenter.changes?.(request) ?? [],
    brief: presenter.brief?.({ ...request, facts }) ?? [],
    picture: () => at && presenter.closeUp?.(at),
    redrawn: () => at && presenter.redrawn?.(at),
  };
};

/** Does it bring about more than its button says? */
export const saysMore = ({
  lines,
  more,
}: {
  readonly lines: readonly string[];
  readonly more: number;
}): boolean => lines.length + more > 1;

/** All that a move brings about, a sentence each. */
export const willText = (
  language: Language,
  { lines, more }: { readonly lines: readonly string[]; readonly more: number },
): string => {
  const tail = more > 0 ? [actingText(language, 'more', { count: more })] : [];
  return `${actingText(language, 'will')} ${asSentences([...lines, ...tail])}`;
};

/** The refusal in the words the service would use. */
export const refusalWords = (scene: Parameters<typeof calledIn>[0], { code, params }: Illegal): string =>
  scene.words.refusal(scene.language, code, params, calledIn(scene)) ?? code;

/**
 * What an action would do, without doing it.
 * @param read gives the action; reading it may be refused too
 */
export const previewOf = (scene: PreviewScene, read: () => Action): Preview => {
  let action: Action | undefined;
  try {
    action = read();
    return told(scene, action);
  } catch (error) {
    if (error instanceof Illegal)
      return {
        kind: 'refused',
        reason: refusalWords(scene, error),
        ...(error.code === 'notation-unknown' && { unread: true }),
      };
    if (error instanceof DrawNeeded) return { kind: 'chance' };
    if (error instanceof HiddenNeeded && action)
      return { kind: 'hidden', button: buttonOf(deedOf(scene, action), gistOf(scene, action)) };
    throw error;
  }
};
