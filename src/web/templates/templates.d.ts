/** A template of the service's pages, as a function of a scope (`src/http/browser-templates.ts`). */
declare module '*.hbs' {
  export const fill: (scope: { readonly it: unknown; readonly up?: object; readonly root: object }) => string;
}
