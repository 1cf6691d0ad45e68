import type { Request, Response } from 'express';
import { type Context, contextOf } from './context.js';
import { damageText } from './damaged.js';
import type { HttpDeps } from './deps.js';
import type { ProblemReport } from './errors.js';
import type { HttpProblem } from './problem.js';
import { type Language, sayLanguage } from './language.js';
import { pageText, problemText, problemTitle } from '../words/pages.js';
import { refusalText, refusalTitle } from './wording.js';
import { bannersIn } from './pages/banners.js';
import { frameFor, signInFor } from './pages/frame.js';
import { waitingIn } from './pages/turns-waiting.js';

/** The refusal as a sentence, with the offending value; of a title, in its own words. */
export const detailOf = (
  { code, params, extras }: Pick<HttpProblem, 'code' | 'params' | 'extras'>,
  language: Language,
  of?: Parameters<typeof refusalText>[3],
): string => {
  const said =
    extras.detail ??
    problemText(language, code, params) ??
    refusalText(language, code, params, of) ??
    `${pageText(language, 'error')}: ${code}`;
  const where = code === 'damaged-record' ? damageText(language, params, of) : undefined;
  return where === undefined ? said : `${said} ${where}`;
};

/** What kind of refusal it is, in a few words that do not tell of the case at hand. */
const titleOf = ({ code, extras }: HttpProblem, language: Language): string =>
  extras.title ?? problemTitle(language, code) ?? refusalTitle(language, code) ?? pageText(language, 'error');

/** A program that says what it reads and names no page gets none. */
const wantsPage = (req: Request): boolean =>
  !/^\/(?:api|inbound|mcp)(?:\/|$)/.test(req.path) && req.accepts('html') !== false;

const asDocument = (deps: HttpDeps, { problem, requestId }: ProblemReport, language: Language): object => {
  const { title } = problem.params;
  return {
    type: `/api/docs#${problem.code}`,
    title: titleOf(problem, language),
    status: problem.status,
    detail: detailOf(problem, language, typeof title === 'string' ? { deps, title } : undefined),
    code: problem.code,
    params: problem.params,
    instance: requestId,
    ...problem.extras.members,
  };
};

/** Where an operator goes on who had to sign in first; a form is not sent again. */
const adminPath = (req: Request): string => (req.method === 'GET' ? req.originalUrl.slice(0, 500) : '/admin');

const backLink = (path: string): string | undefined => /^\/g\/[\w-]{1,64}/.exec(path)?.[0];

/** Where signing in helps who comes to a page that is not for strangers: to go on with it, but what a form sent is lost by then. */
const signInHelps = (req: Request, problem: HttpProblem, context: Context): string | undefined => {
  if (context.viewer?.kind === 'person' || !['no-such-game', 'game-session-only'].includes(problem.code))
    return undefined;
  return req.method === 'GET' ? req.originalUrl.slice(0, 400) : backLink(req.path);
};

/** Only who was signed in has had a form of a private game to send. */
const isSignedOut = (req: Request, { code }: HttpProblem, { viewer }: Context): boolean =>
  code === 'no-such-game' && !viewer && req.method === 'POST';

const headingOf = (req: Request, problem: HttpProblem, context: Context): string => {
  if (isSignedOut(req, problem, context)) return pageText(context.language, 'signedOutHeading');
  if (problem.code === 'confirm-first') return pageText(context.language, 'confirmHeading');
  return pageText(context.language, problem.status === 404 ? 'notFoundHeading' : 'error');
};

/** Whether there is no such game or it is not for strangers, its readers are told the same. */
const said = (req: Request, problem: HttpProblem, context: Context): string => {
  const { viewer, language } = context;
  if (isSignedOut(req, problem, context)) return pageText(language, 'signedOut');
  return problem.code === 'no-such-game'
    ? pageText(language, viewer?.kind === 'person' ? 'privateGameSignedIn' : 'privateGame')
    : detailOf(problem, language);
};

/** What can still be looked at of a game that this version cannot play again. */
const keptLink = ({ code, params }: HttpProblem): string | undefined =>
  code === 'game-does-not-replay' && typeof params['game'] === 'string' && typeof params['kept'] === 'number'
    ? `/g/${params['game']}/history?step=${params['kept']}`
    : undefined;

/** Sends a refusal: a page to a browser's pages, an RFC 9457 document to everything under `/api` and to programs. */
export const tell =
  (deps: HttpDeps) =>
  (told: ProblemReport, req: Request, res: Response): void => {
    const context = contextOf(res);
    const { language } = context;
    if (!wantsPage(req)) {
      sayLanguage(res, language);
      return void res.type('application/problem+json').send(JSON.stringify(asDocument(deps, told, language)));
    }
    const { problem, requestId } = told;
    if (problem.code === 'not-signed-in' && ['GET', 'HEAD'].includes(req.method))
      return res.redirect(302, signInFor(req.originalUrl));
    const heading = headingOf(req, problem, context);
    const kept = keptLink(problem);
    const page = {
      heading,
      detail: said(req, problem, context),
      code: problem.code,
      requestId,
      changed: problem.extras.changed,
      confirm: problem.code === 'confirm-first',
      next: req.originalUrl.startsWith('/admin') ? adminPath(req) : '/me/security',
      signIn: signInHelps(req, problem, context),
      back: problem.status === 404 || kept !== undefined ? undefined : backLink(req.path),
      kept,
    };
    const asked = {
      address: req.method === 'GET' ? req.originalUrl : '/',
      cookie: req.headers.cookie,
    };
    res
      .type('html')
      .send(
        deps.render(
          'error',
          { ...frameFor(deps, asked, context, heading), ...waitingIn(res), ...bannersIn(res) },
          page,
        ),
      );
  };
