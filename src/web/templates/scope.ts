/*
 * What the templates need once they are functions (`src/http/browser-templates.ts`): what Handlebars means by true, by
 * text and by the scope around a part.
 */

/** What a part of a template sees. */
export interface TemplateScope {
  /** What it shows. */
  readonly it: unknown;
  /** What the part around it sees. */
  readonly up?: TemplateScope;
  /** What the whole page shows, with its words. */
  readonly root: object;
}

type Part = (scope: TemplateScope) => string;

const entities: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/**
 * A text that is markup no more; nothing for nothing.
 * @public
 */
export const text = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || value === false
    ? ''
    : String(value).replace(/[&<>"']/g, char => entities[char]!);

/**
 * Is there anything? An empty list is nothing.
 * @public
 */
export const on = (value: unknown): boolean =>
  Boolean(value) && !(Array.isArray(value) && value.length === 0);

export const inside = (up: TemplateScope, it: unknown, part: Part): string => part({ it, up, root: up.root });

/**
 * The part for each of a list.
 * @public
 */
export const each = (up: TemplateScope, list: readonly unknown[], part: Part): string =>
  list.map(it => inside(up, it, part)).join('');
