import { unreachedSeats } from '../../service/inbound/index.js';
import { setGameMails, wantsGameMails } from '../../service/account/people.js';
import { revokeSeatLinks } from '../../service/account/signin.js';
import type { Actor, GameDetail } from '../../service/types.js';
import { check } from '../input/check.js';
import { onOff } from '../input/fields.js';
import { actorIn } from '../context.js';
import { clearSession, seatCookie } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { localPath } from './frame.js';
import { backToGame, gameIdOf, goTo, page, type PageCall } from './page.js';

export interface GameMails {
  readonly id: string;
  readonly back: string;
  readonly on: boolean;
  readonly unreached: string | undefined;
}

/** What a player may settle about the mails of a running game; nothing for spectators. */
export const mailsModel = async (
  call: PageCall,
  game: GameDetail,
  actor: Actor | null,
): Promise<GameMails | undefined> =>
  actor && game.mine.length > 0 && game.status === 'running'
    ? {
        id: game.id,
        back: `/g/${game.id}`,
        on: await wantsGameMails(call.deps.service, actor, game.id),
        unreached: await unreachedText(call, game, actor),
      }
    : undefined;

/** Whom mail does not reach; told to the one who made the game. */
const unreachedText = async (
  { deps, t, context }: PageCall,
  game: GameDetail,
  actor: Actor,
): Promise<string | undefined> => {
  if (actor.kind !== 'person' || game.createdBy !== actor.personId) return undefined;
  const seats = await unreachedSeats(deps.service, actor, game.id);
  const names = seats.map(seat => game.seats[seat]?.name ?? '');
  return names.length === 0
    ? undefined
    : t('mailFailsTo', { names: new Intl.ListFormat(context.language).format(names) });
};

/** What was settled, told on the game's page: `?mails=revoked`. */
export const mailsNews = ({ query, t }: PageCall): string | undefined =>
  query['mails'] === 'revoked' ? t('linksRevoked') : undefined;

const actorOf = (call: PageCall): Actor => mustBeSomeone(actorIn(call.context, gameIdOf(call)));

const setMails = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const on = check(onOff, form['mails'], 'mails', context.language) === 'on';
  await setGameMails(deps.service, actorOf(call), gameIdOf(call), on);
  goTo(res, localPath(form['back']));
};

const revokeLinks = async (call: PageCall): Promise<void> => {
  const { deps, res } = call;
  const actor = actorOf(call);
  await revokeSeatLinks(deps.service, actor, gameIdOf(call));
  // The session such a link opened has ended with it.
  if (actor.kind === 'seat') clearSession(res, seatCookie);
  goTo(res, `/g/${gameIdOf(call)}?mails=revoked`);
};

export const gameMailPages = (deps: HttpDeps): readonly Served[] =>
  [
    { path: '/g/:id/mails', run: setMails },
    { path: '/g/:id/revoke-links', run: revokeLinks },
  ].flatMap(({ path, run }) => [
    page(deps)({ method: 'post', path, run }),
    page(deps)({ method: 'get', path, run: backToGame }),
  ]);
