import type { Option, Seat } from '../../engine/core/index.js';
import { type Panel, panelsOf } from '../../present/panels.js';
import type { PageScene } from '../../present/preview.js';
import { sectionModels, withRules } from '../../present/shown.js';
import { fill as panelBar } from '../../../templates/partial/panel-bar.hbs';
import { fill as stepPanel } from '../../../templates/partial/step-panel.hbs';
import { swapPieces } from '../swap.js';
import { freshKey } from '../turn/fresh-key.js';

/*
 * The panels of a table whose game the page plays by itself, made from the templates of the service.
 */

export interface PanelWords {
  /** What the board is called. */
  readonly board: string;
  /** Where the rules about a section are told, by its name. */
  readonly told: { readonly [section: string]: string | undefined };
}

interface ShownPosition {
  readonly scene: PageScene;
  /** Whose eyes it is seen with. */
  readonly seat: Seat | null;
  /** For each place a move can be chosen at, the address that chooses it. */
  readonly links: { readonly [place: string]: string };
  /** What can be done in the tables now. */
  readonly menu: readonly Option[];
  /** The layer of the board. */
  readonly show: string;
  readonly words: PanelWords;
  /** Panels after those of the title. */
  readonly more?: readonly Panel[];
}

/** Shows the position on the panels of the table. */
export const showPanels = ({ scene, seat, links, menu, show, words, more = [] }: ShownPosition): void => {
  const { title, presenter, state, names, language } = scene;
  const view = title.view(state, seat);
  const presented = presenter.present({ view, seat, names, language, show, links, menu });
  const sections = withRules(presented.sections, words.told);
  const deeds = seat === null || menu.length === 0 ? undefined : { seat, key: freshKey };
  const panels = panelsOf({
    sections,
    shown: sectionModels(sections, { path: location.pathname, kept: [] }, deeds),
    board: words.board,
    more,
    wanted: document.querySelector<HTMLInputElement>('.panels :checked')?.value,
  });
  const root = { panels };
  swapPieces([
    panelBar({ it: root, root }),
    ...panels.all.map(panel => stepPanel({ it: panel, up: { it: root, root }, root })),
  ]);
};

/** What the map shall show more is chosen here, and not asked of the service. */
export const onLayer = (table: HTMLElement, show: (layer: string) => void): void =>
  table.addEventListener('change', event => {
    const select = event.target as Element;
    if (!(select instanceof HTMLSelectElement) || !select.closest('form[data-stay]')) return;
    event.stopPropagation();
    show(select.value);
  });
