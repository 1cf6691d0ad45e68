import type { Action, Fact } from '../../engine/core/index.js';
import type { WriteNote } from './note.js';

/** A standing order has ended. `data`: `{ order: Order, why: Fact, done: boolean }` */
export const orderOver: WriteNote = ({ note, say, words, names }) => {
  const { order, why, done } = note.data as unknown as { order: Action; why: Fact; done: boolean };
  const { language } = note;
  const what = words && names ? words.order(language, order, names) : '';
  const reason = words && names ? words.stop(language, why, names) : '';
  return {
    subject: done
      ? say('Ein Auftrag ist erledigt', 'An order is done')
      : say('Ein Auftrag endet', 'An order has ended'),
    heading: done
      ? say('Ihr Auftrag ist erledigt', 'Your order is done')
      : say('Ihr Auftrag gilt nicht mehr', 'Your order is off'),
    paragraphs: [what, reason],
    button: { label: say('Partie öffnen', 'Open the game'), page: 'turn' },
  };
};
