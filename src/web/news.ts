/** Where the parts of the game stand, by the part. */
export type PartMarks = { readonly [part: string]: string | number | null };

interface Heard {
  /** What the page shows. */
  readonly shown: PartMarks;
  /** The same of the rows that are renewed while the rest waits for the reader. */
  readonly rows: PartMarks;
  /** What was heard last, if anything was. */
  readonly heard: PartMarks | null;
}

/** The parts of which not all that the page shows is as it is now. */
export const newsIn = ({ shown, rows, heard }: Heard): readonly string[] => {
  const now = heard ?? shown;
  // The page may be newer than what was heard last.
  if (Number(now['number']) < Number(shown['number'])) return [];
  return Object.keys(shown).filter(part => now[part] !== shown[part] || now[part] !== rows[part]);
};

/** What a page says of its news, where it has the words: the newest move in a line, or what is new beside the board. */
interface Said {
  readonly said?: string | undefined;
  readonly chat?: string | undefined;
  readonly votes?: string | undefined;
}

/** For those who do not see it. */
export const newsInWords = (news: readonly string[], { said, chat, votes }: Said): string | undefined =>
  said ?? (news.includes('chat') ? chat : news.includes('votes') ? votes : undefined);
