import { signOut, type SignedIn } from '../../service/account/signin.js';
import { askedCookie, clearSession, mainCookie, setSession } from '../cookies.js';
import { localPath } from './frame.js';
import { goTo, type PageCall } from './page.js';

/** Lets somebody in and on to where they wanted to go. Who was signed in here before has one session, not two. */
export const enterWith = async (
  { deps, res, form, context }: PageCall,
  { token, expiresAt, actor }: SignedIn,
): Promise<void> => {
  const { viewer } = context;
  if (viewer?.kind === 'person' && viewer.personId === actor.personId) await signOut(deps.service, viewer);
  setSession(res, mainCookie, token, expiresAt);
  clearSession(res, askedCookie);
  const next = localPath(form['next']);
  goTo(res, next === '/' ? '/games' : next);
};
