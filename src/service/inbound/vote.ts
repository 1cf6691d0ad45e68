import {
  direct,
  readReplyChoice,
  readSeats,
  votesAt,
  type GameRow,
  type InboundRow,
  type PersonRow,
  type Tx,
  type VoteRow,
} from '../../db/index.js';
import { basics } from '../../words/basics.js';
import { languages } from '../../words/language.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import type { ReplyPlace } from '../secrets.js';
import { castBallot } from '../votes/ballot.js';
import { replyAddress } from './addresses.js';
import { refusedBy } from './carry-out.js';
import type { ReplyOutcome } from './outcome.js';

/*
 * Votes are answered by a word. The reply address of a vote's mail is that of its reader's seat at the row at which the
 * vote was begun, by which it is found again.
 */

const answers = ['yes', 'no'] as const;
type Answer = (typeof answers)[number];

/** What answers a vote, in every language. */
const patterns = answers.map(answer => {
  const words = languages.flatMap(language => basics[language].typed[answer]);
  return { answer, pattern: new RegExp(`^(?:${words.join('|')})$`, 'iu') };
});

/** The answer to a vote that a line is; null for any other line. */
export const voteWord = (line: string): Answer | null =>
  patterns.find(({ pattern }) => pattern.test(line))?.answer ?? null;

/** Where the mail of a vote is answered; nowhere by those who want to look at what they write first. */
export const voteReplyTo = async (deps: Deps, place: ReplyPlace): Promise<{ readonly replyTo?: string }> => {
  const replyTo = replyAddress(deps, place);
  const isTaken = replyTo !== null && (await readReplyChoice(direct(deps.db), place.personId)) === 'at-once';
  return isTaken ? { replyTo } : {};
};

/** The votes that a mail of that row may have told of. */
export const votesOf = async (
  tx: Tx,
  { game_id: gameId, number }: Pick<InboundRow, 'game_id' | 'number'>,
): Promise<readonly VoteRow[]> => (gameId === null || number === null ? [] : votesAt(tx, gameId, number));

interface Answering {
  readonly game: GameRow;
  readonly seat: number;
  readonly person: PersonRow;
  readonly votes: readonly VoteRow[];
  /** As it was written. */
  readonly line: string;
  readonly answer: Answer;
}

/** Casts the ballot that a reply asks for. Done again for a mail, it finds what it has done. */
export const answerVote = async (
  deps: Deps,
  tx: Tx,
  { game, seat, person, votes, line, answer }: Answering,
): Promise<Pick<ReplyOutcome, 'done' | 'left' | 'failed' | 'why' | 'vote'>> => {
  const nothing = { done: [], left: [] };
  const refused = (code: string) => ({ ...nothing, why: { code, params: {} } });
  const seats = await readSeats(tx, [game.id]);
  if (seats.find(one => one.seat === seat)?.person_id !== person.id) return refused('reply-seat-lost');
  const choice = await readReplyChoice(tx, person.id);
  if (choice === 'off') return refused('reply-off');
  const [vote, ...others] = votes.filter(
    ({ tally }) => tally.voters.includes(person.id) && tally.choices.includes(answer),
  );
  if (choice === 'confirm' || !vote || others.length > 0) return refused('reply-vote-page');
  const cast = { done: [{ command: line, facts: [] }], left: [], vote: answer };
  if (vote.tally.ballots[person.id] === answer) return cast;
  try {
    await castBallot(deps, withoutSession(person), { gameId: game.id, vote: vote.id, choice: answer });
    return cast;
  } catch (error) {
    return { ...nothing, failed: { command: line, ...refusedBy(error) } };
  }
};
