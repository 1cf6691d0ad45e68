import type { WriteNote } from './note.js';

/** A player's time was over, and it was passed for the seat. */
export const timeOver: WriteNote = ({ note, texts, time }) => ({
  subject: texts.timeOver.subject,
  heading: texts.timeOver.heading,
  paragraphs: [texts.timeOver.passed(time(note.at)), texts.timeOver.goesOn],
  button: { label: texts.shared.openGame, page: 'turn' },
});
