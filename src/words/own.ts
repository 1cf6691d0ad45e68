/** What stands in a table under a key; an inherited name such as `constructor` finds nothing. */
export const own = <T>(table: { readonly [key: string]: T } | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
