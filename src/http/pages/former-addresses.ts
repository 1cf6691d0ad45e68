import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { gameIdOf, goTo, page, type PageCall } from './page.js';

/** Pages of a game that had another name in mails and bookmarks of earlier versions. */
const pagesOfGame = { questions: 'votes', elsewhere: 'channels', onlookers: 'spectators', talk: 'chat' };

const queryOf = ({ address }: PageCall): string =>
  address.includes('?') ? address.slice(address.indexOf('?')) : '';

/** Addresses of earlier versions lead to where their pages are now. */
export const formerAddresses = (deps: HttpDeps): readonly Served[] => [
  ...Object.entries(pagesOfGame).map(([former, now]) =>
    page(deps)({
      method: 'get',
      path: `/g/:id/${former}`,
      run: call => goTo(call.res, `/g/${gameIdOf(call)}/${now}${queryOf(call)}`),
    }),
  ),
  page(deps)({
    method: 'get',
    path: '/me/notifications/elsewhere{/:id}',
    run: ({ params, res }) =>
      goTo(res, ['/me/notifications/channels', ...(params['id'] ? [String(params['id'])] : [])].join('/')),
  }),
];
