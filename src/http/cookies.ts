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

/** Where that browser wanted to go on, which the mailed link does not say; as long as the link is valid. */
export const onwardCookie = '__Host-bahnpost-onward';

/** A seat that somebody wants to take after signing in, for an hour. */
export const keptSeatCookie = '__Host-bahnpost-kept';

/** What `markDevice` gave those who have signed in with this browser, the newest first. */
export const deviceCookie = '__Host-bahnpost-device';
const MOST_DEVICES = 8;
const DEVICE_DAYS = 365;

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

/** Has the browser keep a secret for this host alone, where no script can read it. */
export const setSession = (res: Response, name: string, token: string, expires: Date): void => {
  res.append(
    'Set-Cookie',
    `${name}=${token}; Path=/; Expires=${expires.toUTCString()}; Secure; HttpOnly; SameSite=Lax`,
  );
};

/** Has the browser forget it. */
export const clearSession = (res: Response, name: string): void => {
  res.append('Set-Cookie', `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`);
};

/** The marks that the browser keeps; what does not look like one is left out. */
export const devicesIn = (header: string | undefined): readonly string[] =>
  (readCookies(header)[deviceCookie] ?? '')
    .split('~')
    .filter(mark => /^[\w-]{16}\.[\w-]{22}$/.test(mark))
    .slice(0, MOST_DEVICES);

/** Has the browser keep the newest marks for a year. */
export const setDevices = (res: Response, marks: readonly string[], now: Date): void => {
  const expires = new Date(now.getTime() + DEVICE_DAYS * 86_400_000);
  setSession(res, deviceCookie, marks.slice(0, MOST_DEVICES).join('~'), expires);
};

/** Not a secret: what somebody chose for pages, who may not be signed in. One year. */
const setChoice = (res: Response, name: string, value: string): void => {
  res.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`);
};

/** Has the browser keep the language somebody chose. */
export const setLanguage = (res: Response, language: string): void => setChoice(res, 'language', language);

/** Light or dark; `device` gives the choice back to the reader's device. */
export const setTheme = (res: Response, theme: string): void => setChoice(res, 'theme', theme);

/** The theme chosen before; undefined where the device decides. */
export const themeIn = (header: string | undefined): 'light' | 'dark' | undefined => {
  const { theme } = readCookies(header);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

/** What can stand in the hexes of a board. */
export const labelKinds = ['names', 'coordinates', 'tiles'] as const;
export type Labels = (typeof labelKinds)[number];

export const setLabels = (res: Response, labels: Labels): void => setChoice(res, 'labels', labels);

/** What the reader has chosen to see in the hexes of a board; names at first. */
export const labelsIn = (header: string | undefined): Labels => {
  const { labels } = readCookies(header);
  return labelKinds.find(kind => kind === labels) ?? 'names';
};

/** The part of a game's page that was looked at last on this visit, by the name that the script noted. */
export const panelIn = (header: string | undefined): string | undefined => readCookies(header)['view'];

/** Is the log to be shown with the notation beside the words? A choice that the browser's script keeps. */
export const withNotationIn = (header: string | undefined): boolean =>
  readCookies(header)['notation'] === 'on';
