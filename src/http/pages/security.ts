import type { Form } from '../input/body.js';
import { isFresh } from '../../service/account/fresh.js';
import { listAddresses } from '../../service/account/addresses.js';
import { listPasskeys } from '../../service/account/passkeys.js';
import { listTokens, SCOPES } from '../../service/account/tokens.js';
import { listGoingGames } from '../../service/tables/games.js';
import { showPerson } from '../../service/account/people.js';
import { listSessions, requestSignIn, revokeAllOther, revokeSession } from '../../service/account/signin.js';
import { timeText } from '../../words/time.js';
import type { HttpDeps } from '../deps.js';
import { ipKey } from '../limits.js';
import { limitSignIn } from '../mail-limits.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { namesOfOwnGames } from './channels.js';
import { awaitLink, bindingOf } from './enter.js';
import { tokenText, usedText } from './key-text.js';
import { goTo, page, type PageCall, sendPage } from './page.js';

const HERE = '/me/security';

const addressModels = async ({ deps, context, t }: PageCall, time: (at: Date) => string) =>
  (await listAddresses(deps.service, mustBePerson(context.viewer))).map(
    ({ id, email, verified, primary, expiresAt }) => ({
      id,
      email,
      primary,
      canBePrimary: verified && !primary,
      about: expiresAt ? t('addressWaiting', { time: time(expiresAt) }) : undefined,
    }),
  );

const passkeyModels = async (call: PageCall, time: (at: Date) => string) =>
  (await listPasskeys(call.deps.service, mustBePerson(call.context.viewer))).map(
    ({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      about: `${call.t('madeAt', { time: time(createdAt) })}, ${usedText(call, lastUsedAt, time)}`,
    }),
  );

const sessionModels = async (call: PageCall, time: (at: Date) => string) => {
  const { deps, context, t } = call;
  const actor = mustBePerson(context.viewer);
  const sessions = await listSessions(deps.service, actor);
  const nameOf = await namesOfOwnGames(call, actor, sessions);
  return sessions.map(({ id, kind, gameId, createdAt, lastUsedAt, device, current }) => ({
    id,
    current,
    gameId,
    game: nameOf(gameId),
    device: device === '' ? t('sessionDevice') : device,
    about: t(kind === 'seat' ? 'sessionSeat' : 'sessionAbout', { time: time(createdAt) }),
    used: t('usedAt', { time: time(lastUsedAt) }),
  }));
};

const tokenModels = async (call: PageCall, time: (at: Date) => string) => {
  const actor = mustBePerson(call.context.viewer);
  const tokens = await listTokens(call.deps.service, actor);
  const nameOf = await namesOfOwnGames(call, actor, tokens);
  return tokens.map(token => ({
    id: token.id,
    name: token.name,
    scopes: token.scopes.map(scope => call.t(`scope-${scope}`)),
    game: token.gameId && call.t('tokenOneGame', { name: nameOf(token.gameId) ?? token.gameId }),
    about: tokenText(call, token, time),
  }));
};

interface TokenTypedScope {
  readonly scope: string;
  readonly label: string;
  readonly chosen: boolean;
}

interface TokenTyped {
  readonly name: string | undefined;
  readonly days: string;
  readonly scopes: readonly TokenTypedScope[];
}

/** The form of a new token, as it was typed or as it begins. */
const tokenTyped = ({ form, t }: PageCall): TokenTyped => {
  const sent = form['days'] !== undefined;
  return {
    name: sent ? form['name'] : '',
    days: form['days'] ?? '90',
    scopes: SCOPES.map(scope => ({
      scope,
      label: t(`scope-${scope}`),
      chosen: sent ? form[scope] === 'on' : scope === 'read',
    })),
  };
};

const doneText = ({ query, t }: PageCall): string | undefined => {
  if (query['sent'] !== undefined) return t('addressSent');
  return query['saved'] === undefined ? undefined : t('saved');
};

declare module '../views.js' {
  interface PageModels {
    readonly security: SecurityPage;
  }
}

interface SecurityPage {
  readonly fresh: boolean;
  readonly next: string;
  readonly done: string | undefined;
  readonly addresses: readonly SecurityAddress[];
  readonly passkeys: readonly SecurityPasskey[];
  readonly sessions: readonly SecuritySession[];
  readonly tokens: readonly SecurityToken[];
  readonly typed: Form;
  readonly token: TokenTyped;
  readonly games: readonly SecurityGame[];
}

interface SecurityGame {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
}

interface SecurityToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly game: string | null;
  readonly about: string;
}

interface SecuritySession {
  readonly id: string;
  readonly current: boolean;
  readonly gameId: string | null;
  readonly game: string | undefined;
  readonly device: string;
  readonly about: string;
  readonly used: string;
}

interface SecurityPasskey {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

interface SecurityAddress {
  readonly id: string;
  readonly email: string;
  readonly primary: boolean;
  readonly canBePrimary: boolean;
  readonly about: string | undefined;
}

export const showSecurity = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const actor = mustBePerson(context.viewer);
  const [person, games, fresh] = await Promise.all([
    showPerson(deps.service, actor),
    listGoingGames(deps.service, actor),
    isFresh(deps.service, actor),
  ]);
  const time = timeText(context.language, person.timeZone);
  sendPage(call, 'security', t('security'), {
    fresh,
    next: HERE,
    done: doneText(call),
    addresses: await addressModels(call, time),
    passkeys: await passkeyModels(call, time),
    sessions: await sessionModels(call, time),
    tokens: await tokenModels(call, time),
    typed: call.form,
    token: tokenTyped(call),
    games: games.map(({ id, name }) => ({ id, name, chosen: id === call.form['game'] })),
  });
};

/** Mails a sign-in link to whoever is signed in: a fresh session is what changes of the account need. */
const confirm = async (call: PageCall): Promise<void> => {
  const { deps, req, context, form } = call;
  const { email } = await showPerson(deps.service, mustBePerson(context.viewer));
  await limitSignIn(deps, { email, ip: ipKey(req.ip), context });
  const asked = await requestSignIn(deps.service, { email, before: bindingOf(call) });
  awaitLink(call, asked, form['next'] ?? HERE);
};

const endSession = async ({ deps, params, res, context }: PageCall): Promise<void> => {
  await revokeSession(deps.service, mustBePerson(context.viewer), String(params['id']));
  goTo(res, HERE);
};

const endOthers = async ({ deps, res, context }: PageCall): Promise<void> => {
  await revokeAllOther(deps.service, mustBePerson(context.viewer));
  goTo(res, `${HERE}?saved`);
};

export const securityPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: showSecurity }),
  page(deps)({ method: 'post', path: '/me/confirm', secret: true, run: confirm }),
  page(deps)({ method: 'post', path: '/me/sessions/others', run: endOthers }),
  page(deps)({ method: 'post', path: '/me/sessions/:id', run: endSession }),
];
