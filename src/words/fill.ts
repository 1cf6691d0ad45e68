/** A text with its parameters in place of `{name}`; what is not given stays. */
export const fill = (text: string, params: { readonly [name: string]: unknown }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const given = params[name];
    const value = Array.isArray(given) ? given.join(', ') : given;
    return typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : value === undefined
        ? whole
        : '';
  });
