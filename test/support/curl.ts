/** A request as an example writes it down for curl. */
export interface Example {
  readonly method: string;
  /** Below `$BASE`, with its query. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  /** As it stands there. */
  readonly body: string | null;
  /** The line behind it that shows what comes back. */
  readonly answer: string;
}

/** The words of a line of shell, without their quotes. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  );

const valueOf = (words: readonly string[], option: string): readonly string[] =>
  words.flatMap((word, at) => (word === option ? [words[at + 1]!] : []));

const exampleOf = (command: string, answer: string): Example => {
  const words = wordsOf(command);
  const headers = valueOf(words, '-H').map(header => header.split(/:\s*(.*)/s).slice(0, 2));
  return {
    method: valueOf(words, '-X')[0] ?? 'GET',
    path: words.find(word => word.startsWith('$BASE'))!.slice('$BASE'.length),
    headers: Object.fromEntries(headers) as { [name: string]: string },
    body: valueOf(words, '-d')[0] ?? null,
    answer,
  };
};

/** All requests that a text shows in its blocks of shell. */
export const examplesIn = (markdown: string): readonly Example[] =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block]) => {
    const lines = block!.replaceAll('\\\n', ' ').split('\n');
    return lines.flatMap((line, at) =>
      line.startsWith('curl ') ? [exampleOf(line, /^# (.*)$/.exec(lines[at + 1] ?? '')?.[1] ?? '')] : [],
    );
  });
