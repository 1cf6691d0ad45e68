import { unreadByGame } from '../../service/chat/chat.js';
import type { GameSummary, PersonActor } from '../../service/types.js';
import { roundedNumber } from '../../words/numbers.js';
import { timeText } from '../../words/time.js';
import { wordsOf } from '../wording.js';
import { boardPicture, type SmallPicture } from './board-picture.js';
import { deadlineText } from './clock-model.js';
import type { PageCall } from './page.js';
import { namesOf } from './summary.js';
import { isolated } from '../../words/isolated.js';

/** Is the reader asked in it? */
export const waits = (game: GameSummary): boolean => game.mine.some(seat => game.asked.includes(seat));

/** Who plays, the reader as such. */
const playersOf = ({ t }: PageCall, { seats, mine }: GameSummary): string =>
  seats
    .map(({ seat, name }) =>
      mine.includes(seat) && mine.length === 1 ? t('you') : isolated(name) || t('openSeat'),
    )
    .join(', ');

interface CardScore {
  readonly place: number;
  readonly name: string | undefined;
  readonly points: string;
  readonly mine: boolean;
}

/** The final table, best first; equal points share a place. */
const scoresOf = ({ context, t }: PageCall, { result, seats, mine }: GameSummary): readonly CardScore[] => {
  const scores = result?.scores ?? [];
  return scores.map(score => ({
    place: scores.filter(other => other.points > score.points).length + 1,
    name: mine.includes(score.seat) && mine.length === 1 ? t('you') : seats[score.seat]?.name,
    points: roundedNumber(context.language, score.points),
    mine: mine.includes(score.seat),
  }));
};

const stateOf = ({ t }: PageCall, game: GameSummary): string => {
  if (game.status === 'open') return t('notBegun');
  if (game.status === 'ended') return '';
  const others = game.asked.filter(seat => !game.mine.includes(seat));
  if (waits(game)) return others.length > 0 ? t('youAndOthers', { names: namesOf(game, others) }) : '';
  return t('othersTurn', { names: namesOf(game, others) });
};

export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly asks: boolean;
  readonly anchor: string;
  readonly picture: SmallPicture | undefined;
  readonly about: string;
  readonly state: string;
  readonly unread: { readonly unread: number; readonly mentioned: boolean } | undefined;
  readonly since: string;
  readonly deadline: string;
  readonly players: string;
  readonly scores: readonly CardScore[];
}

/**
 * Games as a list shows them: the board, where they stand, who is to move since when and until when, who plays, how they
 * ended, and what the reader has not read in them.
 */
export const gameCards = async (
  call: PageCall,
  actor: PersonActor,
  games: readonly GameSummary[],
): Promise<readonly GameCard[]> => {
  const { deps, context, t } = call;
  const own = games.filter(game => game.mine.length > 0).map(game => game.id);
  const unread = own.length > 0 ? await unreadByGame(deps.service, actor, own) : {};
  const time = timeText(context.language, actor.timeZone);
  const day = timeText(context.language, actor.timeZone, 'day');
  const now = deps.service.clock();
  return games.map(game => {
    const words = wordsOf(deps, game, context.language);
    const isOver = game.status === 'ended';
    return {
      id: game.id,
      name: game.name,
      asks: waits(game),
      anchor: waits(game) ? '#turn' : '',
      picture: boardPicture(call, game),
      about: [
        words.titleName,
        ...(game.round && game.status === 'running' ? [words.round(game.round)] : []),
        ...(isOver && game.endedAt ? [day(game.endedAt)] : []),
      ].join(' · '),
      state: stateOf(call, game),
      unread: unread[game.id],
      since: game.waitingSince ? t('waitingSince', { time: time(game.waitingSince) }) : '',
      deadline: game.deadline ? deadlineText(call, game.deadline, { now, timeZone: actor.timeZone }) : '',
      players: isOver && game.result ? '' : playersOf(call, game),
      scores: scoresOf(call, game),
    };
  });
};
