import type { MessageWriter } from './message.js';

/** A player's time was over, and it was passed for the seat. */
export const turnTimedOut: MessageWriter = ({ message, texts, time }) => ({
  subject: texts.timeOver.subject,
  heading: texts.timeOver.heading,
  paragraphs: [texts.timeOver.passed(time(message.at)), texts.timeOver.goesOn],
  button: { label: texts.shared.openGame, page: 'turn' },
});
