import { createHash } from 'node:crypto';
import { activateToken, direct, revokeTokenOf } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { isOurs, linkSecret, newId, withEachSecret } from '../secrets.js';
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
}

/** A code is exchanged within so many minutes. */
const CODE_MINUTES = 10;

/** A token lasts so many days; then its owner is asked again. */
export const CONSENT_DAYS = 90;

type Purpose = 'program' | 'consent';

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
  await keepToken(deps, actor, { name, scopes, token: tokenFor(deps, code), until });
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
  readonly seconds: number;
}

/** The token of a code, once; null for a code that is none. One that comes twice has got into other hands: its token ends. */
export const exchangeCode = async (
  deps: Deps,
  { code, programId, redirect, verifier }: Exchange,
): Promise<Exchanged | null> => {
  const content = opened<Code>(deps, 'consent', code);
  if (!content) return null;
  const fits =
    content.program === digest(programId) &&
    content.redirect === digest(redirect) &&
    content.challenge === digest(verifier);
  if (!fits) return null;
  const now = deps.clock();
  const seconds = CONSENT_DAYS * 86_400;
  const until = new Date(now.getTime() + seconds * 1000);
  for (const one of withEachSecret(deps)) {
    const token = tokenFor(one, code);
    const scopes = await activateToken(direct(deps.db), tokenHash(token), {
      now,
      until,
      minutes: CODE_MINUTES,
    });
    if (scopes) return { token, scopes: scopes as readonly Scope[], seconds };
    await revokeTokenOf(direct(deps.db), tokenHash(token), now);
  }
  return null;
};

/** Ends a token that its program no longer needs. */
export const giveTokenUp = async (deps: Deps, token: string): Promise<void> => {
  await revokeTokenOf(direct(deps.db), tokenHash(token), deps.clock());
};
