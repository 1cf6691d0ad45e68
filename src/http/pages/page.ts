import type { Request, RequestHandler, Response } from 'express';
import { type Form, ordinaryLimit, readForm, readUpload } from '../input/body.js';
import { type Context, contextOf } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { type Allowance, mustBeWithin } from '../limits.js';
import { sendPacked } from '../packed.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { secretPage } from '../security.js';
import type { PageModels, RuleLink } from '../views.js';
import { pageWords, type PageWords } from '../../words/pages.js';
import { bannersIn, knowBanners } from './banners.js';
import { frameFor } from './frame.js';
import { knowTrouble, troubleIn } from './mail-trouble.js';
import { waitingIn } from './turns-waiting.js';

/** What is asked for. */
export interface PageRequest {
  readonly path: string;
  readonly query: { readonly [name: string]: unknown };
  /** Path and query of a page that can be asked for again; the start page's for a form. */
  readonly address: string;
}

/** What a page's function is given. */
export interface PageCall extends PageRequest {
  readonly deps: HttpDeps;
  /** For what only the connection tells: the sender, their program, what they take. What is asked for does not come from here. */
  readonly req: Request;
  readonly res: Response;
  readonly context: Context;
  /** What stands in the path, by the names that the page gave it. */
  readonly params: Request['params'];
  readonly cookie: string | undefined;
  /** The form that was sent; empty for GET. */
  readonly form: Form;
  /** Words of the page in the reader's language. */
  readonly t: PageWords;
}

interface PageSpec {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly allowance?: Allowance;
  /** Largest form that is read, in bytes; ordinary ones by default. */
  readonly limit?: number;
  /** The form may bring a file. */
  readonly upload?: true;
  /** Reached from a mail's secret: never kept by a browser, never told to another site. */
  readonly secret?: true;
  readonly run: (call: PageCall) => Promise<void> | void;
}

/** Ties a path to a page's function. */
export const page =
  (deps: HttpDeps) =>
  ({ method, path, allowance, limit, upload, secret, run }: PageSpec): Served => {
    const handler: RequestHandler = async (req, res) => {
      const context = contextOf(res);
      await mustBeWithin(deps.limits, allowance ?? (method === 'get' ? 'read' : 'write'), context.who, res);
      // A database text cannot hold a NUL, and no id of ours has a control character.
      if (Object.values(req.params).some(value => /\p{Cc}/u.test(String(value))))
        throw new HttpProblem(404, 'not-found', {});
      const readBody = upload ? readUpload : readForm;
      const form = method === 'post' ? await readBody(req, res, limit ?? ordinaryLimit) : {};
      if (!secret && !res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache');
      await Promise.all([
        knowBanners(deps, context, res),
        method === 'get' && knowTrouble(deps, context, res),
      ]);
      await run({
        deps,
        req,
        res,
        context,
        path: req.path,
        query: req.query,
        address: method === 'get' ? req.originalUrl : '/',
        params: req.params,
        cookie: req.headers.cookie,
        form,
        t: pageWords(context.language),
      });
    };
    return { method, path, handlers: secret ? [secretPage, handler] : [handler] };
  };

/** Has the next page say why a form was not taken, and where the rule for that can be read. */
export const refuseForm = ({ res }: PageCall, why: string, rule?: RuleLink): void => {
  res.locals['refused'] = { refused: why, ...(rule && { rule }) };
};

const refusedIn = (res: Response): { readonly refused?: string; readonly rule?: RuleLink } =>
  (res.locals['refused'] ?? {}) as ReturnType<typeof refusedIn>;

/** The name of a page's template. */
type PageName = keyof PageModels;

/** A page's template, its title, and what is filled in. */
export interface FilledPage<Name extends PageName = PageName> {
  readonly name: Name;
  readonly title: string;
  readonly data: PageModels[Name];
}

/** Sends a rendered page. */
export const sendPage = <Name extends PageName>(
  call: PageCall,
  name: Name,
  title: string,
  data: PageModels[Name],
): void => {
  const { deps, req, res, context } = call;
  res.type('html');
  const frame = {
    ...frameFor(deps, call, context, title),
    ...waitingIn(res),
    ...troubleIn(res),
    ...refusedIn(res),
    ...bannersIn(res),
    ...refreshIn(res),
  };
  sendPacked(req, res, deps.render(name, frame, data));
};

/** A page without what is its reader's own in the frame. */
export const renderForAll = <Name extends PageName>(
  call: PageCall,
  { name, title, data }: FilledPage<Name>,
): string => {
  const { deps, res, context } = call;
  const { person: _, ...frame } = frameFor(deps, call, context, title);
  return deps.render(name, { ...frame, ...bannersIn(res), forAll: true }, data);
};

/** Does the frame say anything to this reader alone? */
export const isPersonal = ({ res }: PageCall): boolean =>
  [troubleIn(res), refusedIn(res)].some(said => Object.keys(said).length > 0);

/** Has a browser without script ask for the page again after that many seconds. */
export const refreshAfter = ({ res }: PageCall, seconds: number): void => {
  res.locals['refresh'] = { refresh: seconds };
};

const refreshIn = (res: Response): { readonly refresh?: number } =>
  (res.locals['refresh'] ?? {}) as ReturnType<typeof refreshIn>;

/** The id in the address of a game's page. */
export const gameIdOf = (call: PageCall): string => String(call.params['id']);

/** A reload after a refused form asks for the form's address; the game is what is wanted. */
export const backToGame = (call: PageCall): void => call.res.redirect(302, `/g/${gameIdOf(call)}`);

/** On to a page after a form. */
export const goTo = (res: Response, path: string): void => res.redirect(303, path);
