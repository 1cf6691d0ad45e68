import { baseTitle, type Title } from '../../engine/core/index.js';
import { listSeatableBots, showBotLadder, type SeatableBot } from '../../service/tables/bot-results.js';
import type { SeatWish } from '../../service/tables/games.js';
import { isolated } from '../../words/isolated.js';
import type { Form } from '../input/body.js';
import { mustBePerson } from '../viewer.js';
import type { PageCall } from './page.js';

/** A bot that can be put at the table. */
interface BotSeat {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly chosen: boolean;
}

export interface BotSeats {
  readonly bots: readonly BotSeat[];
  /** Some are chosen. */
  readonly open: boolean;
}

const FIELD = /^bot\.(\w{1,32})$/;

/** Whose it is, how strong in the title, and what became of its games. */
const aboutOf = ({ t }: PageCall, { owner, games, won }: SeatableBot, rating: number | undefined): string => {
  const known = { owner: isolated(owner), games, won };
  return rating === undefined ? t('botSeatAbout', known) : t('botSeatRated', { ...known, rating });
};

/** Bots that its creator may put at the table, the strongest in the title first; undefined where there are none. */
export const botSeats = async (call: PageCall, title: Title, form: Form): Promise<BotSeats | undefined> => {
  const { deps, context } = call;
  const found = await listSeatableBots(deps.service, mustBePerson(context.viewer));
  if (found.length === 0) return undefined;
  const own = await showBotLadder(deps.service, baseTitle(title.id));
  const ratings = new Map(own.map(({ id, rating }) => [id, rating]));
  const bots = found
    .map(bot => ({ bot, rating: ratings.get(bot.id) }))
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .map(({ bot, rating }) => ({
      ...{ id: bot.id, name: bot.name },
      about: aboutOf(call, bot, rating),
      chosen: form[`bot.${bot.id}`] === 'on',
    }));
  return { bots, open: bots.some(({ chosen }) => chosen) };
};

/** The bots that are chosen. */
export const botsIn = (form: Form): readonly SeatWish[] =>
  Object.keys(form).flatMap(field => {
    const id = FIELD.exec(field)?.[1];
    return id === undefined || form[field] !== 'on' ? [] : [{ kind: 'bot' as const, bot: id }];
  });
