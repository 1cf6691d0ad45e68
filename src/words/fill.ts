import { isolated } from './isolated.js';

const said = (value: unknown): string =>
  typeof value === 'string' ? isolated(value) : typeof value === 'number' ? String(value) : '';

/** A text with its parameters in place of `{name}`; what is not given stays. */
export const fill = (text: string, params: { readonly [name: string]: unknown }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const given = params[name];
    if (given === undefined) return whole;
    return Array.isArray(given) ? given.map(said).join(', ') : said(given);
  });
