import type { Option } from '../../engine/core/index.js';
import { placeNames, settingsIn } from '../place-names.js';
import { narrowedTo, optionPlaces } from '../places.js';
import { spread } from '../spread.js';
import type { Setting } from './field-model.js';
import { formModel, type FormModel } from './form-model.js';

/** What the reader chose by links before filling in a form: a kind of move, and a place on the board or a subject. */
export interface Preselection {
  readonly type?: string | undefined;
  readonly place?: string | undefined;
  readonly of?: string | undefined;
}

/** Chooses a kind of move, and a place or a subject; performs nothing. The path may have a query. */
export const choosing = (
  path: string,
  type: string,
  more: { readonly [name: string]: string } = {},
): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ do: type, ...more }).toString()}#do-${encodeURIComponent(type)}`;

/** D4 comes before D10. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** With more forms of one kind than this, a place has to be chosen first. */
const manyForms = 4;

/** More places than this do not stand above the fold of a phone. */
const fewPlaces = 6;

/** The moves of one kind, as the templates have them. */
export interface GroupModel {
  readonly type: string;
  readonly heading: string;
  readonly open: boolean;
  /** Each form is a small button with its picture. */
  readonly quick?: true;
  readonly forms: readonly FormModel[];
  /** Moves that do at once what others do one by one. */
  readonly folded?: readonly (FormModel & { readonly primary: false })[];
  /** The address with all of them again, where those about one subject are shown. */
  readonly all?: string;
  readonly places?: readonly { readonly text: string; readonly href: string; readonly current: boolean }[];
  /** From this many places on, a phone shows them on a sheet. */
  readonly many?: number;
}

/** The same with the button that stands out. */
export interface LedGroup extends GroupModel {
  readonly forms: readonly (FormModel & { readonly primary: boolean })[];
}

const formsOf = (setting: Setting, options: readonly Option[]): readonly FormModel[] =>
  options
    // Without knowing what each would do, their buttons would all say the same.
    .flatMap(option => (setting.preview ? spread(option, setting.presenter) : [option]))
    .map(option => formModel(setting, option));

/** Does the option only put together what smaller ones offer? */
const isCombination = ({ fields }: Option, options: readonly Option[]): boolean => {
  const own = Object.keys(fields);
  const parts = options
    .map(option => Object.keys(option.fields))
    .filter(names => names.length < own.length && names.every(name => own.includes(name)));
  return own.length > 0 && own.every(name => parts.some(names => names.includes(name)));
};

/** The forms of some options, combinations behind the others. */
const formsFor = (setting: Setting, options: readonly Option[]): Pick<GroupModel, 'forms' | 'folded'> => {
  const combinations = options.filter(option => isCombination(option, options));
  return {
    forms: formsOf(
      setting,
      options.filter(option => !combinations.includes(option)),
    ),
    ...(combinations.length > 0 && {
      folded: formsOf(setting, combinations).map(form => ({ ...form, primary: false as const })),
    }),
  };
};

export const groupModel = (
  setting: Setting,
  type: string,
  options: readonly Option[],
  choice: Preselection,
  open: boolean,
): GroupModel => {
  const { presenter } = setting;
  const { placeOf, subjectOf } = presenter;
  const heading = setting.words.option(type);
  const about = options.filter(
    option => type === choice.type && optionPlaces(option, subjectOf).includes(choice.of ?? ''),
  );
  if (about.length > 0) {
    const forms = about.flatMap(option => narrowedTo(option, subjectOf, choice.of!) ?? []);
    return {
      type,
      heading,
      open,
      all: choosing(setting.path, type),
      ...formsFor(setting, forms),
    };
  }
  const places = [...new Set(options.flatMap(option => optionPlaces(option, placeOf)))].sort(inOrder.compare);
  if (places.length < 2) return { type, heading, open, ...formsFor(setting, options) };
  const chosen = choice.place !== undefined && places.includes(choice.place) ? choice.place : undefined;
  const shown =
    chosen === undefined
      ? options.length > manyForms
        ? []
        : options
      : options.flatMap(option => narrowedTo(option, placeOf, chosen) ?? []);
  return {
    type,
    heading,
    open,
    ...(places.length > fewPlaces && { many: places.length }),
    places: places.map(place => ({
      text: placeNames(presenter, setting.language, settingsIn(setting.view))(place) ?? place,
      href: choosing(setting.path, type, { place }),
      current: place === chosen,
    })),
    ...formsFor(setting, shown),
  };
};
