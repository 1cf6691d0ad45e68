import type { Json, Option, Seat } from '../../engine/core/index.js';
import type { RuleAt } from '../../present/menu/field-model.js';
import type { Preselection } from '../../present/menu/group-model.js';
import { menuModel, placeLinks, type MenuItem } from '../../present/menu/menu-model.js';
import type { PageScene } from '../../present/preview.js';
import { fill as menu } from '../../../templates/partial/menu.hbs';
import { fill as typed } from '../../../templates/partial/typed.hbs';
import { withoutChoice } from '../addresses.js';
import { freshKey } from '../turn/fresh-key.js';
import { elementsOf } from '../turn/make.js';

/*
 * The forms of a turn, made by the page itself from the templates of the service.
 */

/** Whose moves are shown. */
export interface MenuOf {
  readonly scene: PageScene;
  readonly seat: Seat;
  readonly menu: readonly Option[];
  /** Only for the reader: nothing is played. */
  readonly trying: boolean;
  readonly words: MenuWords;
}

export interface MenuWords {
  /** Where the rules are told that may stand against a move, by the codes of refusals. */
  readonly rules: { readonly [code: string]: RuleAt | undefined };
}

/** The page's address without what is chosen on it. */
const ownPath = (): string => withoutChoice(location.href);

const groupsOf = (
  { scene, seat, menu: options, trying, words: said }: MenuOf,
  choice: Preselection,
): readonly MenuItem[] => {
  const { title, presenter, words, state, names, language } = scene;
  const setting = {
    ...{ presenter, names, language, seat, key: freshKey, path: ownPath() },
    notation: title.notation,
    view: title.view(state, seat),
    ask: title.turn(state).ask.kind,
    // Said with the page alive in between.
    preview: 'later' as const,
    // What is suggested comes before what is chosen freely.
    quiet: !trying,
    ruleOf: (code: string) => said.rules[code],
    words: {
      option: (type: string) => words.option(language, type),
      field: (name: string) => words.field(language, name),
      value: (field: string, value: Json) =>
        words.value(language, field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value)),
      money: (amount: number) => words.money(language, amount),
    },
  };
  return menuModel(setting, options, choice);
};

/**
 * What the service would ask for is there too.
 * @param game its id, where a form of the page is sent to it
 */
export const rootOf = (game: string, seat: Seat): object => ({
  game: { id: game, number: 0 },
  turn: { seat },
});

/** Everything the seat may do, as forms grouped by kind of move, and a line for any of it. */
export const turnModel = (of: MenuOf): object => ({
  groups: groupsOf(of, {}),
  seat: of.seat,
  typedKey: freshKey(),
  play: true,
  trying: of.trying,
});

/** The same as elements. */
export const menuOf = (of: MenuOf): readonly HTMLElement[] => {
  const scope = { it: turnModel(of), root: rootOf('', of.seat) };
  return [...elementsOf(menu(scope)), ...elementsOf(typed(scope))];
};

/** The group of the kind of move that is chosen, with the forms that the choice leaves. */
export const groupAt = (of: MenuOf, choice: Preselection): HTMLElement | undefined =>
  elementsOf(menu({ it: { groups: groupsOf(of, choice) }, root: rootOf('', of.seat) }))
    .flatMap(part => [part, ...part.querySelectorAll<HTMLElement>('[id]')])
    .find(({ id }) => id === `do-${choice.type ?? ''}`);

/** For each place a move can be chosen at, the address that chooses it. */
export const linksOf = ({ menu: options, scene }: MenuOf): { readonly [place: string]: string } =>
  placeLinks(options, scene.presenter.placeOf, ownPath(), undefined);
