import type { Notation, Title } from '../../engine/core/index.js';
import { playLine, type PlayedMove } from '../../present/example.js';
import type { ExampleGame } from '../../words/help-text.js';
import type { Words } from '../../words/index.js';
import { plainNames } from '../../words/index.js';
import type { Language } from '../language.js';

/** A move as it is written. */
interface Written {
  readonly type: string;
  readonly notation: string;
}

/** What a form looks like once it is filled in. */
const patternOf = (form: string): RegExp =>
  new RegExp(
    `^${form
      .split(' ')
      .map(word =>
        word
          .replace(/^<runs:runs>$/, '.+')
          .replace(/<\w+:ints?>/, '\\d+')
          .replace(/<[\w:]+>/, '\\S+'),
      )
      .join(' ')}$`,
  );

/** One move for each way of writing, in the order in which they come up. */
const oneOfEach = ({ forms }: Notation, moves: readonly Written[]): readonly Written[] => {
  const patterns = forms.map(patternOf);
  const found = new Map<number, Written>();
  for (const move of moves) {
    const form = patterns.findIndex(pattern => pattern.test(move.notation));
    if (!found.has(form)) found.set(form, move);
  }
  return [...found.values()];
};

/** Every kind of move with an example of each way to write it, made by the title's own notation. */
export const writtenMoves = (
  { notation }: Title,
  { others }: ExampleGame,
  played: readonly PlayedMove[],
): readonly { readonly type: string; readonly examples: readonly string[] }[] => {
  const rest = others.map(({ type, ...fields }) => ({
    type: type as string,
    notation: notation.print({ seat: 0, type: type as string, ...fields }),
  }));
  const all = oneOfEach(notation, [...played, ...rest]);
  return [...new Set(all.map(({ type }) => type))].map(type => ({
    type,
    examples: all.filter(move => move.type === type).map(move => move.notation),
  }));
};

/** Lines that have been played: the rules of a title do not change while it is served. */
const lines = new WeakMap<Title, readonly PlayedMove[]>();

const lineOf = (title: Title, example: ExampleGame): readonly PlayedMove[] => {
  const line = lines.get(title) ?? playLine(title, example);
  lines.set(title, line);
  return line;
};

/** Moves as they are written, and some of a game. */
export interface NotationModel {
  readonly moves: readonly { readonly what: string; readonly examples: readonly string[] }[];
  readonly line: readonly { readonly who: string; readonly notation: string; readonly said: string }[];
}

/** The notation of a title as its page shows it. */
export const notationModel = (
  title: Title,
  {
    example,
    words,
    language,
  }: { readonly example: ExampleGame; readonly words: Words; readonly language: Language },
): NotationModel => {
  const played = lineOf(title, example);
  const names = plainNames(language, [], words);
  return {
    moves: writtenMoves(title, example, played).map(({ type, examples }) => ({
      what: words.option(language, type),
      examples,
    })),
    line: played.map(({ seat, notation, facts }) => ({
      who: names.seat(seat),
      notation,
      said: words
        .told(facts)
        .map(fact => `${words.sentence(language, fact, names)}.`)
        .join(' '),
    })),
  };
};
