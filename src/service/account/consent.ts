import { createHash } from 'node:crypto';
import { activateToken, direct, renewToken, revokeTokenById, revokeTokenOf } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { isOurs, linkSecret, newId, withEachSecret } from '../secrets.js';
import { cleanName } from '../text.js';
import type { PersonActor, Scope } from '../types.js';
import { TOKEN_MARK, tokenHash } from './token-actor.js';
import { keepToken } from './tokens.js';

/*
 * Programs that people let in by pressing a button, instead of by a token that they copy (OAuth 2.1). Nothing is kept of a program
 * or of a request: both are signed. What a person allows is a token like any other, which counts once its code is exchanged.
 */

/** What a program says of itself. */
export interface Program {
  readonly name: string;
  /** Where its people may be sent back to. */
  readonly redirects: readonly string[];
  /** It renews its tokens, which then count for an hour only. */
  readonly renews?: true;
}

/** How many minutes a code may wait to be exchanged. */
const CODE_MINUTES = 10;

/** How many days a consent lasts; then its owner is asked again. */
export const CONSENT_DAYS = 90;

/** For how many seconds a renewable token is valid. */
const ACCESS_SECONDS = 3600;

type Purpose = 'program' | 'consent' | 'renewal';

const sealed = (deps: Deps, purpose: Purpose, content: object): string => {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${linkSecret(deps, purpose, text)}`;
};

/** What was sealed here; null for anything else. */
const opened = <T>(deps: Deps, purpose: Purpose, given: string): T | null => {
  const [text = '', signature = ''] = given.split('.');
  if (!isOurs(deps, signature, one => linkSecret(one, purpose, text))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as T;
};

/** What a program calls itself: its owner reads it when they are asked, in a mail and among their tokens. @throws Invalid `bad-token-name` */
export const cleanProgramName = (name: string): string => cleanName(name, 'bad-token-name');

/** The id by which a program is known from now on. */
export const idOfProgram = (deps: Deps, program: Program): string => sealed(deps, 'program', program);

/** The program of an id; null where it was not given here. */
export const programOf = (deps: Deps, id: string): Program | null => opened<Program>(deps, 'program', id);

/** Ports of one's own computer are chosen anew each time (RFC 8252, 7.3). */
const withoutPort = (address: string): string => {
  const url = new URL(address);
  if (url.protocol === 'http:') url.port = '';
  return url.href;
};

/** May the program's people be sent there? */
export const mayReturnTo = ({ redirects }: Program, address: string): boolean =>
  URL.canParse(address) && redirects.some(one => withoutPort(one) === withoutPort(address));

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What a code stands for. */
interface Code {
  readonly id: string;
  /** Digests of the program's id and of the address that its people go back to. */
  readonly program: string;
  readonly redirect: string;
  /** What the program has to know the origin of (PKCE, S256). */
  readonly challenge: string;
}

/** What a program asks for, and what its owner allows. */
export interface Consent {
  readonly programId: string;
  readonly name: string;
  readonly redirect: string;
  readonly challenge: string;
  readonly scopes: readonly Scope[];
}

const tokenFor = (deps: Deps, code: string): string => TOKEN_MARK + linkSecret(deps, 'consent-token', code);

/**
 * Lets a program in. The token lies ready, and nobody knows it before the code is exchanged.
 * @returns the code
 * @throws as `makeToken`
 */
export const allowProgram = async (
  deps: Deps,
  actor: PersonActor,
  { programId, name, redirect, challenge, scopes }: Consent,
): Promise<string> => {
  const content: Code = {
    id: newId(deps, 26),
    program: digest(programId),
    redirect: digest(redirect),
    challenge,
  };
  const code = sealed(deps, 'consent', content);
  const until = new Date(deps.clock().getTime() + CODE_MINUTES * 60_000);
  await keepToken(deps, actor, { name: cleanProgramName(name), scopes, token: tokenFor(deps, code), until });
  return code;
};

/** What a program sends for its token. */
export interface Exchange {
  readonly code: string;
  readonly programId: string;
  readonly redirect: string;
  readonly verifier: string;
}

export interface Exchanged {
  readonly token: string;
  readonly scopes: readonly Scope[];
  /** How long the token counts. */
  readonly seconds: number;
  /** What renews it, once; left out for programs that do not. */
  readonly renewal?: string;
}

/** What renews a token. */
interface Renewal {
  /** Of the token. */
  readonly id: string;
  /** How often it was renewed before. */
  readonly renewed: number;
  /** The digest of the program's id. */
  readonly program: string;
}

/** So that people, and programs that look for secrets in public places, know one when they see it. */
const RENEWAL_MARK = 'bpr_';

const renewalOf = (deps: Deps, content: Renewal): string => RENEWAL_MARK + sealed(deps, 'renewal', content);

const openedRenewal = (deps: Deps, given: string): Renewal | null =>
  given.startsWith(RENEWAL_MARK) ? opened<Renewal>(deps, 'renewal', given.slice(RENEWAL_MARK.length)) : null;

const inSeconds = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

const fitsCode = (content: Code, { programId, redirect, verifier }: Exchange): boolean =>
  content.program === digest(programId) &&
  content.redirect === digest(redirect) &&
  content.challenge === digest(verifier);

/** The token of a code, once; null for a code that is none. One that comes twice has got into other hands: its token ends. */
export const exchangeCode = async (deps: Deps, exchange: Exchange): Promise<Exchanged | null> => {
  const { code, programId } = exchange;
  const content = opened<Code>(deps, 'consent', code);
  if (!content || !fitsCode(content, exchange)) return null;
  const now = deps.clock();
  const renews = programOf(deps, programId)?.renews === true;
  const seconds = renews ? ACCESS_SECONDS : CONSENT_DAYS * 86_400;
  for (const one of withEachSecret(deps)) {
    const token = tokenFor(one, code);
    const grant = await activateToken(direct(deps.db), tokenHash(token), {
      now,
      until: inSeconds(now, CONSENT_DAYS * 86_400),
      minutes: CODE_MINUTES,
      accessUntil: renews ? inSeconds(now, seconds) : null,
    });
    if (grant) {
      const renewal = renewalOf(deps, { id: grant.id, renewed: 0, program: content.program });
      const scopes = grant.scopes as readonly Scope[];
      return { token, scopes, seconds, ...(renews && { renewal }) };
    }
    await revokeTokenOf(direct(deps.db), tokenHash(token), now);
  }
  return null;
};

/**
 * A new token in place of the one before, and what renews it next; null for what renews nothing. What is brought twice has got
 * into other hands: all that came of it ends.
 */
export const renewAccess = async (
  deps: Deps,
  { renewal, programId }: { readonly renewal: string; readonly programId: string },
): Promise<Exchanged | null> => {
  const content = openedRenewal(deps, renewal);
  if (content?.program !== digest(programId)) return null;
  const now = deps.clock();
  const { id, renewed, program } = content;
  const token = `${TOKEN_MARK}${deps.random.bytes(32).toString('base64url')}`;
  const accessUntil = inSeconds(now, ACCESS_SECONDS);
  const grant = await renewToken(direct(deps.db), { id, now, renewed, hash: tokenHash(token), accessUntil });
  if (!grant) {
    await revokeTokenById(direct(deps.db), id, now);
    return null;
  }
  const left = Math.floor((grant.expires_at.getTime() - now.getTime()) / 1000);
  return {
    token,
    scopes: grant.scopes as readonly Scope[],
    seconds: Math.min(ACCESS_SECONDS, left),
    renewal: renewalOf(deps, { id, renewed: renewed + 1, program }),
  };
};

/** Ends what a program no longer needs, by the token or by what renews it. */
export const giveTokenUp = async (deps: Deps, token: string): Promise<void> => {
  const renewal = openedRenewal(deps, token);
  if (renewal) await revokeTokenById(direct(deps.db), renewal.id, deps.clock());
  else await revokeTokenOf(direct(deps.db), tokenHash(token), deps.clock());
};
