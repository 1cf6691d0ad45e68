import {
  allowProgram,
  CONSENT_DAYS,
  mayReturnTo,
  programOf,
  type Program,
} from '../../service/account/consent.js';
import { isFresh } from '../../service/account/fresh.js';
import type { HttpDeps } from '../deps.js';
import { CONSENT_SCOPES, isOwnResource } from '../oauth.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { formLeadsTo } from '../security.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { goTo, page, type PageCall, sendPage } from './page.js';

/* Where a person lets a program in that has sent them here (OAuth 2.1). */

const PATH = '/oauth/authorize';

/** What the program has sent along, which the form sends once more. */
const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const;

type Sent = { readonly [name in (typeof names)[number]]: string };

declare module '../views.js' {
  interface PageModels {
    readonly consent: ConsentPage;
  }
}

interface ConsentPage {
  readonly fresh: boolean;
  /** What the request lacks, by OAuth's own name. */
  readonly fault: string | undefined;
  readonly next: string;
  readonly program: string;
  readonly place: string;
  readonly play: boolean;
  readonly days: number;
  readonly sent: readonly { readonly name: string; readonly value: string }[];
}

const sentIn = ({ query, form }: PageCall): Sent => {
  const given = Object.keys(form).length > 0 ? form : query;
  const one = (name: string): string => {
    const value = given[name];
    if (typeof value === 'string') return value;
    // None of them may come twice but `resource`; several are none of ours.
    return name === 'resource' && value !== undefined ? JSON.stringify(value) : '';
  };
  return Object.fromEntries(names.map(name => [name, one(name)])) as Sent;
};

/** The program that asks. Nobody is sent to a place that it has not named before. @throws HttpProblem 400 */
const programIn = ({ deps }: PageCall, { client_id: id, redirect_uri: redirect }: Sent): Program => {
  const program = programOf(deps.service, id);
  if (!program || !mayReturnTo(program, redirect)) throw new HttpProblem(400, 'unknown-program', {});
  return program;
};

/** Sends the person back to the program, with what it asked for or why not. */
const back = ({ deps, res }: PageCall, sent: Sent, answer: { readonly [name: string]: string }): void => {
  const url = new URL(sent.redirect_uri);
  const { origin: iss } = deps.baseUrl;
  const state = sent.state === '' ? {} : { state: sent.state };
  for (const [name, value] of Object.entries({ ...answer, ...state, iss })) url.searchParams.set(name, value);
  res.redirect(303, url.href);
};

/** What the request lacks, by OAuth's own name; undefined for nothing. */
const faultIn = ({ deps }: PageCall, sent: Sent): string | undefined => {
  if (sent.response_type !== 'code') return 'unsupported_response_type';
  if (sent.resource !== '' && !isOwnResource(deps, sent.resource)) return 'invalid_target';
  const isProof = sent.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(sent.code_challenge);
  return isProof ? undefined : 'invalid_request';
};

const addressOf = (sent: Sent): string =>
  `${PATH}?${new URLSearchParams(Object.entries(sent).filter(([, value]) => value !== '')).toString()}`;

const wantsToPlay = ({ scope }: Sent): boolean => scope === '' || scope.split(' ').includes('play');

/** Where people are sent back to, as they can tell it: an installed program may call its own places like a site. */
const placeOf = (address: string): string => {
  const { host, protocol } = new URL(address);
  if (protocol === 'https:' || protocol === 'http:') return host;
  return host === '' ? protocol : `${protocol}//${host}`;
};

/**
 * Shows what a program asks for. One that asks wrongly is told so once its person presses the button for it: anybody can register a
 * program, and a link to here must not lead elsewhere by itself (RFC 9700, 4.11.2).
 */
const ask = async (call: PageCall): Promise<void> => {
  const { deps, res, context, t } = call;
  const sent = sentIn(call);
  const program = programIn(call, sent);
  const fault = faultIn(call, sent);
  const { viewer } = context;
  const person = viewer?.kind === 'person' ? viewer : null;
  if (fault === undefined && !person) return goTo(res, `/in?next=${encodeURIComponent(addressOf(sent))}`);
  if (fault !== undefined) res.status(400);
  formLeadsTo(res, sent.redirect_uri);
  sendPage(call, 'consent', t('consent'), {
    fresh: person !== null && (await isFresh(deps.service, person)),
    fault,
    next: addressOf(sent),
    program: program.name,
    place: placeOf(sent.redirect_uri),
    play: wantsToPlay(sent),
    days: CONSENT_DAYS,
    sent: Object.entries(sent).map(([name, value]) => ({ name, value })),
  });
};

const decide = async (call: PageCall): Promise<void> => {
  const { deps, form, context } = call;
  const sent = sentIn(call);
  const program = programIn(call, sent);
  const fault = faultIn(call, sent);
  if (fault !== undefined) return back(call, sent, { error: fault });
  const actor = mustBePerson(context.viewer);
  if (form['do'] !== 'allow') return back(call, sent, { error: 'access_denied' });
  const code = await allowProgram(deps.service, actor, {
    programId: sent.client_id,
    name: program.name,
    redirect: sent.redirect_uri,
    challenge: sent.code_challenge,
    scopes: CONSENT_SCOPES.filter(scope => scope === 'read' || form['play'] === 'on'),
  });
  back(call, sent, { code });
};

export const consentPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: PATH, secret: true, run: ask }),
  page(deps)({ method: 'post', path: PATH, secret: true, run: orAgain(ask, decide) }),
];
