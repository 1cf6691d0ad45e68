import { signOut, type SignedIn } from '../../service/account/signin.js';
import { askedCookie, clearSession, mainCookie, onwardCookie, readCookies, setSession } from '../cookies.js';
import { localPath } from './frame.js';
import { goTo, type PageCall } from './page.js';

/** Has the browser wait for the link that was mailed, and remember where it wanted to go on. */
export const awaitLink = (
  { res }: PageCall,
  { binding, expiresAt }: { readonly binding: string; readonly expiresAt: Date },
  wish: unknown,
): void => {
  const next = localPath(wish);
  setSession(res, askedCookie, binding, expiresAt);
  setSession(res, onwardCookie, encodeURIComponent(next), expiresAt);
  goTo(res, `/in/sent?next=${encodeURIComponent(next)}`);
};

/** Where the browser that asked for the link wanted to go on; the start where it cannot be read. */
export const onward = ({ req }: PageCall): string => {
  try {
    return localPath(decodeURIComponent(readCookies(req.headers.cookie)[onwardCookie] ?? '/'));
  } catch {
    return '/';
  }
};

/** Lets somebody in and on to where they wanted to go. Who was signed in here before has one session, not two. */
export const enterWith = async (
  { deps, res, form, context }: PageCall,
  { token, expiresAt, actor }: SignedIn,
  wish: unknown = form['next'],
): Promise<void> => {
  const { viewer } = context;
  if (viewer?.kind === 'person' && viewer.personId === actor.personId) await signOut(deps.service, viewer);
  setSession(res, mainCookie, token, expiresAt);
  clearSession(res, askedCookie);
  clearSession(res, onwardCookie);
  const next = localPath(wish);
  goTo(res, next === '/' ? '/games' : next);
};
