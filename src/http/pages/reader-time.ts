import { timeText } from '../../words/time.js';
import { actorIn } from '../context.js';
import { gameIdOf, type PageCall } from './page.js';

/** Times in a zone; in UTC where nobody's zone is known. */
export const timeFor = ({ context }: PageCall, timeZone: string | undefined): ((time: Date) => string) =>
  timeText(context.language, timeZone ?? 'UTC');

/** Times as the reader of a game's page writes them. */
export const readerTime = (call: PageCall): ((time: Date) => string) =>
  timeFor(call, actorIn(call.context, gameIdOf(call))?.timeZone);
