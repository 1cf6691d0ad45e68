import type { Action, Fact } from '../../engine/core/index.js';
import type { MessageWriter } from './message.js';

/** A standing order can no longer be carried out. `data`: `{ order: Order, why: Fact }` */
export const orderOver: MessageWriter = ({ message, texts, words, names }) => {
  const { order, why } = message.data as unknown as { order: Action; why: Fact };
  const { language } = message;
  const what = words && names ? words.order(language, order, names) : '';
  const reason = words && names ? words.stop(language, why, names) : '';
  return {
    subject: texts.orders.over,
    heading: texts.orders.yoursOver,
    paragraphs: [what, reason],
    button: { label: texts.shared.openGame, page: 'turn' },
  };
};
