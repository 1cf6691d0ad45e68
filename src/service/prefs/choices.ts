import type { JsonObject } from '../../engine/core/index.js';
import type { DeliveryKind } from '../../db/index.js';

/** Kinds of mails that somebody chooses about together. */
export const groups = ['turn', 'reminder', 'game', 'votes', 'orders', 'chat', 'announcements'] as const;
export type MailGroup = (typeof groups)[number];

/** How the mails of a group come. */
export const ways = ['at-once', 'digest', 'none'] as const;
export type MailDelivery = (typeof ways)[number];

export type MailChoices = { readonly [group in MailGroup]: MailDelivery };

/** Nobody misses anything who chooses nothing. */
export const presetChoices: MailChoices = {
  turn: 'at-once',
  reminder: 'at-once',
  game: 'at-once',
  votes: 'at-once',
  orders: 'at-once',
  chat: 'at-once',
  announcements: 'at-once',
};

/**
 * Mails about which nobody chooses: `direct` answers to what was just asked for, what tells of the `account`
 * itself, an `invitation`, the `digest`.
 */
type Sort = MailGroup | 'direct' | 'account' | 'invitation' | 'digest';

const sorts: { readonly [kind in DeliveryKind]: Sort } = {
  'sign-in': 'direct',
  'address-check': 'direct',
  'test-mail': 'direct',
  'mail-answer': 'direct',
  security: 'account',
  invitation: 'invitation',
  digest: 'digest',
  // Each turn it tells has been asked about by itself.
  turns: 'digest',
  turn: 'turn',
  offer: 'turn',
  reminder: 'reminder',
  'game-started': 'game',
  'game-over': 'game',
  'game-called-off': 'game',
  'table-removed': 'game',
  'table-yours': 'game',
  'table-quiet': 'game',
  'invitation-undelivered': 'game',
  'watched-over': 'game',
  'time-over': 'game',
  resumed: 'game',
  'seat-left': 'game',
  'seat-taken': 'game',
  'seat-lost': 'game',
  vote: 'votes',
  'vote-over': 'votes',
  'order-over': 'orders',
  chat: 'chat',
  'channel-off': 'account',
  'by-operator': 'game',
  blocked: 'account',
  unblocked: 'account',
  announcement: 'announcements',
};

/** All kinds of mails. */
export const kinds = Object.keys(sorts) as readonly DeliveryKind[];

/** May its receiver turn mails of this kind off? */
export const isChosen = (kind: DeliveryKind): boolean => !['direct', 'account'].includes(sorts[kind]);

/** What decides whether such a mail comes. */
export const sortOf = (kind: DeliveryKind): Sort => sorts[kind];

/** Is it one of the groups that people choose for? */
export const isGroup = (sort: Sort): sort is MailGroup => groups.some(group => group === sort);

/** What is kept of somebody's choices, with the presets for the rest. */
export const choicesIn = (kept: JsonObject | null | undefined): MailChoices => ({
  ...presetChoices,
  ...ownChoices(kept),
});

/** What was chosen, for all games or for one. */
export const ownChoices = (kept: JsonObject | null | undefined): Partial<MailChoices> =>
  Object.fromEntries(
    groups.flatMap(group => {
      const way = ways.find(one => one === kept?.[group]);
      return way ? [[group, way]] : [];
    }),
  );

/**
 * How a mail comes. Reminders and votes cannot be turned off by themselves in a game with a deadline: whoever
 * misses them loses the seat. All mails of such a game can be.
 */
export const mailDeliveryOf = (
  group: MailGroup,
  {
    all,
    here,
    timed,
  }: { readonly all: MailChoices; readonly here: Partial<MailChoices>; readonly timed: boolean },
): MailDelivery => {
  const way = here[group] ?? all[group];
  return way === 'none' && timed && (group === 'reminder' || group === 'votes') ? 'at-once' : way;
};
