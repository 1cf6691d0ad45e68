import { playerName } from '../../words/index.js';
import type { MessageWriter } from './message.js';
import { isolated } from '../../words/isolated.js';

/** Somebody has left a seat of a running game. `data`: `{ name, seat, why, waits }` */
export const seatLeft: MessageWriter = ({ message, texts }) => {
  const { name, why, waits } = message.data as { name: string; why: string; waits: boolean };
  return {
    subject: why === 'gone' ? texts.shared.seatFree : texts.seats.seatOfFree(name),
    heading: texts.shared.seatFree,
    paragraphs: [
      why === 'voted' ? texts.seats.voted(name) : why === 'gone' ? texts.seats.gone : texts.seats.left(name),
      waits ? texts.seats.waits : texts.seats.goesOn,
      texts.seats.youCan,
    ],
    button: { label: texts.seats.invite, page: 'seats' },
  };
};

/** Somebody has come to a seat of a running game. `data`: `{ name, former, seat }` */
export const seatTaken: MessageWriter = ({ message, texts }) => {
  const { name: who, former: before } = message.data as { name: string; former: string };
  const name = isolated(playerName(message.language, who));
  const former = isolated(playerName(message.language, before));
  return {
    subject: texts.seats.taken(name),
    heading: texts.seats.takenHeading,
    paragraphs: [former === '' ? texts.seats.takenText(name) : texts.seats.takenFor(name, former)],
    button: { label: texts.shared.toGame, page: 'turn' },
  };
};

/** The others have decided to replace the reader. `data`: `{ seat }` */
export const seatLost: MessageWriter = ({ texts }) => ({
  subject: texts.seats.lost,
  heading: texts.shared.notPlaying,
  paragraphs: [texts.seats.lostText],
  button: { label: texts.seats.look, page: 'turn' },
  why: texts.seats.whyLost,
});
