import { z } from 'zod';
import {
  addAddress,
  confirmAddress,
  listAddresses,
  makePrimary,
  removeAddress,
  showAddressLink,
} from '../../service/account/addresses.js';
import { deleteAccount } from '../../service/personal-data/erase/index.js';
import { exportAccount } from '../../service/personal-data/export/index.js';
import { listTokens, makeToken, revokeToken } from '../../service/account/tokens.js';
import { limitNewAddress } from '../mail-limits.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { address, id, personName, secret } from '../input/fields.js';
import { locationHeader } from './headers.js';

/** What a program must not do for somebody: these routes take no personal token. */
const own = { tag: 'Account', scope: 'never' } as const;

const when = z.iso.datetime();

const Address = z
  .object({
    id,
    email: z.string(),
    verified: z.boolean(),
    primary: z.boolean().meta({ description: 'E-mails go to this address' }),
    createdAt: when,
    expiresAt: when
      .nullable()
      .meta({ description: 'When its link expires; null once the address is verified' }),
  })
  .meta({ id: 'Address' });

const addresses = personRoute({
  ...own,
  id: 'listAddresses',
  method: 'get',
  path: '/me/addresses',
  summary: 'List your addresses',
  allowance: 'read',
  answers: { 200: { description: 'All of them', schema: z.object({ addresses: z.array(Address) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { addresses: await listAddresses(deps.service, actor) },
  }),
});

const add = personRoute({
  ...own,
  id: 'addAddress',
  method: 'post',
  path: '/me/addresses',
  summary: 'Add an address',
  description:
    'A link is sent to the address, which counts once it is confirmed. The answer is the same if the address belongs to somebody else. Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  body: z.strictObject({ email: address }),
  answers: { 202: { description: 'If the address is correct, a link has been sent' } },
  problems: [409],
  handle: async ({ body, deps, ip, actor }) => {
    await limitNewAddress(deps, actor.personId, { email: body.email, ip });
    await addAddress(deps.service, actor, body);
    return { status: 202 };
  },
});

const peek = route({
  id: 'showAddressLink',
  method: 'post',
  path: '/me/addresses/show',
  tag: 'Account',
  summary: 'Show which address a link is for',
  description: 'Changes nothing.',
  access: 'anyone',
  scope: 'never',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 200: { description: 'The address', schema: z.object({ email: z.string() }) } },
  problems: [401],
  handle: async ({ body, deps }) => ({
    status: 200,
    body: await showAddressLink(deps.service, body.secret),
  }),
});

const confirm = personRoute({
  ...own,
  id: 'confirmAddress',
  method: 'post',
  path: '/me/addresses/confirm',
  summary: 'Confirm an address with the link that was sent to it',
  description: 'Only the person who added the address can do this, once, within 24 hours.',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 204: { description: 'It counts from now on' } },
  handle: async ({ body, deps, actor }) => {
    await confirmAddress(deps.service, actor, body.secret);
    return { status: 204 };
  },
});

const addressParams = z.strictObject({ address: id });

const primary = personRoute({
  ...own,
  id: 'makeAddressPrimary',
  method: 'put',
  path: '/me/addresses/{address}/primary',
  summary: 'Choose the address for your e-mails',
  description:
    'The previous address is notified. Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  params: addressParams,
  answers: { 204: { description: 'Done' } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    await makePrimary(deps.service, actor, params.address);
    return { status: 204 };
  },
});

const remove = personRoute({
  ...own,
  id: 'removeAddress',
  method: 'delete',
  path: '/me/addresses/{address}',
  summary: 'Remove an address',
  description:
    'The address for your e-mails cannot be removed; choose another one first. Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  params: addressParams,
  answers: { 204: { description: 'Done' } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    await removeAddress(deps.service, actor, params.address);
    return { status: 204 };
  },
});

const scope = z.enum(['read', 'play', 'manage']);

export const Token = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(scope),
    gameId: id.nullable().meta({ description: 'The game for which it is valid; null for all games' }),
    createdAt: when,
    expiresAt: when,
    lastUsedAt: when.nullable().meta({ description: 'Accurate to the hour' }),
  })
  .meta({ id: 'Token' });

const tokens = personRoute({
  ...own,
  id: 'listTokens',
  method: 'get',
  path: '/me/tokens',
  summary: 'List your personal tokens',
  description: 'Lists the valid tokens. A token itself is never shown again.',
  allowance: 'read',
  answers: { 200: { description: 'Newest first', schema: z.object({ tokens: z.array(Token) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { tokens: await listTokens(deps.service, actor) },
  }),
});

const makeOne = personRoute({
  ...own,
  id: 'makeToken',
  method: 'post',
  path: '/me/tokens',
  summary: 'Create a token for a program',
  description:
    'Send it as `Authorization: Bearer bp_…`. It is shown only once. Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  body: z.strictObject({
    name: personName,
    scopes: z.array(scope).min(1).max(3),
    gameId: id.exactOptional(),
    days: z.int().min(1).max(366).default(90),
  }),
  answers: { 201: { description: 'The token', schema: Token.extend({ token: z.string() }) } },
  problems: [404, 409],
  handle: async ({ body, deps, actor }) => {
    const made = await makeToken(deps.service, actor, body);
    return { status: 201, body: made, headers: locationHeader(`/me/tokens/${made.id}`) };
  },
});

const revoke = personRoute({
  ...own,
  id: 'revokeToken',
  method: 'delete',
  path: '/me/tokens/{token}',
  summary: 'Revoke a token',
  allowance: 'write',
  params: z.strictObject({ token: id }),
  answers: { 204: { description: 'It is refused from now on' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await revokeToken(deps.service, actor, params.token);
    return { status: 204 };
  },
});

const exported = personRoute({
  ...own,
  id: 'exportAccount',
  method: 'get',
  path: '/me/export',
  summary: 'Export everything the service stores about you',
  allowance: 'heavy',
  answers: {
    200: {
      description: 'By area; no secrets',
      schema: z.object({
        format: z.literal('bahnpost-account-1'),
        at: when,
        data: z.record(z.string(), z.unknown()),
      }),
    },
  },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: await exportAccount(deps.service, actor),
  }),
});

const leave = personRoute({
  ...own,
  id: 'deleteAccount',
  method: 'post',
  path: '/me/delete',
  summary: 'Delete your account permanently',
  description:
    'Your name and addresses are erased, your sessions and tokens end, and your seats in running games become free. Games and their logs stay. Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  body: z.strictObject({ word: z.string().max(40).meta({ description: '`delete`, to confirm' }) }),
  answers: { 204: { description: 'Done' } },
  handle: async ({ body, deps, actor }) => {
    await deleteAccount(deps.service, actor, body);
    return { status: 204 };
  },
});

/** `/me/addresses/confirm` and `/show` stand before the paths with an id. */
export const securityRoutes: readonly ApiRoute[] = [
  addresses,
  add,
  peek,
  confirm,
  primary,
  remove,
  tokens,
  makeOne,
  revoke,
  exported,
  leave,
];
