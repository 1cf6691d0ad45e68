import type { Action, Json, Option } from '../../engine/core/index.js';
import { actionsOf, narrowedTo, optionPlaces, type PlaceOf } from '../../present/places.js';
import type { Asked } from './asked.js';

/** What a link of the page asks to choose from: moves at a place, or about a subject. */
export interface Wish {
  readonly type: string;
  /** Moves of other kinds at the same place too. */
  readonly anyType: boolean;
  readonly by: 'place' | 'of';
  readonly name: string;
}

/**
 * The wish that a link's address carries, if any.
 * @param anyType whether the link is one of the drawing
 */
export const wishIn = (query: URLSearchParams, anyType: boolean): Wish | null => {
  const type = query.get('do');
  const by = query.has('place') ? 'place' : 'of';
  const name = query.get(by);
  return type === null || name === null ? null : { type, anyType, by, name };
};

/** Everything that is wished for; null where it cannot be laid out side by side. */
export const choicesFor = (asked: Asked, wish: Wish): readonly Action[] | null => {
  const { scene, seat, menu } = asked;
  const nameOf: PlaceOf = wish.by === 'place' ? scene.presenter.placeOf : scene.presenter.subjectOf;
  const all: Action[] = [];
  for (const option of menu) {
    const isWished = option.type === wish.type;
    if ((!isWished && !wish.anyType) || !optionPlaces(option, nameOf).includes(wish.name)) continue;
    const here = narrowedTo(option, nameOf, wish.name);
    const actions = here && actionsOf(here, seat);
    if (actions) all.push(...actions);
    else if (isWished) return null;
  }
  return all.length > 0 ? distinct(asked, all) : null;
};

/** Only the first of those that look alike, as a tile that is the same when it is turned half round. */
const distinct = ({ scene, view }: Asked, actions: readonly Action[]): readonly Action[] => {
  const seen = new Set<string>();
  return actions.filter(action => {
    const look = scene.presenter.looksLike?.(view, action);
    if (look === undefined) return true;
    return seen.size < seen.add(look).size;
  });
};

const isSingle = (value: Json | undefined): value is string | number | boolean =>
  value !== undefined && value !== null && typeof value !== 'object';

/** The menu's form as the action fills it in. */
const settled = ({ seat: _seat, type, ...values }: Action): Option => ({
  type,
  fields: Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isSingle(value) ? [[name, { oneOf: [value] }]] : [])),
  ),
});

/** The shape of what the action would put on the board, if it has one. */
export const pictureOf = ({ scene, view }: Asked, action: Action): string | undefined => {
  const { presenter, names, language } = scene;
  const option = settled(action);
  for (const field of Object.keys(option.fields)) {
    const svg = presenter.pictureValue?.({ view, names, language, option, field, value: action[field]! });
    if (svg !== undefined) return svg;
  }
  return undefined;
};

const shortText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What tells the action from the others that are wished for, a line for each field. */
export const captionOf = ({ scene, view }: Asked, action: Action, wish: Wish): readonly string[] => {
  const { presenter, words, names, language } = scene;
  const option = settled(action);
  const known = (field: string): boolean =>
    (wish.by === 'place' ? presenter.placeOf : presenter.subjectOf)?.(field, action[field]!, action.type) !==
    undefined;
  const lines = Object.keys(option.fields).map((field): [string, string] => {
    const value = action[field]!;
    const name = presenter.nameValue?.({ view, names, language, option, field, value });
    const text = name ?? words.value(language, field, value) ?? shortText(value);
    return [field, `${words.field(language, field)} ${text}`];
  });
  const telling = lines.filter(([field]) => !known(field));
  return (telling.length > 0 ? telling : lines).map(([, text]) => text);
};

/** The next of the actions that differs in nothing but its last field, as a tile turned on; of all where there is none. */
export const turnedOn = (actions: readonly Action[], action: Action): Action => {
  const but = (one: Action): string => JSON.stringify(Object.entries(one).slice(0, -1));
  const alike = actions.filter(one => but(one) === but(action));
  const next = alike.length > 1 ? alike : actions;
  return next[(next.indexOf(action) + 1) % next.length] ?? action;
};
