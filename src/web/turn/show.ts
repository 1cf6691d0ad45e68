import { type Preview, willText } from '../../present/preview.js';
import { actingText } from '../../words/acting.js';
import type { Language } from '../../words/index.js';

const paragraph = (text: string, name?: string): HTMLElement => {
  const p = document.createElement('p');
  if (name !== undefined) p.className = name;
  p.textContent = text;
  return p;
};

/** A drawing of ours as an element. */
export const drawn = (svg: string): Element =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

const effect = (
  language: Language,
  preview: Preview & { readonly kind: 'does' },
  near: boolean,
): readonly Node[] => {
  const { changes } = preview;
  const picture = near ? preview.picture() : undefined;
  return [
    paragraph(willText(language, preview)),
    ...(changes.length > 0 ? [paragraph(changes.join(' · '), 'changes')] : []),
    ...(picture === undefined ? [] : [drawn(picture)]),
  ];
};

interface Showing {
  /** What lies around the place too. */
  readonly near: boolean;
  /** A line that is not finished is no fault. */
  readonly typing: boolean;
}

/** What a preview says, as nodes. */
export const nodesOf = (language: Language, preview: Preview, { near, typing }: Showing): readonly Node[] => {
  if (preview.kind === 'chance' || preview.kind === 'hidden')
    return [paragraph(actingText(language, preview.kind))];
  if (preview.kind === 'refused')
    return [
      paragraph(
        preview.unread ? preview.reason : `${actingText(language, 'cannot')} ${preview.reason}`,
        typing ? undefined : 'error',
      ),
    ];
  return effect(language, preview, near);
};
