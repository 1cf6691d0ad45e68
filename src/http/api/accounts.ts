import { z } from 'zod';
import {
  changePerson,
  listDeliveries,
  setGameMails,
  showPerson,
  wantsGameMails,
} from '../../service/account/people.js';
import {
  listSessions,
  openSeatLink,
  requestSignIn,
  revokeAllOther,
  revokeSeatLinks,
  revokeSession,
  showSeatLink,
  showSignIn,
  showSignInCode,
  signOut,
  spendSignIn,
  spendSignInCode,
} from '../../service/account/signin.js';
import { changeShowsResults, showsResults as areResultsShown } from '../../service/tables/shown-results.js';
import type { Person as Account, PersonActor } from '../../service/types.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { limitSignIn } from '../mail-limits.js';
import { mustBePerson, mustBeSomeone } from '../viewer.js';
import { personRoute, type ApiRoute, route } from './route.js';
import {
  Delivery,
  forcedMoves,
  isProgram,
  Me,
  Person,
  Session,
  showsResultsField,
} from './account-schemas.js';
import { gameParams } from './schemas.js';
import { address, id, language, personName, seat, secret, signInCode, timeZone } from '../input/fields.js';
import { locationHeader } from './headers.js';

/** Stands for the program that asked. */
const binding = secret;

const Token = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

const askForLink = route({
  id: 'askForSignInLink',
  method: 'post',
  path: '/sign-in',
  tag: 'Sign-in',
  summary: 'Request a sign-in link by e-mail',
  description:
    'The answer is the same for known and unknown addresses. The link works once, within ten minutes, and only together with `binding`, which nobody else receives.',
  access: 'anyone',
  allowance: 'write',
  body: z.strictObject({ email: address, language: language.exactOptional() }),
  answers: {
    202: {
      description: 'If the address is correct, a link has been sent',
      schema: z.object({ binding, expiresAt: z.iso.datetime() }),
    },
  },
  handle: async ({ body, deps, context, ip }) => {
    await limitSignIn(deps, { email: body.email, ip, context });
    const asked = await requestSignIn(deps.service, {
      email: body.email,
      language: body.language ?? context.language,
    });
    return { status: 202, body: asked };
  },
});

const peek = route({
  id: 'showSignInLink',
  method: 'post',
  path: '/sign-in/show',
  tag: 'Sign-in',
  summary: 'Show whose link this is',
  description: 'Changes nothing; the secret remains valid.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: {
    200: {
      description: 'The name of the person',
      schema: z.object({ name: z.string(), isNew: z.boolean() }),
    },
  },
  problems: [401],
  handle: async ({ body, deps }) => {
    const { name, isNew } = await showSignIn(deps.service, body.secret);
    return { status: 200, body: { name, isNew } };
  },
});

const newcomer = { name: personName.exactOptional(), timeZone: timeZone.exactOptional() };

const Entered = Token.extend({ person: Person });

/** Where a session ends itself. */
const thisSession = locationHeader('/sessions/current');

const redeem = route({
  id: 'redeemSignInLink',
  method: 'post',
  path: '/sign-in/redeem',
  tag: 'Sign-in',
  summary: 'Redeem a link for a session',
  description: 'Send the token as `Authorization: Bearer TOKEN`. An unknown address creates a new person.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret, binding, ...newcomer }),
  answers: { 201: { description: 'A session', schema: Entered } },
  problems: [401],
  handle: async ({ body, deps, device }) => {
    const { token, expiresAt, person } = await spendSignIn(deps.service, { ...body, device });
    return { status: 201, body: { token, expiresAt, person }, headers: thisSession };
  },
});

const showCode = route({
  id: 'showSignInCode',
  method: 'post',
  path: '/sign-in/show-code',
  tag: 'Sign-in',
  summary: 'Show the code for a link that was requested elsewhere',
  description:
    'For clients that have the link but not the `binding`: six digits to be entered where the link was requested. This opens no session. Repeated requests return the same code.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 200: { description: 'The code', schema: z.object({ code: signInCode }) } },
  problems: [401],
  handle: async ({ body, deps }) => ({
    status: 200,
    body: { code: await showSignInCode(deps.service, body.secret) },
  }),
});

const redeemCode = route({
  id: 'redeemSignInCode',
  method: 'post',
  path: '/sign-in/redeem-code',
  tag: 'Sign-in',
  summary: 'Redeem the code of a link for a session',
  description: 'After five wrong codes, no code is accepted any more (`code-used-up`).',
  access: 'anyone',
  allowance: 'signInCode',
  body: z.strictObject({ code: signInCode, binding, ...newcomer }),
  answers: { 201: { description: 'A session', schema: Entered } },
  problems: [401],
  handle: async ({ body, deps, device }) => {
    const { token, expiresAt, person } = await spendSignInCode(deps.service, { ...body, device });
    return { status: 201, body: { token, expiresAt, person }, headers: thisSession };
  },
});

const seatPeek = route({
  id: 'showSeatLink',
  method: 'post',
  path: '/seat-links/show',
  tag: 'Sign-in',
  summary: 'Show the game and seat of the link in a turn e-mail',
  description: 'Changes nothing.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: {
    200: {
      description: 'The game and the seat',
      schema: z.object({ gameId: id, gameName: z.string(), seat, name: z.string() }),
    },
  },
  problems: [401],
  handle: async ({ body, deps }) => {
    const { gameId, gameName, seat: number, name } = await showSeatLink(deps.service, body.secret);
    return { status: 200, body: { gameId, gameName, seat: number, name } };
  },
});

const seatRedeem = route({
  id: 'openSeatLink',
  method: 'post',
  path: '/seat-links/open',
  tag: 'Sign-in',
  summary: 'Open a session for one seat of one game',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 201: { description: 'A session', schema: Token.extend({ gameId: id, seat }) } },
  problems: [401],
  handle: async ({ body, deps, device }) => {
    const { token, expiresAt, actor } = await openSeatLink(deps.service, body.secret, device);
    const where = actor.kind === 'seat' ? { gameId: actor.gameId, seat: actor.seat } : {};
    return { status: 201, body: { token, expiresAt, ...where }, headers: thisSession };
  },
});

const seatRevoke = route({
  id: 'revokeSeatLinks',
  method: 'delete',
  path: '/games/{id}/seat-links',
  tag: 'Sign-in',
  summary: 'Revoke all e-mailed links and seat sessions of your seats in a game',
  access: 'player',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, deps, context }) => {
    await revokeSeatLinks(deps.service, mustBeSomeone(actorIn(context, params.id)), params.id);
    return { status: 204 };
  },
});

const MailChoice = z.strictObject({ on: z.boolean() });

const gameMails = route({
  id: 'showGameMails',
  method: 'get',
  path: '/games/{id}/mails',
  tag: 'People',
  summary: 'Show whether you get e-mails about a game',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'Your choice', schema: MailChoice } },
  problems: [404],
  handle: async ({ params, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    return { status: 200, body: { on: await wantsGameMails(deps.service, actor, params.id) } };
  },
});

const setMails = route({
  id: 'setGameMails',
  method: 'put',
  path: '/games/{id}/mails',
  tag: 'People',
  summary: 'Turn e-mails about a game off or on',
  access: 'player',
  allowance: 'write',
  params: gameParams,
  body: MailChoice,
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, body, deps, context }) => {
    await setGameMails(deps.service, mustBeSomeone(actorIn(context, params.id)), params.id, body.on);
    return { status: 204 };
  },
});

const sessions = personRoute({
  id: 'listSessions',
  method: 'get',
  path: '/sessions',
  tag: 'Sign-in',
  summary: 'List your sessions',
  scope: 'never',
  allowance: 'read',
  answers: { 200: { description: 'All open sessions', schema: z.object({ sessions: z.array(Session) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { sessions: await listSessions(deps.service, actor) },
  }),
});

const endSession = route({
  id: 'endSession',
  method: 'delete',
  path: '/sessions/{session}',
  tag: 'Sign-in',
  summary: 'End a session',
  description: '`current` stands for the session of the request.',
  access: 'player',
  scope: 'never',
  allowance: 'write',
  params: z.strictObject({ session: id }),
  answers: { 204: { description: 'Ended; its token is refused from now on' } },
  problems: [404],
  handle: async ({ params, deps, context }) => {
    if (params.session === 'current')
      await signOut(deps.service, mustBeSomeone(context.viewer ?? context.seatViewer));
    else await revokeSession(deps.service, mustBePerson(context.viewer), params.session);
    return { status: 204 };
  },
});

const endOthers = personRoute({
  id: 'endOtherSessions',
  method: 'delete',
  path: '/sessions',
  tag: 'Sign-in',
  summary: 'End all your other sessions',
  description: 'The links in the turn e-mails sent so far stop working too.',
  scope: 'never',
  allowance: 'write',
  answers: { 204: { description: 'Ended; their tokens are refused from now on' } },
  handle: async ({ deps, actor }) => {
    await revokeAllOther(deps.service, actor);
    return { status: 204 };
  },
});

const asMe = async (deps: HttpDeps, actor: PersonActor, person: Account): Promise<z.infer<typeof Me>> => ({
  ...person,
  showsResults: await areResultsShown(deps.service, actor),
});

const me = personRoute({
  id: 'showMe',
  method: 'get',
  path: '/me',
  tag: 'People',
  summary: 'Show your account',
  allowance: 'read',
  answers: { 200: { description: 'Name, address, language, time zone', schema: Me } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: await asMe(deps, actor, await showPerson(deps.service, actor)),
  }),
});

const changeMe = personRoute({
  id: 'changeMe',
  method: 'patch',
  path: '/me',
  tag: 'People',
  summary:
    'Change your name, language or time zone, whether others see your results, whether a program plays, and whether forced moves are made for you',
  scope: 'never',
  allowance: 'write',
  body: z.strictObject({
    name: personName.exactOptional(),
    language: language.exactOptional(),
    timeZone: timeZone.exactOptional(),
    showsResults: showsResultsField.exactOptional(),
    isProgram: isProgram.exactOptional(),
    forcedMoves: forcedMoves.exactOptional(),
  }),
  answers: { 200: { description: 'The new state', schema: Me } },
  handle: async ({ body: { showsResults: shows, ...change }, deps, actor }) => {
    const person = await changePerson(deps.service, actor, change);
    if (shows !== undefined) await changeShowsResults(deps.service, actor, shows);
    return { status: 200, body: await asMe(deps, actor, person) };
  },
});

const deliveries = personRoute({
  id: 'listDeliveries',
  method: 'get',
  path: '/me/deliveries',
  tag: 'People',
  summary: 'List your newest e-mails and every attempt to send them',
  allowance: 'read',
  answers: { 200: { description: 'Newest first', schema: z.object({ deliveries: z.array(Delivery) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { deliveries: await listDeliveries(deps.service, actor) },
  }),
});

export const accountRoutes: readonly ApiRoute[] = [
  askForLink,
  peek,
  redeem,
  showCode,
  redeemCode,
  seatPeek,
  seatRedeem,
  seatRevoke,
  gameMails,
  setMails,
  sessions,
  endSession,
  endOthers,
  me,
  changeMe,
  deliveries,
];
