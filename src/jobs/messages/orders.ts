import type { Action, Fact } from '../../engine/core/index.js';
import type { MessageWriter } from './message.js';

/** A standing order has ended. `data`: `{ order: Order, why: Fact, done: boolean }` */
export const orderOver: MessageWriter = ({ message, texts, words, names }) => {
  const { order, why, done } = message.data as unknown as { order: Action; why: Fact; done: boolean };
  const { language } = message;
  const what = words && names ? words.order(language, order, names) : '';
  const reason = words && names ? words.stop(language, why, names) : '';
  return {
    subject: done ? texts.orders.done : texts.orders.over,
    heading: done ? texts.orders.yoursDone : texts.orders.yoursOver,
    paragraphs: [what, reason],
    button: { label: texts.shared.openGame, page: 'turn' },
  };
};
