import { z } from 'zod';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  siteAt,
} from '../../service/account/passkeys.js';
import { madePasskey, Signed } from '../input/passkeys.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { Person } from './account-schemas.js';
import { id, personName } from '../input/fields.js';
import { locationHeader } from './headers.js';

const own = { tag: 'Account', scope: 'never' } as const;
const when = z.iso.datetime();

const Passkey = z
  .object({ id, name: z.string(), createdAt: when, lastUsedAt: when.nullable() })
  .meta({ id: 'Passkey' });

const Options = z
  .looseObject({ challenge: z.string() })
  .meta({ description: 'For `navigator.credentials`, in JSON form; valid once, for five minutes' });

const list = personRoute({
  ...own,
  id: 'listPasskeys',
  method: 'get',
  path: '/me/passkeys',
  summary: 'List your passkeys',
  allowance: 'read',
  answers: { 200: { description: 'All of them', schema: z.object({ passkeys: z.array(Passkey) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { passkeys: await listPasskeys(deps.service, actor) },
  }),
});

const begin = personRoute({
  ...own,
  id: 'beginPasskey',
  method: 'post',
  path: '/me/passkeys/begin',
  summary: 'Start adding a passkey',
  description: 'Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'passkey',
  answers: { 200: { description: 'The options for the authenticator', schema: Options } },
  problems: [409],
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: await beginPasskey(deps.service, actor, siteAt(deps.baseUrl)),
  }),
});

const add = personRoute({
  ...own,
  id: 'addPasskey',
  method: 'post',
  path: '/me/passkeys',
  summary: 'Store the passkey that the authenticator created',
  description: 'Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'passkey',
  body: z.strictObject({ name: personName, response: madePasskey }),
  answers: { 201: { description: 'The passkey', schema: Passkey } },
  problems: [409],
  handle: async ({ body, deps, actor }) => {
    const passkey = await addPasskey(deps.service, actor, siteAt(deps.baseUrl), body);
    return { status: 201, body: passkey, headers: locationHeader(`/me/passkeys/${passkey.id}`) };
  },
});

const remove = personRoute({
  ...own,
  id: 'removePasskey',
  method: 'delete',
  path: '/me/passkeys/{passkey}',
  summary: 'Remove a passkey',
  description: 'Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  params: z.strictObject({ passkey: id }),
  answers: { 204: { description: 'It can no longer be used to sign in' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await removePasskey(deps.service, actor, params.passkey);
    return { status: 204 };
  },
});

const beginSignIn = route({
  id: 'beginPasskeySignIn',
  method: 'post',
  path: '/sign-in/passkey/begin',
  tag: 'Sign-in',
  summary: 'Start signing in with a passkey',
  description: 'No address is needed: the passkey identifies its owner.',
  access: 'anyone',
  scope: 'never',
  allowance: 'passkey',
  answers: { 200: { description: 'The options for the authenticator', schema: Options } },
  handle: async ({ deps }) => ({
    status: 200,
    body: await beginPasskeySignIn(deps.service, siteAt(deps.baseUrl)),
  }),
});

const signIn = route({
  id: 'signInWithPasskey',
  method: 'post',
  path: '/sign-in/passkey',
  tag: 'Sign-in',
  summary: 'Sign in with a passkey',
  access: 'anyone',
  scope: 'never',
  allowance: 'passkey',
  body: z.strictObject({ response: Signed }),
  answers: {
    201: {
      description: 'A session',
      schema: z.object({ token: z.string(), expiresAt: when, person: Person }),
    },
  },
  problems: [401],
  handle: async ({ body, deps, device }) => {
    const request = { response: body.response, device };
    const { token, expiresAt, person } = await signInWithPasskey(deps.service, siteAt(deps.baseUrl), request);
    return {
      status: 201,
      body: { token, expiresAt, person },
      headers: locationHeader('/sessions/current'),
    };
  },
});

export const passkeyRoutes: readonly ApiRoute[] = [list, begin, add, remove, beginSignIn, signIn];
