import {
  playMailedMove,
  setReplyChoice,
  showMailedMove,
  showReplySetting,
  tryMailAgain,
  type PlayedReply,
  type RefusedCommand,
} from '../../service/inbound/index.js';
import { problemText } from '../../words/pages.js';
import { check } from '../input/check.js';
import { replyChoice } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { refusalText } from '../wording.js';
import { localPath } from './frame.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { isolated } from '../../words/isolated.js';

declare module '../views.js' {
  interface PageModels {
    readonly replies: RepliesPage;
  }
}

interface RepliesPage {
  readonly offered: boolean;
  readonly done: string | undefined;
  readonly choices: readonly RepliesChoice[];
}

interface RepliesChoice {
  readonly chosen: boolean;
  readonly value: string;
  readonly label: string;
}

const showSetting = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const { choice, offered } = await showReplySetting(deps.service, mustBePerson(context.viewer));
  sendPage(call, 'replies', t('replies'), {
    offered,
    done: query['saved'] === undefined ? undefined : t('saved'),
    choices: [
      { value: 'at-once', label: t('repliesAtOnce') },
      { value: 'confirm', label: t('repliesConfirm') },
      { value: 'off', label: t('repliesOff') },
    ].map(one => ({ ...one, chosen: one.value === choice })),
  });
};

const setSetting = async ({ deps, context, form, res }: PageCall): Promise<void> => {
  const choice = check(replyChoice, form['choice'], 'choice', context.language);
  await setReplyChoice(deps.service, mustBePerson(context.viewer), choice);
  goTo(res, '/me/replies?saved');
};

const again = async ({ deps, context, form, res }: PageCall): Promise<void> => {
  await tryMailAgain(deps.service, mustBePerson(context.viewer));
  goTo(res, localPath(form['back']));
};

const tokenOf = (call: PageCall): string => String(call.params['token']);

interface ConfirmLink {
  readonly path: string;
  readonly label: string;
}

const link = ({ t }: PageCall, gameId: string): ConfirmLink => ({
  path: `/g/${gameId}`,
  label: t('openTheGame'),
});

const show = async (call: PageCall): Promise<void> => {
  const { deps, t } = call;
  const token = tokenOf(call);
  const move = await showMailedMove(deps.service, token);
  sendPage(call, 'confirm', t('mailedMove'), {
    heading: `${t('mailedMove')}: ${isolated(move.gameName)}`,
    lines: move.open ? move.commands : [t('mailedMoveGone')],
    action: `/mailed-move/${token}`,
    actions: move.open ? [{ value: 'play', label: t('mailedMovePlay') }] : [],
    link: link(call, move.gameId),
  });
};

const why = ({ context: { language } }: PageCall, { code, params }: RefusedCommand): string =>
  problemText(language, code, params) ?? refusalText(language, code, params) ?? code;

const outcomeLines = (
  call: PageCall,
  { outcome: { done, failed, left } }: PlayedReply,
): readonly string[] => [
  ...done.map(({ command }) => call.t('mailedMoveDone', { command })),
  ...(failed ? [call.t('mailedMoveFailed', { command: failed.command, why: why(call, failed) })] : []),
  ...left.map(command => call.t('mailedMoveLeft', { command })),
];

const play = async (call: PageCall): Promise<void> => {
  const { deps, t } = call;
  const played = await playMailedMove(deps.service, tokenOf(call));
  sendPage(call, 'confirm', t('mailedMove'), {
    heading: `${t('mailedMove')}: ${isolated(played.gameName)}`,
    lines: outcomeLines(call, played),
    link: link(call, played.gameId),
  });
};

/** What a reply by mail may do, a reply that waits to be confirmed, and mails that do not arrive. */
export const replyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/me/replies', run: showSetting }),
  page(deps)({ method: 'post', path: '/me/replies', run: setSetting }),
  page(deps)({ method: 'post', path: '/me/mail-again', run: again }),
  page(deps)({ method: 'get', path: '/me/mail-again', run: ({ res }) => res.redirect(302, '/me') }),
  page(deps)({ method: 'get', path: '/mailed-move/:token', allowance: 'secret', secret: true, run: show }),
  page(deps)({ method: 'post', path: '/mailed-move/:token', allowance: 'secret', secret: true, run: play }),
];
