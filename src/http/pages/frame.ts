import type { Context } from '../context.js';
import { labelsIn, themeIn } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import { isolated } from '../../words/isolated.js';
import type { PageFrame } from '../views.js';

/** What the page's head and foot show. */
export const frameFor = (
  deps: HttpDeps,
  { address, cookie }: { readonly address: string; readonly cookie: string | undefined },
  context: Context,
  title: string,
): PageFrame => {
  const person = context.viewer?.kind === 'person' ? context.viewer.name : undefined;
  const theme = themeIn(cookie);
  return {
    language: context.language,
    title: isolated(title),
    path: address.slice(0, 500),
    labels: labelsIn(cookie),
    mailbox: deps.mailbox !== null,
    ...(theme && { theme }),
    ...(person !== undefined && { person }),
  };
};

/** Where to sign in, to go on to a path afterwards. */
export const signInFor = (path: string): string => `/in?next=${encodeURIComponent(path.slice(0, 500))}`;

/** A path on this site to go on to; anything else becomes the home page. */
export const localPath = (wish: unknown): string =>
  typeof wish === 'string' && /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u.test(wish) ? wish : '/';
