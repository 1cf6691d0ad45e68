import { makeToken, revokeToken, SCOPES } from '../../service/account/tokens.js';
import { check } from '../input/check.js';
import { id, personName, wholeNumber } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { showSecurity } from './security.js';
import { goTo, page, type PageCall, sendPage } from './page.js';

declare module '../views.js' {
  interface PageModels {
    readonly 'token-made': TokenMadePage;
  }
}

interface TokenMadePage {
  readonly name: string;
  readonly token: string;
  readonly back: string;
  readonly backText: string;
}

/** Shows the token in the answer itself: it is in no address, and there is no second time. */
const make = async (call: PageCall): Promise<void> => {
  const { deps, form, context, t } = call;
  const gameId = form['game'] ?? '';
  const { name, token } = await makeToken(deps.service, mustBePerson(context.viewer), {
    name: check(personName, form['name'], 'name', context.language),
    scopes: SCOPES.filter(scope => form[scope] === 'on'),
    days: check(wholeNumber, form['days'], 'days', context.language),
    ...(gameId === '' ? {} : { gameId: check(id, gameId, 'game', context.language) }),
  });
  sendPage(call, 'token-made', t('tokenMade'), {
    name,
    token,
    back: '/me/security#tokens',
    backText: t('security'),
  });
};

const revoke = async ({ deps, params, res, context }: PageCall): Promise<void> => {
  await revokeToken(deps.service, mustBePerson(context.viewer), String(params['id']));
  goTo(res, '/me/security?saved');
};

export const tokenPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'post', path: '/me/tokens', secret: true, run: orAgain(showSecurity, make) }),
  page(deps)({ method: 'get', path: '/me/tokens', run: ({ res }) => res.redirect(302, '/me/security') }),
  page(deps)({ method: 'post', path: '/me/tokens/:id', run: revoke }),
];
