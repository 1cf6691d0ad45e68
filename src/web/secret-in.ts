/** What a link from a mail carries behind `#t=`; null where it carries nothing. */
export const secretIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('t');
