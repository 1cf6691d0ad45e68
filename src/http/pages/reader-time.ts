import { actorIn } from '../context.js';
import { gameIdOf, type PageCall } from './page.js';
import { timeText } from './table.js';

/** Times as the reader of a game's page writes them; in UTC for who is not signed in. */
export const readerTime = (call: PageCall): ((time: Date) => string) => {
  const actor = actorIn(call.context, gameIdOf(call));
  const format = timeText(call.context.language, actor?.timeZone ?? 'UTC');
  return actor ? format : time => `${format(time)} UTC`;
};
