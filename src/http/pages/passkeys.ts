import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInWithPasskey,
  siteAt,
} from '../../service/account/passkeys.js';
import { check, type Fitting, type Schema } from '../input/check.js';
import { personName } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import { parseJson } from '../json-text.js';
import { madePasskey, Signed } from '../input/passkeys.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { enterWith } from './enter.js';
import { goTo, page, type PageCall } from './page.js';

/** What the browser's script wrote into the form. */
const responseOf = <T extends Schema>({ form, context }: PageCall, schema: T): Fitting<T> =>
  check(schema, parseJson(form['response'] ?? ''), 'response', context.language);

const begin = async ({ deps, res, context }: PageCall): Promise<void> => {
  res.json(await beginPasskey(deps.service, mustBePerson(context.viewer), siteAt(deps.baseUrl)));
};

const add = async (call: PageCall): Promise<void> => {
  const { deps, res, form, context } = call;
  const actor = mustBePerson(context.viewer);
  const name = check(personName, form['name'], 'name', context.language);
  await addPasskey(deps.service, actor, siteAt(deps.baseUrl), {
    name,
    response: responseOf(call, madePasskey),
  });
  goTo(res, '/me/security?saved');
};

const remove = async ({ deps, params, res, context }: PageCall): Promise<void> => {
  await removePasskey(deps.service, mustBePerson(context.viewer), String(params['id']));
  goTo(res, '/me/security?saved');
};

const beginSignIn = async ({ deps, res }: PageCall): Promise<void> => {
  res.json(await beginPasskeySignIn(deps.service, siteAt(deps.baseUrl)));
};

const signIn = async (call: PageCall): Promise<void> => {
  const { deps, req } = call;
  const request = { response: responseOf(call, Signed), device: deviceOf(req.headers['user-agent']) };
  await enterWith(call, await signInWithPasskey(deps.service, siteAt(deps.baseUrl), request));
};

export const passkeyPages = (deps: HttpDeps): readonly Served[] => {
  const common = { method: 'post', allowance: 'passkey', secret: true } as const;
  return [
    page(deps)({ ...common, path: '/me/passkeys/begin', run: begin }),
    page(deps)({ ...common, path: '/me/passkeys', run: add }),
    page(deps)({ method: 'post', path: '/me/passkeys/:id', run: remove }),
    page(deps)({ ...common, path: '/in/passkey/begin', run: beginSignIn }),
    page(deps)({ ...common, path: '/in/passkey', run: signIn }),
  ];
};
