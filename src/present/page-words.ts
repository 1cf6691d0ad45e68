/** Words of a page by key, in the reader's language. */
export type PageWords = (key: string, params?: { readonly [name: string]: string | number }) => string;
