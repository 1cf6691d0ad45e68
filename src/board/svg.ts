/**
 * SVG as text, for server, mail and browser alike: no DOM. Only the elements named here can be
 * made, so no drawing can carry a script, a foreign object, an image or a style sheet, whatever
 * names players and titles bring along.
 */
type ElementName =
  | 'circle'
  | 'defs'
  | 'desc'
  | 'g'
  | 'line'
  | 'path'
  | 'pattern'
  | 'polygon'
  | 'rect'
  | 'svg'
  | 'text'
  | 'title';

/** Markup that is safe to put into a drawing; only this file makes it. */
export interface Svg {
  readonly markup: string;
}

type Attributes = { readonly [name: string]: string | number | undefined };
type Child = Svg | string | readonly Child[] | null;

const entities: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters and lone surrogates are no XML at all: a drawing with one would not open. */
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text made harmless for element content and attribute values. */
export const escaped = (text: string): string =>
  text.replace(notXml, '\ufffd').replace(/[&<>"']/g, char => entities[char]!);

/** One decimal is a tenth of a pixel at full size; more only makes the drawing longer. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
};

const attribute = ([name, value]: readonly [string, string | number | undefined]): string => {
  if (value === undefined) return '';
  if (!/^[a-z][A-Za-z0-9-]*$/.test(name) || /^on|href/i.test(name)) throw new Error(`no attribute ${name}`);
  return ` ${name}="${typeof value === 'number' ? num(value) : escaped(value)}"`;
};

const content = (child: Child): string => {
  if (child === null) return '';
  if (typeof child === 'string') return escaped(child);
  return isList(child) ? child.map(content).join('') : child.markup;
};

const isList = (child: Svg | readonly Child[]): child is readonly Child[] => Array.isArray(child);

/** One element. Strings among the children become text, never markup. */
export const el = (name: ElementName, attributes: Attributes, ...children: readonly Child[]): Svg => {
  const inside = content(children);
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return { markup: inside === '' ? `${open}/>` : `${open}>${inside}</${name}>` };
};

/**
 * A link around part of a drawing, so that it works without a script.
 * @throws Error unless the address stays on this site (`/...`, `?...` or `#...`)
 */
export const link = (href: string, ...children: readonly Child[]): Svg => {
  if (!/^(\/(?![/\\])|[?#])/.test(href)) throw new Error('a link in a drawing stays on this site');
  return { markup: `<a href="${escaped(href)}">${content(children)}</a>` };
};

/** The same for whoever points; by keyboard the place is reached in another way. */
export const quietLink = (href: string, ...children: readonly Child[]): Svg => ({
  markup: link(href, ...children).markup.replace('<a ', '<a class="asks" tabindex="-1" '),
});

/** A whole drawing, scaled by its surroundings: it has a view box and no size of its own. */
export const drawing = (
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  attributes: Attributes,
  ...children: readonly Child[]
): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.x, box.y, box.width, box.height].map(num).join(' '),
      ...attributes,
    },
    ...children,
  ).markup;
