import {
  addAddress,
  confirmAddress,
  makePrimary,
  removeAddress,
  showAddressLink,
} from '../../service/account/addresses.js';
import { check } from '../input/check.js';
import { address } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import { ipKey } from '../limits.js';
import { limitNewAddress } from '../mail-limits.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { showSecurity } from './security.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { typedSecret } from './typed-secret.js';

const add = async ({ deps, req, res, form, context }: PageCall): Promise<void> => {
  const actor = mustBePerson(context.viewer);
  const email = check(address, form['address'], 'address', context.language);
  await limitNewAddress(deps, actor.personId, { email, ip: ipKey(req.ip) });
  await addAddress(deps.service, actor, { email });
  goTo(res, '/me/security?sent');
};

const change = async ({ deps, params, res, form, context }: PageCall): Promise<void> => {
  const actor = mustBePerson(context.viewer);
  const id = String(params['id']);
  if (form['do'] === 'remove') await removeAddress(deps.service, actor, id);
  else await makePrimary(deps.service, actor, id);
  goTo(res, '/me/security?saved');
};

declare module '../views.js' {
  interface PageModels {
    readonly address: AddressPage;
  }
}

interface AddressPage {
  readonly signedIn: boolean;
}

/** Where the link in the mail leads; nothing happens before the button is pressed. */
const ask = (call: PageCall): void =>
  sendPage(call, 'address', call.t('addressConfirm'), { signedIn: call.context.viewer?.kind === 'person' });

const peek = async (call: PageCall): Promise<void> => {
  const { email } = await showAddressLink(call.deps.service, typedSecret(call));
  call.res.json({ name: email });
};

const confirm = async (call: PageCall): Promise<void> => {
  await confirmAddress(call.deps.service, mustBePerson(call.context.viewer), typedSecret(call));
  goTo(call.res, '/me/security?saved');
};

export const addressPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'post', path: '/me/addresses', run: orAgain(showSecurity, add) }),
  page(deps)({ method: 'get', path: '/me/addresses', run: ({ res }) => res.redirect(302, '/me/security') }),
  page(deps)({ method: 'post', path: '/me/addresses/:id', run: change }),
  page(deps)({ method: 'get', path: '/me/address', secret: true, run: ask }),
  page(deps)({ method: 'post', path: '/me/address/peek', allowance: 'secret', secret: true, run: peek }),
  page(deps)({ method: 'post', path: '/me/address', allowance: 'secret', secret: true, run: confirm }),
];
