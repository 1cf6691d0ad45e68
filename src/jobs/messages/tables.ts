import type { MessageWriter } from './message.js';
import { isolated } from '../../words/isolated.js';

/** `data`: `{ by: string }`, who called it off. */
export const gameCalledOff: MessageWriter = ({ message, texts }) => {
  const by = message.data['by'] as string;
  return {
    subject: texts.tables.off,
    heading: texts.tables.off,
    paragraphs: [texts.tables.offText(by)],
    button: { label: texts.tables.open, path: '/tables' },
    why: texts.tables.whyOff,
  };
};

/** `data`: `{ by: string }`, the creator who took the seat back. */
export const tableRemoved: MessageWriter = ({ message, texts }) => {
  const by = message.data['by'] as string;
  return {
    subject: texts.tables.removed,
    heading: texts.tables.removed,
    paragraphs: [texts.tables.removedText(by)],
    button: { label: texts.tables.open, path: '/tables' },
    why: texts.tables.whyOff,
  };
};

/** `data`: `{ by: string }`, who hands it over; empty when they have left. */
export const tableYours: MessageWriter = ({ message, texts }) => {
  const by = message.data['by'] as string;
  const title = texts.tables.yours;
  return {
    subject: title,
    heading: title,
    paragraphs: [by === '' ? texts.tables.yoursLeft : texts.tables.yoursGiven(by), texts.tables.yoursText],
    button: { label: texts.shared.openGame, page: 'turn' },
  };
};

/** `data`: `{ days: number, last: number }`, since when nothing has changed, and when it leaves the list. */
export const tableQuiet: MessageWriter = ({ message, texts }) => {
  const { days, last } = message.data as { days: number; last: number };
  const title = texts.tables.quiet;
  return {
    subject: title,
    heading: title,
    paragraphs: [texts.tables.quietText(days, last), texts.tables.quietKeep],
    button: { label: texts.shared.openGame, page: 'turn' },
    why: texts.tables.whyQuiet,
  };
};

/** `data`: `{ seat: number, name: string, email: string | null }`, for which seat, and to whom as far as the reader may know. */
export const invitationUndelivered: MessageWriter = ({ message, texts }) => {
  const { seat, name, email } = message.data as { seat: number; name: string; email: string | null };
  const title = texts.tables.undelivered;
  const who = [isolated(name), email].filter(Boolean).join(', ');
  return {
    subject: title,
    heading: title,
    paragraphs: [texts.tables.undeliveredText(seat + 1, who), texts.tables.undeliveredDo],
    button: { label: texts.shared.openGame, page: 'turn' },
    why: texts.tables.whyUndelivered,
  };
};
