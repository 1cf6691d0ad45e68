/** Kept of what a server of somebody else has answered. */
const MOST = 1000;

/**
 * What a server of somebody else has answered, as the database takes it: it knows no null bytes, and no halves of letters. A
 * mail that was sent would else count as not sent, and be sent again.
 */
export const heard = (answer: string): string =>
  answer
    .replace(/[\0\p{Cs}]/gu, '')
    .slice(0, MOST)
    .replace(/\p{Cs}$/u, '');
