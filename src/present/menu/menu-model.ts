import type { Option } from '../../engine/core/index.js';
import { asFormValue } from '../form-fields.js';
import { type PlaceOf, optionPlaces } from '../places.js';
import type { ActLink, PresentRequest } from '../presenter.js';
import type { SentForm, Setting } from './field-model.js';
import type { FormModel } from './form-model.js';
import { type Preselection, choosing, groupModel, type GroupModel, type LedGroup } from './group-model.js';
import { kindsOn, tilesModel, tilesOf } from './tiles-model.js';

/** Where on the board the move was to be made that was sent and refused; undefined when that is not offered. */
export const placeTried = (menu: readonly Option[], placeOf: PlaceOf, tried: SentForm): string | undefined =>
  menu
    .filter(({ type }) => type === tried['type'])
    .flatMap(({ fields }) => Object.entries(fields))
    .flatMap(([name, field]) => ('oneOf' in field ? field.oneOf.map(value => ({ name, value })) : []))
    .filter(({ name, value }) => tried[`f.${name}`] === asFormValue(value))
    .map(({ name, value }) => placeOf?.(name, value, tried['type'] ?? ''))
    .find(place => place !== undefined);

/** As many buttons of one kind stand there without a heading. */
const fewButtons = 3;

/** A menu this short is shown unfolded, and what asks for a place however long it is. */
const fewForms = 6;

/** A few buttons with nothing to choose before need no heading to open. */
const isBare = ({ places, all, forms }: GroupModel): boolean =>
  !places && !all && forms.length <= fewButtons && forms.every(form => form.settled);

/** A move that is about nothing, such as passing. */
const endsTurn = ({ type }: GroupModel, menu: readonly Option[]): boolean =>
  menu.every(option => option.type !== type || Object.keys(option.fields).length === 0);

/** The options of one kind of move. */
interface Kind {
  readonly type: string;
  readonly options: readonly Option[];
  /** It goes with what is asked, and is shown closed. */
  readonly aside: boolean;
}

/** Kinds of move in their order: what is asked, what is possible beside it, and what nobody wants to do. */
const ordered = ({ presenter, view, ask }: Setting, menu: readonly Option[]): readonly Kind[] => {
  const besides = ask === undefined ? [] : (presenter.sideActions?.(view, ask) ?? []);
  const kinds = [...new Set(menu.map(({ type }) => type))].map(type => ({
    type,
    options: menu.filter(option => option.type === type),
    aside: besides.includes(type),
  }));
  const rank = ({ type, aside }: Kind): number => (type === presenter.lastResort ? 2 : aside ? 1 : 0);
  return kinds.toSorted((one, other) => rank(one) - rank(other));
};

/** The moves of one kind as the template shows them. */
export interface MenuGroup extends LedGroup {
  /** It can be made in a table. */
  readonly inView: 'table' | 'turn' | undefined;
  /** A few buttons, without a heading. */
  readonly bare: boolean;
  /** It ends the step, and is always in sight. */
  readonly always: boolean;
  /** It is asked for, and can be done nowhere else on the page. */
  readonly onlyHere: boolean;
}

/** Is there a choice of what is asked in a table, or above the menu? */
const isMadeElsewhere = (
  groups: readonly (Pick<MenuGroup, 'inView'> & Pick<GroupModel, 'forms'> & Pick<Kind, 'aside'>)[],
): boolean =>
  groups.some(
    ({ aside, inView, forms }) => !aside && inView !== undefined && (groups.length > 1 || forms.length > 1),
  );

/** The button that stands out where the group comes first; none where its ways are alike, or bind whoever agrees. */
const leadingForm = (
  { agreeing = [], mostly = [] }: Setting['presenter'],
  { type, forms }: Pick<GroupModel, 'type' | 'forms'>,
): FormModel | undefined =>
  agreeing.includes(type) || (forms.length > 1 && !mostly.includes(type)) ? undefined : forms[0];

/** A group of the menu, or what can be chosen on the board first. */
export type MenuItem = MenuGroup | { readonly tiles: ReturnType<typeof tilesModel> };

/**
 * Everything the menu offers, as forms grouped by kind of move: what is asked first, and open. One button stands out: what the reader has
 * chosen, else the end of the step where nothing has to be done, else what has to be; none where that is one of several ways alike.
 */
export const menuModel = (
  setting: Setting,
  menu: readonly Option[],
  choice: Preselection,
): readonly MenuItem[] => {
  const tiles = tilesOf(setting, menu);
  if (!tiles) return listModel(setting, menu, choice);
  const onTiles = kindsOn(tiles);
  return [
    { tiles: tilesModel(setting, tiles, menu, choice) },
    ...listModel(
      setting,
      menu.filter(({ type }) => !onTiles.has(type)),
      choice,
      true,
    ),
  ];
};

/**
 * Groups one below the other.
 * @param beside they go with something else, which comes first
 */
const listModel = (
  setting: Setting,
  menu: readonly Option[],
  choice: Preselection,
  beside = false,
): readonly MenuGroup[] => {
  const { placeOf, lastResort, endings } = setting.presenter;
  const kinds = ordered(setting, menu);
  const asked = kinds.filter(({ aside }) => !aside);
  const few = asked.reduce((sum, { options }) => sum + options.length, 0) <= fewForms;
  const groups = kinds.map(({ type, options, aside }) => {
    const inView = setting.inView?.get(type);
    const short =
      !aside && !inView && (few || options.some(option => optionPlaces(option, placeOf).length > 0));
    const open = choice.type === undefined ? short : type === choice.type;
    const only = kinds.length === 1 && !beside;
    const group = groupModel(setting, type, options, choice, open || (only && !inView));
    const lone = only || (!aside && !(inView && group.forms.length > 1));
    return { ...group, aside, inView, bare: isBare(group) && lone };
  });
  const usual = groups.filter(({ type }) => type !== lastResort);
  const inSight = usual.filter(({ open, bare }) => open || bare);
  const last = usual.findLast(
    group => !group.aside && (endings ? endings.includes(group.type) : endsTurn(group, menu)),
  );
  // Where the first thing is chosen on the board, or elsewhere, no button is before the others.
  const asksElsewhere = inSight[0]?.forms.length === 0 || (!last && isMadeElsewhere(usual));
  const lead =
    usual.find(({ type, forms }) => type === choice.type && forms.length > 0) ??
    (beside || asksElsewhere ? undefined : (last ?? inSight[0]));
  const first = lead && leadingForm(setting.presenter, lead);
  return groups.map(group => {
    const { aside, ...shown } = group;
    const isAlways = group === last && usual.length > 1;
    return {
      ...shown,
      always: isAlways,
      onlyHere: !aside && !isAlways && group.inView === undefined && group.type !== lastResort,
      forms: group.forms.map(form => ({ ...form, primary: form === first && !setting.quiet })),
    };
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
    for (const place of optionPlaces(option, placeOf)) links[place] = choosing(path, option.type, { place });
  return links;
};

/** For each subject the kinds of move there are about it, with the addresses that choose them. */
export const subjectActs = (
  menu: readonly Option[],
  {
    presenter,
    words,
    path,
  }: Pick<Setting, 'presenter' | 'path'> & { readonly words: { shortLabel: (type: string) => string } },
): NonNullable<PresentRequest['acts']> => {
  const acts: { [subject: string]: ActLink[] } = {};
  for (const { type, ...option } of menu)
    for (const of of optionPlaces({ type, ...option }, presenter.subjectOf)) {
      const href = choosing(path, type, { of });
      const known = (acts[of] ??= []);
      if (!known.some(act => act.href === href)) known.push({ text: words.shortLabel(type), href });
    }
  return acts;
};
