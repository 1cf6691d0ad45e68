import type { MessageWriter } from './message.js';
import { isolated } from '../../words/isolated.js';
import { roundedNumber } from '../../words/numbers.js';

/** A game that the reader follows has ended. */
export const watchedOver: MessageWriter = ({ message, texts, words }) => {
  const { game, language } = message;
  const name = game?.name ?? '';
  const result = game?.result ?? null;
  const reason = result && words ? words.reason(language, result.reason) : '';
  const scores = result?.scores ?? [];
  return {
    subject: texts.watching.subject,
    heading: texts.shared.over(name),
    paragraphs: reason === '' ? [texts.watching.watched] : [reason],
    lines: scores.map(
      ({ seat, points }) =>
        `${isolated(game?.seats.find(one => one.seat === seat)?.name ?? '')}: ${roundedNumber(language, points)}`,
    ),
    button: { label: texts.watching.button, page: 'turn' },
    why: texts.watching.why,
  };
};
