import { singleDeed, type DeedSetting } from '../../present/deeds.js';
import type { Desk, TradedThing } from '../../present/presenter.js';
import { tableModel, type ShownTable } from '../../present/shown.js';
import type { Position } from '../../service/types.js';
import { companyPath } from './company.js';
import type { Scene } from './game-model.js';

/** What a player needs in view while a company is in turn: its figures, trains and what it can buy. */
export const deskAt = ({ game, presenter, language }: Scene, at: Position): Desk | undefined =>
  game.status === 'running' && at.of > 0
    ? presenter.desk?.({
        view: at.view,
        names: game.seats.map(({ name }) => name),
        language,
        ask: at.turn.ask,
        menu: at.menu,
      })
    : undefined;

/** The same in the shape of the templates. */
export interface DeskModel extends Pick<Desk, 'heading' | 'mark' | 'facts' | 'note'> {
  readonly goods:
    | { readonly heading: string; readonly items: readonly GoodModel[]; readonly besides: boolean }
    | undefined;
  readonly tables: readonly ShownTable[];
  /** Its money and its trains, beside what it buys where its other figures are out of sight. */
  readonly purse: Desk['facts'];
  /** The address of the company's own page. */
  readonly tell: string;
}

interface GoodModel extends Omit<TradedThing, 'deed'> {
  readonly deed: ReturnType<typeof singleDeed>;
}

/** @param path of the game's page */
export const deskModel = (desk: Desk, path: string, setting: DeedSetting | undefined): DeskModel => ({
  ...desk,
  goods: desk.goods && {
    heading: desk.goods.heading,
    besides: desk.goods.besides === true,
    items: desk.goods.items.map(({ deed, ...item }) => {
      const shown = singleDeed(setting, deed);
      // If nothing else is said of it, what the move does.
      return { ...item, note: item.note ?? (deed?.number ? undefined : shown?.says), deed: shown };
    }),
  },
  tables: desk.tables.map(table => tableModel(table, table.caption)),
  purse: desk.facts.slice(0, 2),
  tell: companyPath(path, desk.of),
});

/** Kinds of move that can be made there. */
export const deskDeeds = (desk: Desk | undefined): readonly (readonly [string, 'turn'])[] =>
  (desk?.goods?.items ?? []).flatMap(({ deed }) => (deed ? [[deed.type, 'turn'] as const] : []));
