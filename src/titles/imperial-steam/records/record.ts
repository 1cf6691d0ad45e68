import { z } from 'zod';
import type { Json } from '../../../engine/core/index.js';
import { BadRecord } from '../../../records/bad-record.js';

/* A game of Imperial Steam as another engine has recorded it: its draws, every position, and refused actions. */

const seat = z.int().min(0).max(3);
const text = z.string().max(100);
const texts = z.array(text);
const byText = <T extends z.ZodType>(of: T) => z.record(text, of);
const counts = byText(z.int());
const keys = byText(z.json());

const action = z
  .object({
    type: text,
    amount: z.int(),
    links: texts,
    workers: counts,
    column: text,
    count: z.int(),
    engineers: z.array(z.object({ kind: text, hub: text })),
    city: text,
    good: text,
    site: text,
    field: z.int(),
    area: text,
    sites: texts,
    goods: counts,
    discard: counts,
    level: z.int(),
    from: z.int(),
    to: z.int(),
    id: text,
    steps: z.int(),
    rows: z.int(),
    link: text,
    influence: z.int(),
    share: z.int(),
    convert: z.int(),
  })
  .partial()
  .required({ type: true });

const draws = z.object({
  order: z.array(seat),
  refill: byText(texts),
  engineers: byText(texts),
  contracts: byText(texts),
  setupCard: text.optional(),
  hubTiles: byText(text).optional(),
  tiles: byText(text).optional(),
  crownCard: text.optional(),
  crownCards: texts.optional(),
  hubStack: texts.optional(),
  hubCards: texts.optional(),
  shipment: z.array(z.int()).optional(),
  growth: byText(text).optional(),
});

const record = z.object({
  title: z.literal('Imperial Steam'),
  players: texts.min(2).max(4),
  mode: z.enum(['fixed', 'normal', 'random']),
  draws,
  start: keys,
  steps: z.array(z.object({ player: seat, action, changes: keys })),
  refused: z.array(z.object({ at: z.int().min(0), player: seat, action, code: text })),
  result: byText(z.object({ wealth: z.int(), parts: counts })),
  winners: z.array(seat),
});

/** The values of a position, or what has changed of them. */
export interface Keys {
  readonly [key: string]: Json;
}

export type SteamAction = z.infer<typeof action>;
export type SteamDraws = z.infer<typeof draws>;
export type SteamRecord = Omit<z.infer<typeof record>, 'start' | 'steps'> & {
  readonly start: Keys;
  readonly steps: readonly {
    readonly player: number;
    readonly action: SteamAction;
    readonly changes: Keys;
  }[];
};

/** Does the file say that it is one? */
export const isSteamRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'title' in value && value.title === 'Imperial Steam';

/** @throws BadRecord when the file is not such a record */
export const readSteamRecord = (value: unknown): SteamRecord => {
  const { success, data, error } = record.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new BadRecord(issue!.path.join('.') || 'the file', { kind: 'fitting' });
};
