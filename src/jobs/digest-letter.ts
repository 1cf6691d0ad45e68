import type { Fact } from '../engine/core/index.js';
import type { DigestMail, DigestPart } from '../mail/index.js';
import type { OutgoingAtSeat, OutgoingDigest, OutgoingMessage } from '../service/delivery/deliveries.js';
import { placeNames } from '../present/place-names.js';
import { plainNames } from '../words/index.js';
import { endedOrders, factsSince, type LetterWording } from './letter.js';
import { messageText } from './messages/index.js';
import { isolated } from '../words/isolated.js';

/** Lines about one game; more is left to its page. */
const MOST_LINES = 12;

type Held = OutgoingDigest['held'][number];

const asks = (held: Held): held is OutgoingAtSeat =>
  held.kind === 'turn' || held.kind === 'offer' || held.kind === 'reminder';

const isAtSeat = (held: Held): held is OutgoingAtSeat => held.kind !== 'message';

/** All that was held, as one mail: a part for each game, then the rest. */
export const writeDigestLetter = (digest: OutgoingDigest, wording: LetterWording): DigestMail => {
  const games = [...new Set(digest.held.flatMap(({ game }) => (game ? [game.id] : [])))];
  const others = digest.held.filter((held): held is OutgoingMessage => !isAtSeat(held) && held.game === null);
  const parts = [
    ...games.map(id =>
      gamePart(
        digest.held.filter(({ game }) => game?.id === id),
        wording,
      ),
    ),
    ...others.map(message => messagePart(message, wording)),
  ];
  return {
    id: digest.messageId,
    delivery: digest.delivery,
    to: digest.to,
    language: digest.language,
    at: digest.at,
    unsubscribeAll: digest.unsubscribeAll,
    kind: 'digest',
    waiting: parts.filter(part => part.asks.length > 0).length,
    // What waits for the reader comes first.
    parts: [...parts].sort((a, b) => Number(b.asks.length > 0) - Number(a.asks.length > 0)),
  };
};

/** Of several mails about one seat the newest says it all. */
const newestPerSeat = (held: readonly OutgoingAtSeat[]): readonly OutgoingAtSeat[] => [
  ...new Map(held.map(one => [one.seat, one])).values(),
];

/** What is asked in a game and what happened, for a mail about several. */
export const gamePart = (held: readonly Held[], wording: LetterWording): DigestPart => {
  const atSeat = held.filter(isAtSeat);
  const game = held.find(({ game: known }) => known !== null)!.game!;
  const { language } = held[0]!;
  const words = wording.wordsFor(game.title);
  const names = plainNames(
    language,
    game.seats.map(seat => seat.name),
    words,
    placeNames(wording.presenters[game.title], language, game.settings),
  );
  const asking = newestPerSeat(atSeat.filter(asks));
  const facts: readonly Fact[] = newestPerSeat(atSeat).slice(0, 1).flatMap(factsSince);
  const { groups, more } = words.report(language, facts, names, MOST_LINES);
  const messages = held
    .filter((one): one is OutgoingMessage => !isAtSeat(one))
    .map(message => messageText(message, wording));
  return {
    heading: `${words.title(language).name} · ${isolated(game.name)}`,
    asks: asking.map(({ position }) => words.ask(language, position.turn.ask, names, position.menu).full),
    lines: [
      ...new Set([
        ...messages.map(({ heading, paragraphs }) => [heading, ...paragraphs.slice(0, 1)].join(': ')),
        ...newestPerSeat(atSeat).flatMap(one => endedOrders(one, words, names)),
        ...groups.flatMap(({ heading, lines }) =>
          lines.map(line => (heading === null ? line : `${heading}: ${line}`)),
        ),
      ]),
    ],
    more,
    to: placeOf(held, asking[0]),
  };
};

/** Where the part leads: to the seat that is asked, or to one the reader plays; nowhere, where they may not look. */
const placeOf = (held: readonly Held[], asking: OutgoingAtSeat | undefined): DigestPart['to'] => {
  const ofGame = held.find(one => one.game !== null)!;
  const game = ofGame.game!.id;
  const seatToken = asking?.seatSecret ?? held.find(one => one.game && one.seatSecret)?.seatSecret ?? null;
  if (seatToken !== null) return { game, seatToken };
  return held.some(one => isAtSeat(one) || one.visible) ? { path: `/g/${game}` } : null;
};

const messagePart = (message: OutgoingMessage, wording: LetterWording): DigestPart => {
  const { heading, paragraphs, lines = [], button } = messageText(message, wording);
  return {
    heading,
    asks: [],
    lines: [...paragraphs, ...lines],
    more: 0,
    to: button && 'path' in button ? { path: button.path } : null,
  };
};
