import type { Option } from '../../engine/core/index.js';
import { countName } from '../form-fields.js';
import type { Beginning, MoveTile, Tiles } from '../tiles.js';
import type { Reasons, Setting } from './field-model.js';
import type { FormModel } from './form-model.js';
import { choosing, type Preselection, groupModel, type GroupModel, type LedGroup } from './group-model.js';
import { quickForms } from './quick-forms.js';

/** A tile as the templates have it. */
interface TileModel extends Omit<MoveTile, 'types' | 'moves' | 'quick' | 'begins'> {
  readonly number: number;
  /** Links that choose it with the first of a thing, and the field of the form that counts it. */
  readonly begins: readonly BeginModel[];
  /** It is what the reader has chosen. */
  readonly chosen: boolean;
  /** The move that pressing it makes, where there is nothing to choose. */
  readonly plays?: FormModel;
  /** What there is to choose; nothing where the move is not possible. */
  readonly groups: readonly LedGroup[];
  readonly closed: boolean;
  /** Why each kind of move is not possible that is not. */
  readonly refused: readonly Reasons[];
}

interface BeginModel extends Pick<Beginning, 'picture' | 'price'> {
  readonly href: string;
  readonly says: string;
  readonly part: string;
}

/** The tiles of what is asked, if it is a choice among such. */
export const tilesOf = (
  { presenter, view, seat, language, ask }: Setting,
  menu: readonly Option[],
): Tiles | undefined =>
  ask === undefined ? undefined : presenter.tiles?.({ view, seat, language, ask, menu });

export const kindsOn = ({ all }: Tiles): ReadonlySet<string> => new Set(all.flatMap(({ types }) => types));

/** The kinds of move that have a tile in this menu, possible or not. */
export const kindsOnTiles = (setting: Setting, menu: readonly Option[]): ReadonlySet<string> =>
  kindsOn(tilesOf(setting, menu) ?? { heading: '', means: '', all: [] });

/** The field of a kind of move that counts the thing, as its form has it; undefined where none does. */
const partFor = (options: readonly Option[], type: string | undefined, of: string): string | undefined =>
  options
    .filter(option => option.type === type)
    .flatMap(({ fields }) => Object.entries(fields))
    .flatMap(([name, field]) =>
      'manyOf' in field && field.manyOf.some(lot => lot.of === of) ? [countName(name, of)] : [],
    )[0];

/** The first of what a link names is filled in, where a form counts such things. */
const begun = (setting: Setting, options: readonly Option[], { type, of = '' }: Preselection): Setting => {
  const part = setting.tried ? undefined : partFor(options, type, of);
  return part === undefined ? setting : { ...setting, tried: { type, [part]: '1' } };
};

const beginModel = (
  { path, words }: Setting,
  options: readonly Option[],
  { type, of, name, picture, price, costs }: Beginning,
): readonly BeginModel[] => {
  const part = partFor(options, type, of);
  if (part === undefined) return [];
  const says = `${words.option(type)}: ${name}, ${costs}`;
  return [{ href: choosing(path, type, { of }), says, part, picture, price }];
};

/** The moves of a kind: a small button for each, where so they are to be made and are not too many. */
const movesOf = (
  setting: Setting,
  type: string,
  options: readonly Option[],
  choice: Preselection,
  isQuick: boolean,
): GroupModel => {
  const forms = isQuick ? quickForms(setting, options) : undefined;
  return forms
    ? { type, heading: setting.words.option(type), open: true, quick: true, forms }
    : groupModel(begun(setting, options, choice), type, options, choice, true);
};

/** Pressing a tile makes its move where that is about nothing. */
const wholeMove = (options: readonly Option[], groups: readonly GroupModel[]): FormModel | undefined =>
  options.length === 1 && Object.keys(options[0]!.fields).length === 0 ? groups[0]!.forms[0] : undefined;

/** Of what is to be filled in, the first button stands out. */
const ledBy = (groups: readonly GroupModel[]): readonly LedGroup[] => {
  const first = groups.find(({ quick, forms }) => !quick && forms.length > 0)?.forms[0];
  return groups.map(group => ({
    ...group,
    forms: group.forms.map(form => ({ ...form, primary: form === first })),
  }));
};

const tileModel = (
  setting: Setting,
  tile: MoveTile,
  menu: readonly Option[],
  choice: Preselection,
): Omit<TileModel, 'number'> => {
  const { types, moves = menu, quick = [], begins = [], ...shown } = tile;
  const offered = (type: string): readonly Option[] => moves.filter(option => option.type === type);
  // What the reader has chosen comes first.
  const possible = types
    .filter(type => offered(type).length > 0)
    .toSorted((one, other) => Number(other === choice.type) - Number(one === choice.type));
  const groups = possible.map(type => movesOf(setting, type, offered(type), choice, quick.includes(type)));
  const plays = wholeMove(possible.flatMap(offered), groups);
  const { type: wished } = choice;
  return {
    ...shown,
    chosen: wished !== undefined && types.includes(wished) && !plays,
    ...(plays && { plays }),
    begins: begins.flatMap(one => beginModel(setting, menu, one)),
    groups: ledBy(groups),
    closed: possible.length === 0,
    refused: types.filter(type => !possible.includes(type)).flatMap(type => setting.whyNot?.(type) ?? []),
  };
};

/** Tiles with what there is to choose on each, or why there is nothing. */
export const tilesModel = (
  setting: Setting,
  { heading, means, all }: Tiles,
  menu: readonly Option[],
  choice: Preselection,
): { readonly heading: string; readonly means: string; readonly all: readonly TileModel[] } => ({
  heading,
  means,
  all: all.map((tile, at) => ({ ...tileModel(setting, tile, menu, choice), number: at + 1 })),
});
