import type { Response } from 'express';

/**
 * Sessions live in cookies that only this host can set, only https (or localhost) carries and no
 * script can read. The one from a turn mail stands beside the main one, so that a link from a mail
 * never signs anybody out.
 */
export const mainCookie = '__Host-bahnpost';
export const seatCookie = '__Host-bahnpost-seat';

/** Kept as sessions are: stands for the browser that asked for a sign-in link, as long as the link is valid. */
export const askedCookie = '__Host-bahnpost-asked';

/** Cookies by name; the first of several with one name counts. */
export const readCookies = (header: string | undefined): { readonly [name: string]: string | undefined } => {
  const found: { [name: string]: string } = Object.create(null) as { [name: string]: string };
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    found[name] ??= part.slice(at + 1).trim();
  }
  return found;
};

export const setSession = (res: Response, name: string, token: string, expires: Date): void => {
  res.append(
    'Set-Cookie',
    `${name}=${token}; Path=/; Expires=${expires.toUTCString()}; Secure; HttpOnly; SameSite=Lax`,
  );
};

export const clearSession = (res: Response, name: string): void => {
  res.append('Set-Cookie', `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`);
};

/** Not a secret: the language chosen by somebody who is not signed in. One year. */
export const setLanguage = (res: Response, language: string): void => {
  res.append('Set-Cookie', `language=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`);
};
