import { takenApart } from '../../service/chat/mentions.js';
import type { ChatMessage } from '../../service/chat/chat.js';
import type { GameSummary } from '../../service/types.js';
import type { Said } from '../../present/step.js';
import { ownName } from '../../words/index.js';
import type { PageCall } from './page.js';

/** A player's name; somebody who no longer plays has none here. */
export const whoIs = (
  { t }: Pick<PageCall, 't'>,
  { seats }: Pick<GameSummary, 'seats'>,
  seat: number | null,
): string => seats.find(one => one.seat === seat)?.name ?? t('formerPlayer');

/** Something said, where it can be answered and looked up. */
export interface SaidMessage extends Said {
  readonly id: string;
  readonly mine: boolean;
  readonly mentioned: boolean;
  readonly step: number;
}

/** By what they are called when somebody writes to them. */
const called = (
  { context }: Pick<PageCall, 'context'>,
  { seats }: Pick<GameSummary, 'seats'>,
): readonly { readonly name: string }[] =>
  seats.map(({ name, byProgram }) => ({ name: byProgram ? ownName(context.language, name) : name }));

/** Something said, as pages show it: its text in parts, of which some name somebody. */
export const saidModel = (
  call: Pick<PageCall, 't' | 'context'>,
  game: Pick<GameSummary, 'id' | 'seats'>,
  message: ChatMessage,
  time: (at: Date) => string,
): SaidMessage => ({
  id: message.id,
  who: whoIs(call, game, message.seat),
  to: message.private ? call.t('chatTo', { name: whoIs(call, game, message.to) }) : undefined,
  mine: message.mine,
  mentioned: message.mentioned,
  at: message.at.toISOString(),
  time: time(message.at),
  step: message.number,
  deleted: message.text === null,
  parts: takenApart(message.text ?? '', called(call, game)).map(({ text, who }) => ({
    text,
    name: who !== undefined,
  })),
});
