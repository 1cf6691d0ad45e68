import { randomUUID } from 'node:crypto';
import { example, onlyValue, type Option } from '../../engine/core/index.js';
import { narrowed, type PlaceOf, placesOf } from '../../present/places.js';
import type { Act, PresentRequest } from '../../present/presenter.js';
import type { Form } from '../body.js';
import { asFormValue, asking, fieldModel, nameOf, type Setting, wasTried } from './field-model.js';

/** What the reader chose by links before filling in a form: a kind of move, and a place on the board or a subject. */
export interface Choice {
  readonly type?: string;
  readonly place?: string;
  readonly of?: string;
}

/** Where on the board the move was to be made that was sent and refused; undefined when that is not offered. */
export const placeTried = (menu: readonly Option[], placeOf: PlaceOf, tried: Form): string | undefined =>
  menu
    .filter(({ type }) => type === tried['type'])
    .flatMap(({ fields }) => Object.entries(fields))
    .flatMap(([name, field]) => ('oneOf' in field ? field.oneOf.map(value => ({ name, value })) : []))
    .filter(({ name, value }) => tried[`f.${name}`] === asFormValue(value))
    .map(({ name, value }) => placeOf?.(name, value))
    .find(place => place !== undefined);

const fixedWords = (setting: Setting, option: Option): string =>
  Object.entries(option.fields)
    .flatMap(([field, def]) => {
      const only = onlyValue(def);
      return only === undefined
        ? []
        : [`${setting.words.field(field)}: ${nameOf(setting, asking(setting, option, field, only))}`];
    })
    .join(' · ');

const pictureOf = (setting: Setting, option: Option): string | undefined => {
  for (const [field, def] of Object.entries(option.fields)) {
    const only = onlyValue(def);
    const svg =
      only === undefined ? only : setting.presenter.pictureValue?.(asking(setting, option, field, only));
    if (svg !== undefined) return svg;
  }
  return undefined;
};

/** What the proposal is worth, and how much was looked at to know that nothing is worth more. */
const proofOf = (option: Option, { words }: Setting): { value: string; searched: number } | undefined => {
  for (const field of Object.values(option.fields)) {
    if (!('checked' in field) || !field.proof) continue;
    const { value, searched } = field.proof;
    return {
      value: words.money(value),
      searched: Object.values(searched).reduce((sum, count) => sum + count, 0),
    };
  }
  return undefined;
};

const formModel = (setting: Setting, option: Option): object => {
  const key = randomUUID();
  const button = setting.words.option(option.type);
  const checked = Object.values(option.fields).flatMap(field => ('checked' in field ? [field.checked] : []));
  const words = fixedWords(setting, option);
  if (checked.length > 0)
    return {
      key,
      type: option.type,
      button,
      words,
      notation:
        (wasTried(setting, option) ? setting.tried?.['notation'] : undefined) ??
        setting.notation.print(example(option, setting.seat)),
      proof: proofOf(option, setting),
      editable: checked.some(what => what === setting.presenter.editing?.checked),
    };
  const fields = Object.entries(option.fields).map(([name, field]) =>
    fieldModel(setting, option, name, field),
  );
  const picture = fields.some(field => field.pictures) ? undefined : pictureOf(setting, option);
  return { key, type: option.type, button, words, picture, fields };
};

/** Chooses a kind of move, and a place or a subject; performs nothing. The path may have a query. */
const choosing = (path: string, type: string, more: { readonly [name: string]: string } = {}): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ do: type, ...more }).toString()}#do-${encodeURIComponent(type)}`;

/** D4 comes before D10. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** With more forms of one kind than this, a place has to be chosen first. */
const manyForms = 4;

/** A menu this short is shown unfolded, and what asks for a place however long it is. */
const fewForms = 6;

const groupModel = (
  setting: Setting,
  type: string,
  options: readonly Option[],
  choice: Choice,
  open: boolean,
): object => {
  const { presenter } = setting;
  const { placeOf, subjectOf } = presenter;
  const heading = setting.words.option(type);
  const about = options.filter(
    option => type === choice.type && placesOf(option, subjectOf).includes(choice.of ?? ''),
  );
  if (about.length > 0) {
    const forms = about.flatMap(option => narrowed(option, subjectOf, choice.of!) ?? []);
    return {
      type,
      heading,
      open,
      all: choosing(setting.path, type),
      forms: forms.map(option => formModel(setting, option)),
    };
  }
  const places = [...new Set(options.flatMap(option => placesOf(option, placeOf)))].sort(inOrder.compare);
  if (places.length < 2)
    return { type, heading, open, forms: options.map(option => formModel(setting, option)) };
  const chosen = choice.place !== undefined && places.includes(choice.place) ? choice.place : undefined;
  const shown =
    chosen === undefined
      ? options.length > manyForms
        ? []
        : options
      : options.flatMap(option => narrowed(option, placeOf, chosen) ?? []);
  return {
    type,
    heading,
    open,
    places: places.map(place => ({
      text: presenter.placeName?.(place, setting.language) ?? place,
      href: choosing(setting.path, type, { place }),
      current: place === chosen,
    })),
    forms: shown.map(option => formModel(setting, option)),
  };
};

/** Everything the menu offers, as forms grouped by kind of move; what is asked for comes first. */
export const menuModel = (setting: Setting, menu: readonly Option[], choice: Choice): readonly object[] => {
  const types = [...new Set(menu.map(option => option.type))];
  return types.map((type, at) => {
    const options = menu.filter(option => option.type === type);
    const { placeOf } = setting.presenter;
    const short =
      menu.length <= fewForms || (at === 0 && options.some(option => placesOf(option, placeOf).length > 0));
    const open = choice.type === undefined ? short : type === choice.type;
    return groupModel(setting, type, options, choice, open || types.length === 1);
  });
};

/** For each place a move can be chosen at, the address that chooses it, for the links in the drawing. */
export const placeLinks = (
  menu: readonly Option[],
  placeOf: PlaceOf,
  path: string,
  wished: string | undefined,
): { readonly [place: string]: string } => {
  const links: { [place: string]: string } = {};
  const wanted = menu.filter(option => option.type === wished);
  for (const option of [...menu, ...wanted])
    for (const place of placesOf(option, placeOf)) links[place] = choosing(path, option.type, { place });
  return links;
};

/** For each subject the kinds of move there are about it, with the addresses that choose them. */
export const subjectActs = (
  menu: readonly Option[],
  { presenter, words, path }: Pick<Setting, 'presenter' | 'words' | 'path'>,
): NonNullable<PresentRequest['acts']> => {
  const acts: { [subject: string]: Act[] } = {};
  for (const { type, ...option } of menu)
    for (const of of placesOf({ type, ...option }, presenter.subjectOf)) {
      const href = choosing(path, type, { of });
      const known = (acts[of] ??= []);
      if (!known.some(act => act.href === href)) known.push({ text: words.option(type), href });
    }
  return acts;
};
