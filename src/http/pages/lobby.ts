import { acceptedInvitation } from '../../service/tables/accepted.js';
import { acceptInvitation, declineInvitation, showInvitation } from '../../service/tables/invitations.js';
import { check } from '../input/check.js';
import { timeZone } from '../input/fields.js';
import { seatCookie, setSession } from '../cookies.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import type { Served } from '../routes.js';
import { tableMatesSentence } from '../../words/table-mates.js';
import { wordsOf } from '../wording.js';
import { openingPicture } from './board-picture.js';
import { signInFor } from './frame.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { typedSecret } from './typed-secret.js';
import { termSentences } from './summary.js';

declare module '../views.js' {
  interface PageModels {
    readonly invited: InvitedPage;
  }
}

/** The browser's time zone, where its script has said it. */
const zoneOf = ({ form, context }: PageCall): string | undefined =>
  form['timeZone'] ? check(timeZone, form['timeZone'], 'timeZone', context.language) : undefined;

/** To the table for who follows the link once more, or presses twice. @returns false for an invitation that is out */
const showTaken = async (call: PageCall, given: string): Promise<boolean> => {
  const { deps, context, t } = call;
  const taken = await acceptedInvitation(deps.service, given);
  if (!taken) return false;
  const { gameId, gameName, players } = taken;
  const actor = actorIn(context, gameId);
  const isIn = actor !== null && players.includes(actor.personId);
  const heading = t('invitedTo', { name: gameName });
  sendPage(call, 'confirm', heading, {
    heading,
    lines: [t(isIn ? 'invitationYours' : actor ? 'invitationTaken' : 'invitationTakenSignIn')],
    ...(isIn && { link: { path: `/g/${gameId}`, label: t('backToWaitingRoom') } }),
    ...(!actor && { link: { path: signInFor(`/g/${gameId}`), label: t('signIn') } }),
  });
  return true;
};

const showInvited = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const given = typedSecret(call);
  if (await showTaken(call, given)) return;
  const invited = await showInvitation(deps.service, given, context.language);
  const { titleName } = wordsOf(call.deps, { title: invited.title, seats: [] }, context.language);
  sendPage(call, 'confirm', t('invitedTo', { name: invited.gameName }), {
    heading: t('invitedTo', { name: invited.gameName }),
    lines: [
      t('invitedBy', { who: invited.from, title: titleName }),
      t('seatsInAll', { count: invited.seats }),
      tableMatesSentence(context.language, invited),
      ...termSentences(deps, context.language, invited),
    ],
    picture: openingPicture(call, invited.title),
    action: '/i/answer',
    hidden: [
      { name: 'secret', value: given },
      { name: 'timeZone', value: zoneOf(call) ?? '' },
    ],
    actions: [
      { value: 'accept', label: t('accept') },
      { value: 'decline', label: t('decline'), quiet: true },
      { value: 'never', label: t('declineForEver'), quiet: true },
    ],
  });
};

const answer = async (call: PageCall): Promise<void> => {
  const { deps, req, form, context, res, t } = call;
  if (form['answer'] === 'decline' || form['answer'] === 'never') {
    await declineInvitation(deps.service, typedSecret(call), form['answer'] === 'never');
    return sendPage(call, 'confirm', t('declined'), { heading: t('declined'), lines: [] });
  }
  if (await showTaken(call, typedSecret(call))) return;
  const { viewer } = context;
  const actor = viewer?.kind === 'person' ? viewer : null;
  const device = deviceOf(req.headers['user-agent']);
  const zone = zoneOf(call);
  const request = {
    secret: typedSecret(call),
    language: context.language,
    device,
    ...(zone !== undefined && { timeZone: zone }),
  };
  const { gameId, session } = await acceptInvitation(deps.service, actor, request);
  if (session) setSession(res, seatCookie, session.token, session.expiresAt);
  goTo(res, `/g/${gameId}`);
};

interface InvitedPage {
  readonly action?: string;
}

export const lobbyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({
    method: 'get',
    path: '/i',
    secret: true,
    run: call => sendPage(call, 'invited', call.t('invitations'), {}),
  }),
  page(deps)({ method: 'post', path: '/i', allowance: 'secret', secret: true, run: showInvited }),
  page(deps)({ method: 'post', path: '/i/answer', allowance: 'secret', secret: true, run: answer }),
];
