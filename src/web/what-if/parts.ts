import type { Section } from '../../present/presenter.js';
import { sectionOf, type SectionWords } from './sections.js';

/** The parts of a position on a page that plays by itself. */
export interface Parts {
  readonly words: SectionWords;
  readonly zoomButtons: HTMLTemplateElement | null;
  /** As they are shown, by id: what stays the same is not made again. */
  readonly made: Map<string, { readonly section: string; readonly node: HTMLElement }>;
}

/** The parts of the page's first position: there are none yet. */
export const noParts = (words: SectionWords): Parts => ({
  words,
  zoomButtons: document.querySelector<HTMLTemplateElement>('template[data-zoom-template]'),
  made: new Map(),
});

/**
 * One part of the position.
 * @param show shows another layer of its drawing
 */
export const partOf = (
  { words, zoomButtons, made }: Parts,
  section: Section,
  show: (layer: string) => void,
): HTMLElement => {
  const text = JSON.stringify(section);
  const known = made.get(section.id);
  if (known?.section === text) return known.node;
  const node = sectionOf(section, words, zoomButtons, layer => {
    show(layer);
    document.getElementById(`${section.id}-show`)?.focus({ preventScroll: true });
  });
  made.set(section.id, { section: text, node });
  return node;
};
