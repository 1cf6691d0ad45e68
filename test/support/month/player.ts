import type { Action, Seat } from '../../../src/engine/core/index.js';
import { Illegal } from '../../../src/engine/core/index.js';
import type { Deps } from '../../../src/service/deps.js';
import { Refusal } from '../../../src/service/errors.js';
import { listGames } from '../../../src/service/tables/games.js';
import { position } from '../../../src/service/log/history.js';
import { takeMail } from '../../../src/service/inbound/index.js';
import { acceptOwnInvitation, invite, listInvitations } from '../../../src/service/tables/invitations.js';
import { listOrders, setOrder } from '../../../src/service/orders/index.js';
import { submit } from '../../../src/service/log/play.js';
import type { GameSummary, Position } from '../../../src/service/types.js';
import { seen } from '../../../src/service/account/sight.js';
import { undo } from '../../../src/service/log/undo.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { listVotes } from '../../../src/service/votes/read.js';
import { fillIn } from '../menu.js';
import { quickMove } from '../quick-player.js';
import { pick, type Rng } from '../random.js';
import type { Someone } from './people.js';
import { reply, type Letter, type PostOffice } from './post-office.js';

export interface Playing {
  readonly deps: Deps;
  readonly office: PostOffice;
  readonly rng: Rng;
  readonly people: readonly Someone[];
  /** From then on, in milliseconds, whoever finds a game still going asks to end it. */
  readonly enough: number;
  /** What was done, by kind: a month in which nobody undid anything would show nothing about undoing. */
  readonly done: Map<string, number>;
  /** Lets the service do what is due now. */
  readonly work: () => Promise<unknown>;
}

/** What the service refuses because others were quicker, or asked before, is no fault of anybody. */
const expected = new Set([
  'stale',
  'game-over',
  'vote-already-open',
  'too-many-votes',
  'vote-over',
  'not-a-voter',
  'seat-taken',
  'seat-promised',
  'seat-by-invitation',
  'already-seated',
  'not-your-seat',
  'not-your-game',
  'no-such-invitation',
  'too-many-invitations',
  'too-many-invitations-there',
  'unanswered-invitations',
  'nothing-to-undo',
  'vote-by-clock',
  'not-waited-long',
  'already-paused',
  'too-many-orders',
  'not-offered',
  'nobody-to-replace',
  'nobody-to-ask',
  'is-asked-already',
]);

/** @returns whether it was done */
const attempt = async (what: string, { done }: Playing, run: () => Promise<unknown>): Promise<boolean> => {
  try {
    await run();
    done.set(what, (done.get(what) ?? 0) + 1);
    return true;
  } catch (error) {
    const code = error instanceof Refusal || error instanceof Illegal ? error.code : '';
    if (!expected.has(code)) throw error;
    return false;
  }
};

/** Answers a mail with moves in the notation; what else the turn asks is then done on the page. */
const answerByMail = async (playing: Playing, who: Someone, letter: Letter, at: Position): Promise<void> => {
  const { deps, rng, work } = playing;
  const title = deps.titles.get(at.title)!;
  const line = title.notation.print(quickMove(at.menu, at.seat!, rng));
  const id = `re-${letter.id}-${String(at.number)}`;
  const raw = reply(letter, { name: who.actor.name, email: who.email }, id, [line]);
  const taken = await takeMail(deps, { sender: who.email, recipients: [letter.replyTo!], raw });
  await work();
  // Impatient people send it again; it counts once.
  if (rng() < 0.2) await takeMail(deps, { sender: who.email, recipients: [letter.replyTo!], raw });
  await work();
  playing.done.set(`reply ${taken}`, (playing.done.get(`reply ${taken}`) ?? 0) + 1);
};

const move = (playing: Playing, who: Someone, at: Position, action: Action): Promise<boolean> =>
  attempt('move', playing, () =>
    submit(playing.deps, who.actor, { gameId: at.gameId, expected: at.number, action }),
  );

/** Now and then somebody lets the service play on, or thinks better of a move. */
const maybeMore = async (playing: Playing, who: Someone, at: Position): Promise<void> => {
  const { deps, rng } = playing;
  const { gameId } = at;
  const seat = at.seat!;
  if (rng() < 0.04) {
    const now = await position(deps, who.actor, { gameId, seat });
    if (now.undo > 0)
      await attempt('undo', playing, () =>
        undo(deps, who.actor, { gameId, seat, count: 1, expected: now.number }),
      );
  }
  if (rng() < who.orders) {
    const { forms } = await listOrders(deps, who.actor, { gameId, seat });
    if (forms.length > 0)
      await attempt('order', playing, () =>
        setOrder(deps, who.actor, { gameId, seat, order: fillIn(pick(rng, forms), seat, rng) }),
      );
  }
  if (rng() < 0.004)
    await attempt('ask undo', playing, () => startVote(deps, who.actor, { gameId, about: 'undo' }));
  if (rng() < 0.004) {
    const until = new Date(deps.clock().getTime() + 36 * 3_600_000);
    await attempt('ask pause', playing, () => startVote(deps, who.actor, { gameId, about: 'pause', until }));
  }
};

/** More moves than a turn has. */
const MOST = 60;

/** Plays a seat as long as it is asked. */
const playSeat = async (
  playing: Playing,
  who: Someone,
  gameId: string,
  seat: Seat,
  letter?: Letter,
): Promise<void> => {
  const { deps, rng } = playing;
  for (let made = 0; made < MOST; made++) {
    const at = await position(deps, who.actor, { gameId, seat });
    if (at.status.ended || !at.turn.asked.includes(seat)) return;
    if (letter?.replyTo && who.replies && made === 0) await answerByMail(playing, who, letter, at);
    else await move(playing, who, at, quickMove(at.menu, seat, rng));
    await maybeMore(playing, who, at);
  }
};

/** Open votes are answered with the first choice mostly, which is the one that changes something. */
const vote = async (playing: Playing, who: Someone, gameId: string): Promise<void> => {
  const { deps, rng } = playing;
  const { open } = await listVotes(deps, who.actor, gameId);
  for (const vote of open) {
    if (!vote.mayVote || vote.ballots.some(one => one.mine && one.choice !== null)) continue;
    const choice = vote.about === 'end' || rng() < 0.85 ? vote.choices[0]! : pick(rng, vote.choices);
    await attempt(`vote ${vote.about}`, playing, () =>
      castBallot(deps, who.actor, { gameId, vote: vote.id, choice }),
    );
  }
};

const fillSeats = async (playing: Playing, who: Someone, game: GameSummary): Promise<void> => {
  const { deps, rng, people } = playing;
  for (const { seat, personId, invited } of game.seats) {
    if (personId !== null || invited) continue;
    const guest = pick(
      rng,
      people.filter(one => one !== who),
    );
    await attempt('invite', playing, () =>
      invite(deps, who.actor, { gameId: game.id, seat, email: guest.email }),
    );
  }
};

/** When a game has stood still for so long, its players do something about it. */
const LONG = 6 * 86_400_000;

/** What somebody does about a game that came up in a mail. */
const lookAfter = async (
  playing: Playing,
  who: Someone,
  game: GameSummary,
  letter?: Letter,
): Promise<void> => {
  const { deps, enough } = playing;
  const now = deps.clock().getTime();
  await vote(playing, who, game.id);
  for (const seat of game.mine)
    if (game.asked.includes(seat)) await playSeat(playing, who, game.id, seat, letter);
  await fillSeats(playing, who, game);
  const stuck = game.waitingSince !== null && now - game.waitingSince.getTime() > LONG;
  if (now > enough || stuck)
    await attempt('ask end', playing, () => startVote(deps, who.actor, { gameId: game.id, about: 'end' }));
  const late = game.seats.find(
    ({ seat, personId }) => personId !== null && game.asked.includes(seat) && !game.mine.includes(seat),
  );
  if (stuck && late !== undefined)
    await attempt('ask replace', playing, () =>
      startVote(deps, who.actor, { gameId: game.id, about: 'replace', subject: late.seat }),
    );
};

const acceptAll = async (playing: Playing, who: Someone): Promise<void> => {
  const { deps } = playing;
  for (const { gameId, seat } of (await listInvitations(deps, who.actor)).items)
    await attempt('accept', playing, () => acceptOwnInvitation(deps, who.actor, { gameId, seat }));
};

/**
 * Somebody looks into the mailbox, and does what the mails are about. Without a mail nothing is done, so that
 * a mail that gets lost stops its game; only once in a while somebody looks at the list of games.
 */
export const wakeUp = async (playing: Playing, who: Someone): Promise<void> => {
  const { deps, office, rng } = playing;
  const letters = office.collect(who.email);
  const curious = rng() < 0.02;
  if (letters.length === 0 && !curious) return;
  // As every page and every reply does.
  await seen(deps, who.actor.personId);
  await acceptAll(playing, who);
  const games = (await listGames(deps, who.actor)).items.filter(
    game => game.status === 'running' && game.mine.length > 0,
  );
  for (const game of games) {
    const about = letters.filter(letter => letter.text.includes(`/g/${game.id}`));
    const turn = about.findLast(letter => /\.(turn|reminder)$/.test(letter.id));
    if (about.length > 0 || (curious && deps.clock().getTime() > playing.enough))
      await lookAfter(playing, who, game, turn);
  }
};
