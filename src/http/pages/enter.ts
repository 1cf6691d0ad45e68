import { signOut, type SignedIn } from '../../service/account/signin.js';
import { markDevice, marks } from '../../service/account/known-device.js';
import {
  askedCookie,
  clearSession,
  mainCookie,
  onwardCookie,
  readCookies,
  setDevices,
  setSession,
} from '../cookies.js';
import { localPath } from './frame.js';
import { goTo, type PageCall } from './page.js';

/** Shows that this browser asked for a link; empty when it did not. */
export const bindingOf = ({ cookie }: PageCall): string => readCookies(cookie)[askedCookie] ?? '';

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
export const onward = ({ cookie }: PageCall): string => {
  try {
    return localPath(decodeURIComponent(readCookies(cookie)[onwardCookie] ?? '/'));
  } catch {
    return '/';
  }
};

/** Has the browser keep that somebody has signed in with it; another visit gives them no second mark. */
const knowDevice = ({ deps: { service }, res, context }: PageCall, personId: string): void => {
  const own = context.devices.find(mark => marks(service, personId, mark)) ?? markDevice(service, personId);
  setDevices(res, [own, ...context.devices.filter(mark => mark !== own)], service.clock());
};

/** Lets somebody in and on to where they wanted to go. Whoever was signed in here before has one session, not two. */
export const enterWith = async (
  call: PageCall,
  { token, expiresAt, actor }: SignedIn,
  wish: unknown = call.form['next'],
): Promise<void> => {
  const { deps, res } = call;
  const { viewer } = call.context;
  if (viewer?.kind === 'person' && viewer.personId === actor.personId) await signOut(deps.service, viewer);
  setSession(res, mainCookie, token, expiresAt);
  knowDevice(call, actor.personId);
  clearSession(res, askedCookie);
  clearSession(res, onwardCookie);
  const next = localPath(wish);
  goTo(res, next === '/' ? '/games' : next);
};
