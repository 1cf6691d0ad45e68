/** What a button says that does two things, in English: the words of either begin with a verb, of which the second is small. */
export const bothDone = (first: string, second: string): string =>
  `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
