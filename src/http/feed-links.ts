import type { FeedAddress } from '../service/channels/feeds.js';
import type { HttpDeps } from './deps.js';

/** The file a feed's address ends in: programs go by it. */
export const feedFile: { readonly [kind in FeedAddress['kind']]: string } = {
  news: 'news.atom',
  game: 'game.atom',
  calendar: 'calendar.ics',
};

/** The whole address of a feed. */
export const feedLink = (
  { baseUrl }: Pick<HttpDeps, 'baseUrl'>,
  { kind, key }: Pick<FeedAddress, 'kind' | 'key'>,
): string => new URL(`/feeds/${key}/${feedFile[kind]}`, baseUrl).href;
