import { playsAhead, type Title } from '../../engine/core/index.js';
import { showOptions } from '../../service/tables/options.js';
import { unreadByGame } from '../../service/chat/chat.js';
import type { Actor, GameSummary } from '../../service/types.js';
import type { PageCall } from './page.js';

const canPlan = (title: Title | undefined): boolean => title !== undefined && playsAhead(title);

export interface SidebarModel {
  readonly id: string;
  readonly chat: boolean;
  readonly unread: { readonly unread: number; readonly mentioned: boolean } | undefined;
  readonly notes: boolean;
  readonly history: boolean;
  readonly charts: boolean;
  readonly votes: boolean;
  readonly plans: boolean;
}

/** What there is about a game besides the position, with how much of the chat is not read. */
export const sidebarModel = async (
  { deps }: PageCall,
  game: GameSummary,
  actor: Actor | null,
): Promise<SidebarModel> => {
  const plays = actor !== null && game.mine.length > 0;
  const unread = plays ? (await unreadByGame(deps.service, actor, [game.id]))[game.id] : undefined;
  const { chat } = await showOptions(deps.service, game.id);
  return {
    id: game.id,
    chat: plays || chat.spectators === 'on',
    unread,
    notes: actor !== null,
    history: game.status !== 'open',
    charts: game.status !== 'open' && deps.presenters[game.title]?.course !== undefined,
    votes: plays && game.status !== 'open',
    plans: plays && game.status === 'running' && canPlan(deps.service.titles.get(game.title)),
  };
};
