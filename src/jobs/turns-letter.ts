import type { TurnPart, TurnsMail } from '../mail/index.js';
import type { OutgoingAtSeat, OutgoingTurns } from '../service/delivery/deliveries.js';
import { placeNames } from '../present/place-names.js';
import { plainNames } from '../words/index.js';
import { gamePart } from './digest-letter.js';
import { askedRule, deadlineIn, factsSince, chatOf, type LetterWording } from './letter.js';

/** Turns of several games as one mail: those whose time is over first come first, the others by how long they wait. */
export const writeTurns = (turns: OutgoingTurns, wording: LetterWording): TurnsMail => {
  const games = [...new Set(turns.held.map(({ game }) => game.id))];
  const byGame = games.map(id => turns.held.filter(({ game }) => game.id === id));
  return {
    id: turns.messageId,
    delivery: turns.delivery,
    to: turns.to,
    language: turns.language,
    at: turns.at,
    unsubscribeAll: turns.unsubscribeAll,
    kind: 'turns',
    urgent: turns.urgent,
    parts: byGame.toSorted((a, b) => timeOf(a) - timeOf(b)).map(held => turnPart(held, wording)),
  };
};

const timeOf = (held: readonly OutgoingAtSeat[]): number =>
  Math.min(...held.map(({ deadline }) => deadline?.at.getTime() ?? Number.MAX_VALUE));

/** Of several turns in one game (two seats, an offer beside a turn) the newest leads to the page. */
const turnPart = (held: readonly OutgoingAtSeat[], wording: LetterWording): TurnPart => {
  const one = held.at(-1)!;
  const { game, language, position } = one;
  const words = wording.wordsFor(game.title);
  const names = plainNames(
    language,
    game.seats.map(seat => seat.name),
    words,
    placeNames(wording.presenters[game.title], language, game.settings),
  );
  const rule = askedRule(language, game.title, position.turn.ask.kind);
  return {
    ...gamePart(held, wording),
    to: { game: game.id, seatToken: one.seatSecret },
    ...(rule && { rule }),
    again: held.some(({ again }) => again),
    offers: words
      .about(position.turn.ask, factsSince(one))
      .map(fact => words.sentence(language, fact, names)),
    deadline: deadlineIn(one),
    chat: chatOf(one),
  };
};
