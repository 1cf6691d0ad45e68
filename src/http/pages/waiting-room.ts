import { overview } from '../../service/prefs/overview.js';
import {
  acceptOwnInvitation,
  callBack,
  declineOwnInvitation,
  invite,
  joinGame,
  listInvitations,
} from '../../service/tables/invitations.js';
import type { Actor, GameDetail, PersonActor, SeatInfo } from '../../service/types.js';
import { reliabilityAt, type Reliability } from '../../service/tables/results.js';
import type { SeatableBot } from '../../service/tables/bot-results.js';
import { giveToBot } from '../../service/tables/bot-seats.js';
import { giveToService, takeFromService } from '../../service/tables/service-seats.js';
import { check } from '../input/check.js';
import { address, id, language, level, wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { asProblem } from '../errors.js';
import type { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { mustBePerson } from '../viewer.js';
import { adviceSentences } from '../../words/advice.js';
import { timeSentences } from '../../words/game-time.js';
import { helpOfTitle } from '../../words/rules.js';
import { botsFor } from './bots.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { type SmallPicture, openingPicture } from './board-picture.js';
import { type Scene, sceneOf } from './game-model.js';
import { signInFor } from './frame.js';
import { isFromScript, liveModel, type LiveModel } from './live.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { settingLines } from './summary.js';
import { reliabilityText } from './results.js';

/** A form that was refused: the seat it was about and why. */
interface Refused {
  readonly seat: number;
  readonly problem: HttpProblem;
}

/** Seats are taken and given away by a person; a session from a mail may only look. */
const spectator = ({ context }: PageCall, gameId: string): Actor | null =>
  context.viewer?.kind === 'person' ? context.viewer : actorIn(context, gameId);

const stateOf = ({ t }: PageCall, game: GameDetail, seat: SeatInfo): string => {
  if (game.mine.includes(seat.seat)) return t('you');
  if (seat.byService) return t('serviceSeatText');
  if (seat.personId !== null) return t('seatAccepted');
  if (seat.invited) return t(seat.byLink ? 'seatKept' : 'seatInvited');
  return t('openSeat');
};

const isFree = (seat: SeatInfo): boolean => seat.personId === null && !seat.byService && !seat.invited;

interface WaitingSeat {
  readonly seat: number;
  readonly number: number;
  readonly name: string;
  readonly address: string | undefined;
  readonly state: string;
  readonly undelivered: boolean;
  readonly reliability: string | false;
  readonly offered: boolean;
  readonly join: boolean;
  readonly lead: boolean;
  readonly invite: false | { readonly address: string; readonly language: string };
  /** A form for it was not taken. */
  readonly refused: boolean;
  readonly service: boolean;
  readonly bots: readonly SeatableBot[];
  readonly openAgain: boolean;
  readonly others: boolean;
  readonly callBack: string | false;
}

/** What is known of all seats and who may sit there. */
interface SeatsKnown {
  readonly offered: readonly number[];
  readonly known: ReadonlyMap<string, Reliability>;
  readonly bots: readonly SeatableBot[];
}

const seatModel =
  (call: PageCall, game: GameDetail, { offered, known, bots }: SeatsKnown, refused?: Refused) =>
  (seat: SeatInfo): WaitingSeat => {
    const { viewer, language: reader } = call.context;
    const creator = viewer?.kind === 'person' && viewer.personId === game.createdBy;
    const free = isFree(seat);
    const joinable = (one: SeatInfo): boolean =>
      game.status === 'open' && isFree(one) && viewer?.kind === 'person' && game.mine.length === 0;
    const typed = refused?.seat === seat.seat ? call.form : {};
    return {
      seat: seat.seat,
      number: seat.seat + 1,
      name: seat.name || seat.invitedName || game.invitations[seat.seat] || '–',
      address: seat.name || seat.invitedName ? game.invitations[seat.seat] : undefined,
      state: stateOf(call, game, seat),
      undelivered: game.undelivered.includes(seat.seat),
      reliability:
        seat.personId !== null &&
        known.has(seat.personId) &&
        reliabilityText(call, known.get(seat.personId)!),
      offered: offered.includes(seat.seat),
      join: joinable(seat),
      // The first of those that the reader may take.
      lead: offered.length === 0 && joinable(seat) && !game.seats.slice(0, seat.seat).some(joinable),
      invite: free &&
        creator && {
          address: typed['address'] ?? '',
          language: typed['language'] ?? reader,
        },
      refused: refused?.seat === seat.seat,
      service: free && creator && game.status === 'open',
      bots: free && creator && game.status === 'open' ? bots : [],
      openAgain: seat.byService && creator && game.status === 'open',
      others: creator && game.status === 'open' && seat.personId !== null && !game.mine.includes(seat.seat),
      callBack: seat.invited && creator && (seat.byLink ? 'free' : 'call-back'),
    };
  };

/** What has happened so far, and what comes: one sentence each. Only those who sit there are spoken to. */
const progressOf = ({ t }: PageCall, { seats, mine, table }: GameDetail): readonly string[] => {
  const isMine = mine.length > 0;
  const taken = seats.filter(seat => seat.personId !== null || seat.byService).length;
  const invited = seats.filter(seat => seat.invited).length;
  const free = seats.length - taken - invited;
  return [
    t('roomTaken', { taken, seats: seats.length }),
    ...(invited > 0 ? [t(invited === 1 ? 'roomInvitedOne' : 'roomInvited', { count: invited })] : []),
    ...(free > 0 ? [t(free === 1 ? 'roomFreeOne' : 'roomFree', { count: free })] : []),
    ...(free > 0 && table.listed ? [t('roomListed')] : []),
    ...(free > 0 && isMine ? [t('roomPassOn')] : []),
    t('roomStarts'),
    ...(isMine ? [t('roomThen')] : []),
  ];
};

/** Seats of the game the viewer is invited to. */
const offeredSeats = async ({ deps, context }: PageCall, gameId: string): Promise<readonly number[]> => {
  if (context.viewer?.kind !== 'person') return [];
  const { items } = await listInvitations(deps.service, context.viewer, { gameId });
  return items.map(one => one.seat);
};

/** Whether the clock stops in quiet hours, and the reader at this table has set none. */
const lacksQuiet = async ({ deps, context: { viewer } }: PageCall, game: GameDetail): Promise<boolean> => {
  if (viewer?.kind !== 'person' || game.mine.length === 0 || !game.time?.stops.quietHours) return false;
  const { quiet } = await overview(deps.service, viewer);
  return quiet.daily === null && Object.values(quiet.on ?? {}).every(hours => hours === null);
};

declare module '../views.js' {
  interface PageModels {
    readonly 'waiting-room': WaitingRoomPage;
  }
}

interface WaitingRoomPage {
  readonly faultAbout?: string;
  readonly live: LiveModel | undefined;
  readonly id: string;
  readonly name: string;
  readonly titleName: string;
  readonly help: { readonly rules: string; readonly firstGame?: string | undefined } | undefined;
  readonly beside: SidebarModel;
  readonly picture: SmallPicture | undefined;
  readonly progress: readonly string[] | undefined;
  readonly error: string | undefined;
  readonly seats: readonly WaitingSeat[];
  readonly signIn: string | undefined;
  readonly signInToChange: string | undefined;
  readonly creator: boolean;
  readonly terms: boolean;
  readonly leave: boolean;
  readonly calledOff: boolean;
  readonly table: WaitingRoomTable;
  readonly settings: readonly string[];
  readonly time: readonly string[];
  readonly noQuiet: boolean;
  readonly share: string | false;
}

interface WaitingRoomTable {
  readonly listed: boolean;
  readonly about: string;
  readonly seating: string;
}

const sendRoom = async (call: PageCall, refused?: Refused): Promise<void> => {
  const { viewer, language: reader } = call.context;
  const gameId = gameIdOf(call);
  const live = await liveModel(call.deps, spectator(call, gameId), gameId, ['table', 'chat']);
  const { game, words } = await sceneFor(call);
  const offered = await offeredSeats(call, game.id);
  // For those who consider playing with them, and nobody else.
  const known =
    viewer?.kind === 'person' && game.status === 'open'
      ? await reliabilityAt(call.deps.service, game.seats)
      : new Map<string, Reliability>();
  const open = game.seats.some(isFree);
  const progress = game.status === 'open' ? progressOf(call, game) : undefined;
  sendPage(call, 'waiting-room', game.name, {
    // What its script is told is new is read out.
    live: live && { ...live, said: isFromScript(call) ? progress?.join(' ') : undefined },
    id: game.id,
    name: game.name,
    titleName: words.titleName,
    help: helpOfTitle(game.title),
    beside: await sidebarModel(call, game, actorIn(call.context, game.id)),
    picture: openingPicture(call, game.title),
    progress,
    error: refused && detailOf(refused.problem, reader),
    seats: game.seats.map(
      seatModel(call, game, { offered, known, bots: await botsFor(call, open) }, refused),
    ),
    signIn:
      game.status === 'open' && open && viewer?.kind !== 'person' && game.mine.length === 0
        ? signInFor(`/g/${game.id}`)
        : undefined,
    // Who came by the link of a mail has a seat, and signs in for all the rest.
    signInToChange:
      viewer?.kind !== 'person' && game.mine.length > 0 && game.status === 'open'
        ? signInFor(`/g/${game.id}`)
        : undefined,
    creator: viewer?.kind === 'person' && viewer.personId === game.createdBy && game.status === 'open',
    terms:
      viewer?.kind === 'person' &&
      viewer.personId === game.createdBy &&
      game.status === 'open' &&
      game.seats.every(seat => seat.personId === null || game.mine.includes(seat.seat)),
    leave: viewer?.kind === 'person' && game.mine.length > 0 && game.status === 'open',
    calledOff: game.status === 'ended',
    table: game.table,
    settings: [...settingLines(call.deps, reader, game), ...adviceSentences(reader, game)],
    time: timeSentences(reader, game.time),
    noQuiet: await lacksQuiet(call, game),
    share: game.status === 'open' && new URL(`/g/${game.id}`, call.deps.baseUrl).href,
  });
};

const sceneFor = (call: PageCall): Promise<Scene> => {
  const gameId = gameIdOf(call);
  return sceneOf(call.deps, spectator(call, gameId), gameId, call.context.language);
};

/** The page of a game whose seats are not all taken yet. */
export const waitingRoom = (call: PageCall): Promise<void> => sendRoom(call);

interface AtSeat {
  readonly gameId: string;
  readonly seat: number;
}

/** Does something about a seat; a refusal is told on the game's page, with the form as it was filled in. */
const change =
  (run: (call: PageCall, actor: PersonActor, at: AtSeat) => Promise<void>, next = '') =>
  async (call: PageCall): Promise<void> => {
    const gameId = gameIdOf(call);
    const actor = mustBePerson(call.context.viewer);
    const seat = check(wholeNumber, call.params['seat'], 'seat', call.context.language);
    try {
      await run(call, actor, { gameId, seat });
    } catch (error) {
      const problem = asProblem(error);
      if (!problem || problem.status >= 500) throw error;
      const scene = await sceneFor(call);
      if (scene.game.status !== 'open') throw error;
      call.res.status(problem.status);
      return sendRoom(call, { seat, problem });
    }
    goTo(call.res, next || `/g/${gameId}`);
  };

const join = change(({ deps }, actor, at) => joinGame(deps.service, actor, at));

const inviteTo = change(async ({ deps, form, context }, actor, at) => {
  await invite(deps.service, actor, {
    ...at,
    email: check(address, form['address'], 'address', context.language),
    language: check(language, form['language'], 'language', context.language),
  });
});

const takeBackInvitation = change(({ deps }, actor, at) => callBack(deps.service, actor, at));

const giveAway = change(async ({ deps, form, context }, actor, at) => {
  const chosen = check(level, form['level'] ?? 'easy', 'level', context.language);
  await giveToService(deps.service, actor, { ...at, level: chosen });
});

const giveBot = change(async ({ deps, form, context }, actor, at) => {
  await giveToBot(deps.service, actor, { ...at, bot: check(id, form['bot'], 'bot', context.language) });
});

const openAgain = change(({ deps }, actor, at) => takeFromService(deps.service, actor, at));

const accept = change(({ deps }, actor, at) => acceptOwnInvitation(deps.service, actor, at));

const decline = change(({ deps }, actor, at) => declineOwnInvitation(deps.service, actor, at), '/games');

export const waitingRoomPages = (deps: HttpDeps): readonly Served[] =>
  [
    { path: '/g/:id/seats/:seat/join', run: join },
    { path: '/g/:id/seats/:seat/accept', run: accept },
    { path: '/g/:id/seats/:seat/decline', run: decline },
    { path: '/g/:id/seats/:seat/invite', run: inviteTo },
    { path: '/g/:id/seats/:seat/call-back', run: takeBackInvitation },
    { path: '/g/:id/seats/:seat/service', run: giveAway },
    { path: '/g/:id/seats/:seat/bot', run: giveBot },
    { path: '/g/:id/seats/:seat/open', run: openAgain },
  ].flatMap(({ path, run }) => [
    page(deps)({ method: 'post', path, run }),
    page(deps)({ method: 'get', path, run: backToGame }),
  ]);
