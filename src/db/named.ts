/** The names in the braces of a statement. */
type Names<
  Text extends string,
  Found extends string = never,
> = Text extends `${string}{${infer Name}}${infer Rest}` ? Names<Rest, Found | Exclude<Name, ''>> : Found;

export interface Named<Name extends string> {
  /** As PostgreSQL takes it, with `$1`, `$2` … */
  readonly text: string;
  /** In the order in which `text` asks for them. */
  readonly values: (of: { readonly [name in Name]: unknown }) => readonly unknown[];
}

/**
 * A statement whose parameters have names, for those with more than can be counted: `WHERE id = {gameId}`. A value too
 * few or too many does not compile. A name that stands twice is one parameter.
 */
export const named = <const Text extends string>(statement: Text): Named<Names<Text>> => {
  const names: Names<Text>[] = [];
  const text = statement.replaceAll(/\{(\w+)\}/g, (_braces, name: Names<Text>) => {
    if (!names.includes(name)) names.push(name);
    return `$${String(names.indexOf(name) + 1)}`;
  });
  return { text, values: of => names.map(name => of[name]) };
};
