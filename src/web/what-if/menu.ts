import {
  example,
  onlyValue,
  type Field,
  type Json,
  type Option,
  type SomeOf,
} from '../../engine/core/index.js';
import { partName } from '../../present/form-fields.js';
import { narrowed, placesOf } from '../../present/places.js';
import { spread } from '../../present/spread.js';
import type { PreviewScene } from '../../present/preview.js';
import type { ValueRequest } from '../../present/presenter.js';
import { freshKey, make } from '../turn/make.js';
import { drawn } from '../turn/show.js';

/** Whose moves are shown, and what the page says around them. */
export interface MenuOf {
  readonly scene: PreviewScene;
  readonly seat: number;
  readonly menu: readonly Option[];
  readonly words: MenuWords;
}

export interface MenuWords {
  readonly choosePlace: string;
  readonly inNotation: string;
  readonly typeMove: string;
  readonly changeOnMap: string;
  readonly tryMove: string;
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

const asking = ({ scene, seat }: MenuOf, option: Option, field: string, value: Json): ValueRequest => {
  const { title, state, names, language } = scene;
  return { view: title.view(state, seat), names, language, option, field, value };
};

const nameOf = (of: MenuOf, option: Option, field: string, value: Json): string => {
  if (Array.isArray(value)) return value.map((one: Json) => nameOf(of, option, field, one)).join(', ') || '–';
  const { presenter, words, language } = of.scene;
  return (
    presenter.nameValue?.(asking(of, option, field, value)) ??
    words.value(language, field, value) ??
    asText(value)
  );
};

const hidden = (name: string, value: string): HTMLInputElement =>
  make('input', { type: 'hidden', name, value });

/** A list, to be checked off, or in order place by place; see `form-fields`. */
const listOf = (
  of: MenuOf,
  option: Option,
  name: string,
  { someOf, from, to, ordered }: SomeOf,
): HTMLElement => {
  const texts = someOf.map(value => nameOf(of, option, name, value));
  const selectAt = (place: number): HTMLElement =>
    make(
      'label',
      {},
      `${String(place + 1)}. `,
      make(
        'select',
        { name: partName(name, place) },
        ...(place < from ? [] : [make('option', { value: '' }, '–')]),
        ...someOf.map((value, at) =>
          make(
            'option',
            { value: JSON.stringify(value), selected: place < from && at === place },
            texts[at]!,
          ),
        ),
      ),
      ' ',
    );
  const boxAt = (at: number): HTMLElement =>
    make(
      'label',
      { className: 'box-choice' },
      make('input', {
        type: 'checkbox',
        name: partName(name, at),
        value: JSON.stringify(someOf[at]),
        defaultChecked: at < from,
      }),
      ` ${texts[at]!} `,
    );
  const count = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return make(
    'fieldset',
    {},
    make('legend', {}, `${of.scene.words.field(of.scene.language, name)} (${count})`),
    hidden(`f.${name}`, '[]'),
    ...(ordered ? Array.from({ length: to }, (_, at) => selectAt(at)) : someOf.map((_, at) => boxAt(at))),
  );
};

/** A field of a form, as the service's pages have it. */
const fieldOf = (of: MenuOf, option: Option, name: string, field: Field): HTMLElement => {
  const { language, words } = of.scene;
  const heading = words.field(language, name);
  const single = onlyValue(field);
  if (single !== undefined)
    return make(
      'p',
      {},
      `${heading}: ${nameOf(of, option, name, single)}`,
      hidden(`f.${name}`, JSON.stringify(single)),
    );
  if ('someOf' in field) return listOf(of, option, name, field);
  const input =
    'by' in field
      ? make('input', {
          type: 'number',
          name: `f.${name}`,
          min: String(field.from),
          max: String(field.to),
          step: String(field.by),
          value: String(field.from),
          required: true,
        })
      : make(
          'select',
          { name: `f.${name}` },
          ...('oneOf' in field ? field.oneOf : []).map(value =>
            make('option', { value: JSON.stringify(value) }, nameOf(of, option, name, value)),
          ),
        );
  return make('p', {}, make('label', {}, heading, make('br', {}), input));
};

/** A form that the page itself takes; what the service would ask for is there all the same. */
const formOf = (button: Node, wide: boolean, ...children: readonly Node[]): HTMLFormElement =>
  make(
    'form',
    { className: `box option${wide ? ' whole' : ''}` },
    hidden('expected', '0'),
    hidden('key', freshKey()),
    ...children,
    make('div', { className: 'preview' }),
    make('p', {}, button),
  );

/** A button that says what its form does, as far as that is known; see `previewForm`. */
const saying = (text: string, ...mark: readonly Node[]): HTMLElement => {
  const says = make('span', {}, text);
  says.dataset['says'] = '';
  return make('button', { className: 'second' }, ...mark, says);
};

/** The mark of the first thing that the option leaves no choice of. */
const markOf = (of: MenuOf, option: Option): readonly Node[] => {
  for (const [field, def] of Object.entries(option.fields)) {
    const value = onlyValue(def);
    const svg = value && of.scene.presenter.markValue?.(asking(of, option, field, value));
    if (svg) return [drawn(svg)];
  }
  return [];
};

/** A move that is whole as it stands: a button, and below it what it will do. */
const wholeForm = (of: MenuOf, option: Option): HTMLFormElement =>
  make(
    'form',
    { className: 'option settled' },
    hidden('expected', '0'),
    hidden('key', freshKey()),
    hidden('type', option.type),
    ...Object.entries(option.fields).map(([name, field]) =>
      hidden(`f.${name}`, JSON.stringify(onlyValue(field))),
    ),
    make('p', {}, saying(of.scene.words.option(of.scene.language, option.type), ...markOf(of, option))),
    make('div', { className: 'preview' }),
  );

const lineInput = (label: string, value: string): HTMLElement =>
  make(
    'p',
    {},
    make(
      'label',
      {},
      label,
      make('br', {}),
      make('input', {
        name: 'notation',
        value,
        className: 'wide',
        maxLength: 2000,
        spellcheck: false,
        autocapitalize: 'none',
        required: true,
      }),
    ),
  );

const optionForm = (of: MenuOf, option: Option): HTMLFormElement => {
  const { scene, seat, words } = of;
  const { title, language, presenter } = scene;
  const button = saying(scene.words.option(language, option.type));
  const fields = Object.entries(option.fields);
  if (fields.every(([, field]) => onlyValue(field) !== undefined)) return wholeForm(of, option);
  const checked = fields.flatMap(([, field]) => ('checked' in field ? [field.checked] : []));
  if (checked.length === 0)
    return formOf(
      button,
      false,
      hidden('type', option.type),
      ...fields.map(([name, field]) => fieldOf(of, option, name, field)),
    );
  const edit = make('button', { type: 'button', className: 'quiet', disabled: true }, words.changeOnMap);
  edit.dataset['edit'] = '';
  const editable = presenter.editing !== undefined && checked.includes(presenter.editing.checked);
  return formOf(
    button,
    true,
    ...(editable ? [make('p', { className: 'editing' }, edit)] : []),
    lineInput(words.inNotation, title.notation.print(example(option, seat))),
  );
};

/** D4 comes before D10. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** With more forms of one kind than this, a place has to be chosen first. */
const manyForms = 4;

/** Chooses a kind of move and a place, in an address that leads nowhere else. */
const choosing = (type: string, place: string): string => {
  const url = new URL(location.href);
  url.searchParams.set('do', type);
  url.searchParams.set('place', place);
  return url.pathname + url.search;
};

/** For each place a move can be chosen at, the address that chooses it. */
export const linksOf = ({ menu, scene }: MenuOf): { readonly [place: string]: string } =>
  Object.fromEntries(
    menu.flatMap(option =>
      placesOf(option, scene.presenter.placeOf).map(place => [place, choosing(option.type, place)]),
    ),
  );

/** The forms of one kind of move for one place. */
export const formsAt = (of: MenuOf, type: string, place: string): readonly HTMLFormElement[] =>
  of.menu
    .filter(option => option.type === type)
    .flatMap(option => narrowed(option, of.scene.presenter.placeOf, place) ?? [])
    .map(option => optionForm(of, option));

const groupOf = (of: MenuOf, type: string, open: boolean): HTMLElement => {
  const { scene, menu, words } = of;
  const options = menu.filter(option => option.type === type);
  const places = [...new Set(options.flatMap(option => placesOf(option, scene.presenter.placeOf)))];
  const links = places
    .sort(inOrder.compare)
    .map(place =>
      make(
        'li',
        {},
        make(
          'a',
          { href: choosing(type, place) },
          scene.presenter.placeName?.(place, scene.language) ?? place,
        ),
      ),
    );
  const shown = links.length < 2 || options.length <= manyForms ? options : [];
  return make(
    'details',
    { id: `do-${type}`, open },
    make('summary', {}, scene.words.option(scene.language, type)),
    ...(links.length > 1
      ? [make('p', {}, words.choosePlace), make('ul', { className: 'places' }, ...links)]
      : []),
    make(
      'div',
      { className: 'forms' },
      ...shown.flatMap(option => spread(option, scene.presenter)).map(option => optionForm(of, option)),
    ),
  );
};

/** A menu this short is shown unfolded. */
const fewForms = 6;

/** Everything the seat may do, as forms grouped by kind of move, and a line for any of it. */
export const menuOf = (of: MenuOf): readonly HTMLElement[] => {
  const types = [...new Set(of.menu.map(({ type }) => type))];
  const groups = types.map((type, at) => groupOf(of, type, at === 0 || of.menu.length <= fewForms));
  return [
    ...groups,
    formOf(make('button', { className: 'second' }, of.words.tryMove), true, lineInput(of.words.typeMove, '')),
  ];
};
