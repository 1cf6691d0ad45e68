import {
  asCounts,
  DrawNeeded,
  exampleAction,
  HiddenNeeded,
  Illegal,
  onlyValue,
  play,
  type GameState,
  type Json,
  type JsonObject,
  type Option,
  type Seat,
  type Title,
} from '../../engine/core/index.js';
import type { Language, Words } from '../../words/index.js';
import { placeNames, settingsIn } from '../place-names.js';
import type { MovePresenter } from '../presenter.js';

/** An option of the menu with what it means, for whoever does not know the rules. */
export interface MeantOption extends Option {
  /** The lines that say it, with `<field>` for what it leaves open. */
  readonly notation: readonly string[];
  /** One line that fills it in. */
  readonly example: string;
  /** What that line costs; less than nothing where it brings money, null where it is not about money, or nobody can tell. */
  readonly cost: number | null;
  /** What it does, with all that it leaves no choice of. */
  readonly words: string;
}

/** Whose menu it is, and how things are called. */
export interface MenuScene {
  readonly title: Title;
  readonly presenter: MovePresenter;
  readonly words: Words;
  readonly names: readonly string[];
  readonly language: Language;
  readonly view: JsonObject;
  /** The position as far as the view shows it, to try moves in; null where something hidden is needed for that. */
  readonly state: GameState | null;
  readonly seat: Seat;
}

/** What a value is called; of a list, each thing in it. */
const called = (scene: MenuScene, option: Option, field: string, value: Json): string => {
  const { presenter, words, names, language, view } = scene;
  if (Array.isArray(value))
    return value.map((one: Json) => called(scene, option, field, one)).join(', ') || '–';
  const counts = asCounts(value);
  if (counts)
    return Object.entries(counts)
      .map(([thing, count]) => `${String(count)} ${called(scene, option, field, thing)}`)
      .join(', ');
  const place = presenter.placeOf?.(field, value, option.type);
  const name =
    presenter.nameValue?.({ view, names, language, option, field, value }) ??
    (place === undefined ? undefined : placeNames(presenter, language, settingsIn(view))(place));
  return (
    name ?? words.value(language, field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
  );
};

const wordsOf = (scene: MenuScene, option: Option): string => {
  const { words, language } = scene;
  const fixed = Object.entries(option.fields).flatMap(([name, field]) => {
    const only = onlyValue(field);
    return only === undefined ? [] : [`${words.field(language, name)}: ${called(scene, option, name, only)}`];
  });
  const deed = words.option(language, option.type);
  return fixed.length === 0 ? deed : `${deed} – ${fixed.join(' · ')}`;
};

/** What an action costs its seat; null where nobody can tell before it is done. */
const costOf = ({ title, state, seat }: MenuScene, option: Option): number | null => {
  if (state === null || !title.costOf) return null;
  try {
    const { facts } = play(title, state, exampleAction(option, seat));
    return title.costOf(state, seat, facts) ?? null;
  } catch (error) {
    if (error instanceof DrawNeeded || error instanceof HiddenNeeded || error instanceof Illegal) return null;
    throw error;
  }
};

/** The menu with what each option means. */
export const meantOptions = (scene: MenuScene, menu: readonly Option[]): readonly MeantOption[] => {
  const { notation } = scene.title;
  return menu.map(option => ({
    ...option,
    notation: notation.templates(option),
    example: notation.print(exampleAction(option, scene.seat)),
    cost: costOf(scene, option),
    words: wordsOf(scene, option),
  }));
};
