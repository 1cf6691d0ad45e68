import {
  requestSignIn,
  showSignIn,
  showSignInCode,
  spendSignIn,
  spendSignInCode,
} from '../../service/account/signin.js';
import { check } from '../input/check.js';
import { address, signInCode, timeZone } from '../input/fields.js';
import { deviceOf } from '../device.js';
import type { HttpDeps } from '../deps.js';
import { asProblem } from '../errors.js';
import { ipKey } from '../limits.js';
import { limitSignIn } from '../mail-limits.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { awaitLink, bindingOf, enterWith, onward } from './enter.js';
import { localPath } from './frame.js';
import { page, type PageCall, sendPage } from './page.js';
import { typedSecret } from './typed-secret.js';

declare module '../views.js' {
  interface PageModels {
    readonly 'sign-in': SignInPage;
    readonly 'sign-in-sent': SignInSentPage;
    readonly 'sign-in-code': SignInCodePage;
  }
}

interface SignInPage {
  readonly next: string;
}

const signIn = (call: PageCall): void =>
  sendPage(call, 'sign-in', call.t('signIn'), { next: localPath(call.query['next']) });

const askForLink = async (call: PageCall): Promise<void> => {
  const { deps, req, form, context } = call;
  const email = check(address, form['address'], 'address', context.language);
  await limitSignIn(deps, { email, ip: ipKey(req.ip), context });
  const { language } = context;
  awaitLink(
    call,
    await requestSignIn(deps.service, { email, language, before: bindingOf(call) }),
    form['next'],
  );
};

interface SignInSentPage {
  readonly next: string;
  readonly error: string | undefined;
}

/** Where the one who asked waits, and may type what the link shows elsewhere. */
const sendSent = (call: PageCall, next: unknown, error?: string): void =>
  sendPage(call, 'sign-in-sent', call.t('linkSent'), { next: localPath(next), error });

const peek = async (call: PageCall): Promise<void> => {
  const { name } = await showSignIn(call.deps.service, typedSecret(call));
  call.res.json({ name });
};

/** What the browser says of itself; the time zone by its script, where there is one. */
const newcomer = ({ req, form, context }: PageCall) => {
  const device = deviceOf(req.headers['user-agent']);
  const zone = form['timeZone'] ?? '';
  return zone === '' ? { device } : { device, timeZone: check(timeZone, zone, 'timeZone', context.language) };
};

interface SignInCodePage {
  readonly code: string;
}

/** A click on the link: a session where it was asked for; a code for there anywhere else. */
const redeem = async (call: PageCall): Promise<void> => {
  const { service } = call.deps;
  const given = { secret: typedSecret(call), binding: bindingOf(call) };
  const { here } = await showSignIn(service, given.secret, given.binding);
  if (here) {
    const typed = localPath(call.form['next']);
    const entered = await spendSignIn(service, { ...given, ...newcomer(call) });
    return enterWith(call, entered, typed === '/' ? onward(call) : typed);
  }
  sendPage(call, 'sign-in-code', call.t('codeForThere'), {
    code: await showSignInCode(service, given.secret),
  });
};

/** A refused code is told on the page with its field. */
const redeemCode = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  try {
    const code = check(signInCode, form['code']?.replace(/\s/g, ''), 'code', context.language);
    const given = { code, binding: bindingOf(call), ...newcomer(call) };
    await enterWith(call, await spendSignInCode(deps.service, given));
  } catch (error) {
    const problem = asProblem(error);
    if (!problem || problem.status >= 500) throw error;
    res.status(problem.status);
    sendSent(call, form['next'], detailOf(problem, context.language));
  }
};

export const signInPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/in', secret: true, run: signIn }),
  page(deps)({ method: 'post', path: '/in', secret: true, run: askForLink }),
  page(deps)({
    method: 'get',
    path: '/in/sent',
    secret: true,
    run: call => sendSent(call, call.query['next']),
  }),
  page(deps)({ method: 'post', path: '/in/peek', allowance: 'secret', secret: true, run: peek }),
  page(deps)({ method: 'post', path: '/in/redeem', allowance: 'secret', secret: true, run: redeem }),
  page(deps)({ method: 'post', path: '/in/code', allowance: 'signInCode', secret: true, run: redeemCode }),
  page(deps)({ method: 'get', path: '/in/code', run: ({ res }) => res.redirect(302, '/in/sent') }),
];
