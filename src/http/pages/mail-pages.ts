import { composeAnswer } from '../../mail/answer.js';
import { takeMail } from '../../service/inbound/index.js';
import { setMailChoice, showMailChoice } from '../../service/account/people.js';
import type { HttpDeps, DevelopmentMail, Mailbox } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { timeFor } from './reader-time.js';
import { isolated } from '../../words/isolated.js';

const tokenOf = (call: PageCall): string => String(call.params['token']);

const askUnsubscribe = async (call: PageCall): Promise<void> => {
  const { deps, t } = call;
  const token = tokenOf(call);
  const choice = await showMailChoice(deps.service, token);
  sendPage(call, 'confirm', t('unsubscribe'), {
    heading: `${t('unsubscribe')}: ${isolated(choice.gameName)}`,
    lines: [choice.on ? t('unsubscribeText') : t('unsubscribed')],
    action: `/unsubscribe/${token}`,
    actions: choice.on
      ? [{ value: 'off', label: t('unsubscribeYes') }]
      : [{ value: 'on', label: t('subscribeAgain') }],
  });
};

/** RFC 8058: a mail program posts `List-Unsubscribe=One-Click`, without a cookie; so does our own form. */
const unsubscribe = async (call: PageCall): Promise<void> => {
  const { deps, form, t } = call;
  const choice = await setMailChoice(deps.service, tokenOf(call), form['answer'] === 'on');
  const done = t(choice.on ? 'subscribed' : 'unsubscribed');
  sendPage(call, 'confirm', done, { heading: done, lines: [choice.gameName] });
};

const boxOf = ({ deps }: PageCall): Mailbox => {
  if (!deps.mailbox) throw new HttpProblem(404, 'not-found', {});
  return deps.mailbox;
};

const mailOf = async (call: PageCall): Promise<DevelopmentMail> => {
  const mail = await boxOf(call).get(String(call.params['id']));
  if (!mail) throw new HttpProblem(404, 'not-found', {});
  return mail;
};

/** For a machine and for a reader. The mailbox is nobody's own, so its clock is the world's. */
const timeOf = (call: PageCall, at: Date): { readonly at: string; readonly time: string } => ({
  at: at.toISOString(),
  time: timeFor(call, undefined)(at),
});

declare module '../views.js' {
  interface PageModels {
    readonly mailbox: MailboxPage;
    readonly mail: MailPage;
  }
}

interface MailboxPage {
  readonly done: string | undefined;
  readonly mails: readonly MailboxMail[];
}

interface MailboxMail {
  readonly at: string;
  readonly time: string;
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

const list = async (call: PageCall): Promise<void> => {
  const mails = await boxOf(call).list();
  sendPage(call, 'mailbox', call.t('mailbox'), {
    done: call.query['answered'] === undefined ? undefined : call.t('mailAnswered'),
    mails: mails.map(({ id, to, subject, at }) => ({ id, to, subject, ...timeOf(call, at) })),
  });
};

/** Addresses in a mail's text that lead to this service, so that they can be followed. */
const linksIn = (text: string, origin: string): readonly { readonly href: string }[] =>
  [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
    .filter(href => href.startsWith(`${origin}/`))
    .map(href => ({ href }));

interface MailPage {
  readonly text: string;
  readonly html: boolean;
  readonly links: readonly { readonly href: string }[];
  readonly at: string;
  readonly time: string;
  readonly id: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
}

const showMail = async (call: PageCall): Promise<void> => {
  const mail = await mailOf(call);
  sendPage(call, 'mail', mail.subject, {
    id: mail.id,
    subject: mail.subject,
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    ...timeOf(call, mail.at),
    text: mail.text,
    html: mail.html !== '',
    links: linksIn(mail.text, call.deps.baseUrl.origin),
  });
};

/** A mail has styles of its own; it is shown in a frame without scripts. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation allow-popups";

const showHtml = async (call: PageCall): Promise<void> => {
  const { id, html } = await mailOf(call);
  call.res.setHeader('Content-Security-Policy', mailPolicy);
  call.res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  const withPictures = html.replaceAll(
    /\bcid:([\w.@-]+)/g,
    (_, cid: string) => `/mailbox/${id}/picture/${cid}`,
  );
  call.res.type('html').send(withPictures.replace(/<head[^>]*>/i, head => `${head}<base target="_top">`));
};

const showPicture = async (call: PageCall): Promise<void> => {
  const mail = await mailOf(call);
  const picture = mail.pictures.find(({ cid }) => cid === call.params['cid']);
  if (!picture?.type.startsWith('image/')) throw new HttpProblem(404, 'not-found', {});
  call.res.type(picture.type).send(picture.content);
};

/** Goes the way of an answer that a mail program sends: as a message that comes in. */
const answer = async (call: PageCall): Promise<void> => {
  const { deps, form, res } = call;
  const { to, replyTo, subject, messageId } = await mailOf(call);
  if (replyTo === '') throw new HttpProblem(404, 'not-found', {});
  const text = form['text'] ?? '';
  const raw = await composeAnswer({ from: to, to: replyTo, subject, messageId, text });
  const intake = await takeMail(deps.service, { sender: to, recipients: [replyTo], raw });
  if (intake === 'busy') throw new HttpProblem(429, 'inbound-busy', {});
  goTo(res, '/mailbox?answered');
};

/** Follows the mail to its newest link, for a reader who only wants to get on. */
const newest = async (call: PageCall): Promise<void> => {
  const [mail] = await boxOf(call).list();
  goTo(call.res, mail ? `/mailbox/${mail.id}` : '/mailbox');
};

export const mailPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/unsubscribe/:token', secret: true, run: askUnsubscribe }),
  page(deps)({
    method: 'post',
    path: '/unsubscribe/:token',
    allowance: 'secret',
    secret: true,
    run: unsubscribe,
  }),
  page(deps)({ method: 'get', path: '/mailbox', run: list }),
  page(deps)({ method: 'get', path: '/mailbox/newest', run: newest }),
  page(deps)({ method: 'get', path: '/mailbox/:id', secret: true, run: showMail }),
  page(deps)({ method: 'post', path: '/mailbox/:id', run: answer }),
  page(deps)({ method: 'get', path: '/mailbox/:id/html', secret: true, run: showHtml }),
  page(deps)({ method: 'get', path: '/mailbox/:id/picture/:cid', run: showPicture }),
];
