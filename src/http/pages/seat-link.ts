import { gamePath, pageNamed } from '../../mail/links.js';
import { openSeatLink, showSeatLink, type SeatLinkInfo } from '../../service/account/signin.js';
import { showGame } from '../../service/tables/games.js';
import type { Actor } from '../../service/types.js';
import { actorIn } from '../context.js';
import { seatCookie, setSession } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import { asProblem } from '../errors.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { gameIdOf, goTo, page, type PageCall, refuseForm, sendPage } from './page.js';
import { refusedOnGame } from './refused.js';
import { typedSecret } from './typed-secret.js';

/** What the link carries along: on the page in its address, afterwards in its form. */
const carried = ({ query, form }: PageCall, name: 'do' | 'to' | 'at'): string => {
  const value = form[name] ?? query[name];
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : '';
};

/** Where the link leads in its game; anything that is none of our words leads to the turn. */
const placeIn = (call: PageCall, gameId: string, seat?: number): string => {
  const [to, at, wish] = [carried(call, 'to'), carried(call, 'at'), carried(call, 'do')];
  if (at !== '') return `/g/${gameId}/p/${at}`;
  const named = pageNamed(to);
  if (named !== undefined && named !== 'turn') return gamePath(gameId, named);
  const query = new URLSearchParams({
    ...(seat !== undefined && { seat: String(seat) }),
    ...(wish !== '' && { do: wish }),
  }).toString();
  return `/g/${gameId}${query && `?${query}`}#${wish === '' ? 'turn' : `do-${wish}`}`;
};

/** Whoever plays in this game by a session of theirs needs no link. */
const playerHere = async ({ deps, context }: PageCall, gameId: string): Promise<Actor | null> => {
  const actor = actorIn(context, gameId);
  if (!actor) return null;
  try {
    return (await showGame(deps.service, actor, gameId)).mine.length > 0 ? actor : null;
  } catch (error) {
    if (asProblem(error)?.status === 404) return null;
    throw error;
  }
};

declare module '../views.js' {
  interface PageModels {
    readonly seat: SeatPage;
  }
}

interface SeatPage {
  readonly game: string;
  readonly heading: string;
  readonly do: string;
  readonly to: string;
  readonly at: string;
  readonly player: string | undefined;
  readonly typed: string | undefined;
  readonly next: string | undefined;
}

/** @param refused what was sent did not open a seat; the page keeps it */
const seatPage = async (call: PageCall, refused = false): Promise<void> => {
  const game = gameIdOf(call);
  const [to, at] = [carried(call, 'to'), carried(call, 'at')];
  const player = await playerHere(call, game);
  const heading = call.t(to === '' && at === '' ? 'takeTurn' : 'seatPage');
  sendPage(call, 'seat', heading, {
    game,
    heading,
    do: carried(call, 'do'),
    to,
    at,
    player: player?.name,
    typed: call.form['secret']?.slice(0, 200),
    next: refused ? `/g/${game}` : undefined,
  });
};

const refuseSeat = async (call: PageCall, error: unknown): Promise<void> => {
  const problem = asProblem(error);
  if (!problem || ![400, 401].includes(problem.status)) throw error;
  const wish = carried(call, 'do');
  if (await playerHere(call, gameIdOf(call)))
    return refusedOnGame(call, error, wish === '' ? {} : { do: wish });
  call.res.status(problem.status);
  refuseForm(call, detailOf(problem, call.context.language));
  await seatPage(call, true);
};

/** Has the one who plays the seat a session here that opens the game? Then nothing needs to be pressed. */
const isOpen = ({ context }: PageCall, link: SeatLinkInfo): boolean =>
  [context.viewer, context.seatViewer].some(
    actor => actor?.personId === link.personId && (actor.kind === 'person' || actor.gameId === link.gameId),
  );

const seatPeek = async (call: PageCall): Promise<void> => {
  const link = await showSeatLink(call.deps.service, typedSecret(call));
  call.res.json({ name: link.name, open: isOpen(call, link) });
};

const openSeat = async (call: PageCall): Promise<void> => {
  const { deps, res, context } = call;
  const typed = call.form['secret']?.trim() ?? '';
  if (typed === '' && (await playerHere(call, gameIdOf(call))))
    return goTo(res, placeIn(call, gameIdOf(call)));
  const secret = typedSecret(call);
  const link = await showSeatLink(deps.service, secret);
  // Who has signed in may have other seats, too.
  if (context.viewer?.kind === 'person' && context.viewer.personId === link.personId)
    return goTo(res, placeIn(call, link.gameId, link.seat));
  const device = deviceOf(call.req.headers['user-agent']);
  const { token, expiresAt } = await openSeatLink(deps.service, secret, device);
  setSession(res, seatCookie, token, expiresAt);
  goTo(res, placeIn(call, link.gameId));
};

const openOrAgain = async (call: PageCall): Promise<void> => {
  try {
    await openSeat(call);
  } catch (error) {
    await refuseSeat(call, error);
  }
};

/** The links of a game's mails: they open a session for one seat of one game. */
export const seatLinkPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/seat', secret: true, run: call => seatPage(call) }),
  page(deps)({ method: 'post', path: '/g/:id/seat', allowance: 'secret', secret: true, run: openOrAgain }),
  page(deps)({ method: 'post', path: '/g/:id/seat/peek', allowance: 'secret', secret: true, run: seatPeek }),
];
