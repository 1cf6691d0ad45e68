import { elementsOf } from './make.js';
import { type Preview, saysMore, willText } from '../../present/preview.js';
import { actingText } from '../../words/acting.js';
import type { Language } from '../../words/index.js';

const paragraph = (text: string, name?: string): HTMLElement => {
  const p = document.createElement('p');
  if (name !== undefined) p.className = name;
  p.textContent = text;
  return p;
};

/** A drawing of ours as an element: as a piece of the page, which takes a browser less time than a document of its own. */
export const drawn = (svg: string): Element => elementsOf(svg)[0]!;

interface Showing {
  /** What lies around the place too. */
  readonly near: boolean;
  /** A move that is whole as it stands: its button says what it is. */
  readonly whole: boolean;
  /** A line that is not finished is no fault. */
  readonly typing: boolean;
  /** What a form lacks that nobody has filled in yet is none either: it says what to do. */
  readonly untouched: boolean;
}

const effect = (
  language: Language,
  preview: Preview & { readonly kind: 'does' },
  { near, whole }: Showing,
): readonly Node[] => {
  const { changes } = preview;
  const picture = near && !whole ? preview.picture() : undefined;
  return [
    ...(whole && !saysMore(preview) ? [] : [paragraph(willText(language, preview))]),
    ...(changes.length > 0 ? [paragraph(changes.join(' · '), 'changes')] : []),
    ...(picture === undefined ? [] : [drawn(picture)]),
  ];
};

/** What a preview says, as nodes. */
export const nodesOf = (language: Language, preview: Preview, showing: Showing): readonly Node[] => {
  if (preview.kind === 'chance' || preview.kind === 'hidden')
    return [paragraph(actingText(language, preview.kind))];
  if (preview.kind === 'refused')
    return [
      paragraph(
        preview.unread || showing.untouched
          ? preview.reason
          : `${actingText(language, 'cannot')} ${preview.reason}`,
        showing.typing || showing.untouched ? undefined : 'error',
      ),
    ];
  return effect(language, preview, showing);
};
