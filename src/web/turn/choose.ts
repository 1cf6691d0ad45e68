import type { Action, Json, Option } from '../../engine/core/index.js';
import { actionsOf, narrowed } from '../../present/places.js';
import { actingText } from '../../words/acting.js';
import { wordsFor } from '../../words/index.js';
import { previewForm } from './preview.js';
import type { Turn } from './scene.js';
import { drawn } from './show.js';

/** Everything of one kind that can be done at a place; null where it cannot be laid out side by side. */
const choicesAt = ({ scene, seat }: Turn, type: string, place: string): readonly Action[] | null => {
  const { title, presenter, state } = scene;
  const here = title
    .menu(state, seat)
    .filter(option => option.type === type)
    .flatMap(option => narrowed(option, presenter.placeOf, place) ?? []);
  const all = here.map(option => actionsOf(option, seat));
  return all.every(actions => actions !== null) ? all.flat() : null;
};

const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), given);
  made.append(...children);
  return made;
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

const picture = ({ scene, seat }: Turn, action: Action): string | undefined => {
  const { title, presenter, state, names, language } = scene;
  const option = settled(action);
  const view = title.view(state, seat);
  for (const field of Object.keys(option.fields)) {
    const svg = presenter.pictureValue?.({ view, names, language, option, field, value: action[field]! });
    if (svg !== undefined) return svg;
  }
  return undefined;
};

const shortText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What tells the choice from the others at the same place, a line for each field. */
const caption = ({ scene, seat }: Turn, action: Action): readonly string[] => {
  const { title, presenter, state, names, language } = scene;
  const words = wordsFor(state.title);
  const option = settled(action);
  const view = title.view(state, seat);
  const values = Object.keys(option.fields).map((field): [string, string] => {
    const value = action[field]!;
    const name = presenter.nameValue?.({ view, names, language, option, field, value });
    return [field, name ?? words.value(language, field, value) ?? shortText(value)];
  });
  const telling = values.filter(([field]) => presenter.placeOf?.(field, action[field]!) === undefined);
  return (telling.length > 0 ? telling : values).map(
    ([field, value]) => `${words.field(language, field)} ${value}`,
  );
};

const choice = (turn: Turn, action: Action, first: boolean): HTMLElement => {
  const value = turn.scene.title.notation.print(action);
  const svg = picture(turn, action);
  return make(
    'label',
    {},
    make('input', { type: 'radio', name: 'notation', value, required: true, checked: first }),
    ...(svg === undefined ? [] : [drawn(svg)]),
    ...caption(turn, action).map(line => make('span', {}, line)),
  );
};

/** Sent twice, a form still plays once. */
const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

const formFor = (turn: Turn, place: string, button: string, actions: readonly Action[]): HTMLFormElement => {
  const old = turn.section.querySelector('form')!;
  const hidden = (name: string, value: string): HTMLElement => make('input', { type: 'hidden', name, value });
  return make(
    'form',
    { method: 'post', action: old.action, className: 'box option whole' },
    hidden('expected', (old.elements.namedItem('expected') as HTMLInputElement).value),
    hidden('key', freshKey()),
    make(
      'fieldset',
      { className: 'pictures' },
      make('legend', {}, actingText(turn.scene.language, 'choices', { place })),
      ...actions.map((action, at) => choice(turn, action, at === 0)),
    ),
    make('div', { className: 'preview' }),
    make('p', {}, make('button', {}, button)),
  );
};

const mark = (group: Element, href: string): void => {
  for (const link of group.querySelectorAll('.places a'))
    if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
};

/**
 * Shows in the group everything that can be done at the place a link leads to, each drawn as it would lie.
 * @returns false where that is for the service to show
 */
export const chooseBy = (turn: Turn, href: string): boolean => {
  const { searchParams: wish, hash } = new URL(href, location.href);
  const [type, place] = [wish.get('do'), wish.get('place')];
  const group = type === null ? null : document.getElementById(`do-${type}`);
  const forms = group?.querySelector('.forms');
  if (type === null || place === null || !(group instanceof HTMLDetailsElement) || !forms) return false;
  const actions = choicesAt(turn, type, place);
  if (!actions || actions.length === 0) return false;
  const button = wordsFor(turn.scene.state.title).option(turn.scene.language, type);
  const form = formFor(turn, place, button, actions);
  group.open = true;
  mark(group, href);
  forms.replaceChildren(form);
  history.replaceState(null, '', href.replace(hash, '') + hash);
  form.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  previewForm(turn, form);
  return true;
};
