import { showGame } from '../../service/tables/games.js';
import { openSeatLink, showSeatLink } from '../../service/account/signin.js';
import { check } from '../api/check.js';
import { secret } from '../api/schemas.js';
import { actorIn } from '../context.js';
import { seatCookie, setSession } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import { asProblem } from '../errors.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { gameIdOf, goTo, page, type PageCall, refuse, sendPage } from './page.js';
import { refusedOnGame } from './refused.js';

/** A choice that the link carries along: on the page in its address, afterwards in its form. */
const carried = ({ req, form }: PageCall, name: 'do' | 'to'): string => {
  const value = form[name] ?? req.query[name];
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : '';
};

/** @param refused what was sent did not open a seat; the page keeps it */
const seatPage = (call: PageCall, refused = false): void => {
  const game = gameIdOf(call);
  sendPage(call, 'seat', call.t('takeTurn'), {
    game,
    do: carried(call, 'do'),
    to: carried(call, 'to'),
    typed: call.form['secret']?.slice(0, 200),
    signIn: refused ? `/in?next=${encodeURIComponent(`/g/${game}`)}` : undefined,
  });
};

/** Who plays in this game by another session needs no link: their game is shown, with what was wrong with it. */
const playsAnyway = async ({ deps, context }: PageCall, gameId: string): Promise<boolean> => {
  const actor = actorIn(context, gameId);
  if (!actor) return false;
  try {
    return (await showGame(deps.service, actor, gameId)).mine.length > 0;
  } catch (error) {
    if (asProblem(error)?.status === 404) return false;
    throw error;
  }
};

const refuseSeat = async (call: PageCall, error: unknown): Promise<void> => {
  const problem = asProblem(error);
  if (!problem || ![400, 401].includes(problem.status)) throw error;
  const wish = carried(call, 'do');
  if (await playsAnyway(call, gameIdOf(call)))
    return refusedOnGame(call, error, wish === '' ? {} : { do: wish });
  call.res.status(problem.status);
  refuse(call, detailOf(problem, call.context.language));
  seatPage(call, true);
};

const secretOf = ({ form, context }: PageCall): string =>
  check(secret, form['secret']?.trim(), 'secret', context.language);

const seatPeek = async (call: PageCall): Promise<void> => {
  const { name } = await showSeatLink(call.deps.service, secretOf(call));
  call.res.json({ name });
};

const openSeat = async (call: PageCall): Promise<void> => {
  const { deps, res, context } = call;
  const { token, expiresAt, actor } = await openSeatLink(
    deps.service,
    secretOf(call),
    deviceOf(call.req.headers['user-agent']),
  );
  setSession(res, seatCookie, token, expiresAt);
  if (carried(call, 'to') === 'questions' && actor.kind === 'seat')
    return goTo(res, `/g/${actor.gameId}/questions`);
  if (actor.kind !== 'seat') return goTo(res, '/games');
  const wish = carried(call, 'do');
  const both = context.viewer?.personId === actor.personId;
  const wished = new URLSearchParams({
    // Who has signed in too may have other seats.
    ...(both && { seat: String(actor.seat) }),
    ...(wish !== '' && { do: wish }),
  }).toString();
  goTo(res, `/g/${actor.gameId}${wished && `?${wished}`}#turn`);
};

const openOrAgain = async (call: PageCall): Promise<void> => {
  try {
    await openSeat(call);
  } catch (error) {
    await refuseSeat(call, error);
  }
};

/** The link of a turn mail: it opens a session for one seat of one game. */
export const seatLinkPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/seat', secret: true, run: call => seatPage(call) }),
  page(deps)({ method: 'post', path: '/g/:id/seat', allowance: 'secret', secret: true, run: openOrAgain }),
  page(deps)({ method: 'post', path: '/g/:id/seat/peek', allowance: 'secret', secret: true, run: seatPeek }),
];
