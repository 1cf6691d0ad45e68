/** The id of the element that a piece of markup is; none where it has none. */
export const idOfMarkup = (markup: string): string => /\bid="([^"]*)"/.exec(markup)?.[1] ?? '';
