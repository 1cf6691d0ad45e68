/** What is wrong with a setting or a request. `code` is stable and worded elsewhere, `field` is its path. */
export interface Problem {
  readonly code: string;
  readonly field: string;
  readonly params: { readonly [name: string]: string | number | boolean | null };
}
