import type { Action, Fact } from '../../engine/core/index.js';
import type { WriteNote } from './note.js';

/** A standing order has ended. `data`: `{ order: Order, why: Fact, done: boolean }` */
export const orderOver: WriteNote = ({ note, texts, words, names }) => {
  const { order, why, done } = note.data as unknown as { order: Action; why: Fact; done: boolean };
  const { language } = note;
  const what = words && names ? words.order(language, order, names) : '';
  const reason = words && names ? words.stop(language, why, names) : '';
  return {
    subject: done ? texts.orders.done : texts.orders.over,
    heading: done ? texts.orders.yoursDone : texts.orders.yoursOver,
    paragraphs: [what, reason],
    button: { label: texts.shared.openGame, page: 'turn' },
  };
};
