import type { Json } from '../../engine/core/index.js';
import { BadRecord } from '../bad-record.js';

export { BadRecord };

/** An action as 18xx.games writes it; only what is common to all kinds. */
export interface SiteAction {
  readonly type: string;
  readonly entity?: string | number;
  readonly entity_type?: string;
  readonly id?: number;
  readonly action_id?: number;
  readonly auto_actions?: readonly SiteAction[];
  readonly [field: string]: unknown;
}

/** A game as the site exports it. */
export interface SiteGame {
  readonly title: string;
  readonly players: readonly { readonly id: string | number; readonly name: string }[];
  readonly options: readonly string[];
  /** Played by the site's program itself, outside a browser: it is not the same in everything. */
  readonly generated: boolean;
  /** What its random numbers begin with; null where the file does not tell. */
  readonly seed: number | null;
  /** The companies in the order in which the position at the start lists them; empty where there is none. */
  readonly companies: readonly string[];
  /** Share prices at the start, by company; empty where the file does not tell. */
  readonly prices: { readonly [company: string]: number };
  /** What was done and not taken back, in order; chat and programs left out. */
  readonly actions: readonly SiteAction[];
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object = (value: unknown, path: string): { readonly [key: string]: unknown } => {
  if (!isObject(value)) throw new BadRecord(path, { kind: 'object' });
  return value;
};

const list = (value: unknown, path: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new BadRecord(path, { kind: 'list' });
  return value;
};

const text = (value: unknown, path: string): string => {
  if (typeof value !== 'string') throw new BadRecord(path, { kind: 'text' });
  return value;
};

/** A field of a site's action that must be a text. */
export const textIn = (action: SiteAction, field: string): string =>
  text(action[field], `${action.type}.${field}`);

/** A field that must be a whole number (some records write it as a text). */
export const wholeOf = (action: SiteAction, field: string): number => {
  const value = Number(action[field]);
  if (!Number.isSafeInteger(value)) throw new BadRecord(`${action.type}.${field}`, { kind: 'whole-number' });
  return value;
};

/** A field that must be a list. */
export const listIn = (action: SiteAction, field: string): readonly unknown[] =>
  list(action[field], `${action.type}.${field}`);

const readAction = (value: unknown, path: string): SiteAction => {
  const raw = object(value, path);
  text(raw['type'], `${path}.type`);
  const { entity } = raw;
  if (entity !== undefined && typeof entity !== 'string' && typeof entity !== 'number')
    throw new BadRecord(`${path}.entity`, { kind: 'text-or-number' });
  const auto = raw['auto_actions'];
  if (auto !== undefined)
    list(auto, `${path}.auto_actions`).forEach((a, i) => readAction(a, `${path}.auto_actions[${String(i)}]`));
  return raw as SiteAction;
};

const readPlayers = (value: unknown): SiteGame['players'] =>
  list(value, 'players').map((p, i) => {
    const { name, id = name } = object(p, `players[${String(i)}]`);
    if (typeof id !== 'string' && typeof id !== 'number')
      throw new BadRecord(`players[${String(i)}].id`, { kind: 'text-or-number' });
    return { id, name: typeof name === 'string' ? name : String(id) };
  });

/** Not moves: chat, and orders whose effects are recorded as moves of their own. */
const isChat = (action: SiteAction): boolean =>
  action.type === 'message' || action.type === 'log' || action.type.startsWith('program_');

/**
 * What stands after all undos and redos. An undo takes back the newest move, or all since the one
 * with the number it names; a redo brings back what the last undo took.
 */
export const standingActions = (actions: readonly SiteAction[]): readonly SiteAction[] => {
  let standing: SiteAction[] = [];
  let undone: SiteAction[][] = [];
  for (const action of actions) {
    if (action.type === 'undo') {
      const keep = keptBy(standing, action);
      undone.push(standing.slice(keep));
      standing = standing.slice(0, keep);
    } else if (action.type === 'redo') standing.push(...(undone.pop() ?? []));
    else {
      if (!isRemark(action)) undone = [];
      standing.push(action);
    }
  }
  return standing.flatMap(a => [a, ...(a.auto_actions ?? [])]).filter(a => !isChat(a));
};

const isRemark = (action: SiteAction): boolean => action.type === 'message' || action.type === 'log';

/** How many of the actions that count an undo leaves. */
const keptBy = (standing: readonly SiteAction[], undo: SiteAction): number => {
  if (undo.action_id !== undefined) {
    if (undo.action_id === 0) return 0;
    const at = standing.findLastIndex(a => a.id !== undefined && a.id <= undo.action_id!);
    return at + 1;
  }
  return Math.max(
    0,
    standing.findLastIndex(a => !isRemark(a)),
  );
};

const isGenerated = ({ source }: { readonly [key: string]: unknown }): boolean =>
  typeof source === 'string' && source.startsWith('generated');

/** The seed stands in the settings; older games began with the number of the game. */
const readSeed = (seed: unknown, id: unknown): number | null => {
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return seed;
  const digits = /\d+/.exec(String(id));
  return digits ? Number(digits[0]) : null;
};

/**
 * Reads a game as 18xx.games exports it.
 * @throws BadRecord naming the first field that is wrong
 */
export const readSiteGame = (value: Json | unknown): SiteGame => {
  const raw = object(value, 'record');
  const settings = isObject(raw['settings']) ? raw['settings'] : {};
  const options = settings['optional_rules'] ?? raw['options'] ?? [];
  return {
    title: text(raw['title'], 'title'),
    players: readPlayers(raw['players']),
    options: list(options, 'settings.optional_rules').map((o, i) =>
      text(o, `settings.optional_rules[${String(i)}]`),
    ),
    generated: isGenerated(raw),
    seed: readSeed(settings['seed'], raw['id']),
    companies: [],
    prices: {},
    actions: standingActions(
      list(raw['actions'], 'actions').map((a, i) => readAction(a, `actions[${String(i)}]`)),
    ),
  };
};

/** One step of a flattened record: a move and what it changed. */
export interface RecordStep {
  readonly action: SiteAction;
  readonly changes: { readonly [key: string]: Json };
}

/** A flattened record: moves with the state after each. */
export interface SiteRecord extends SiteGame {
  readonly start: { readonly [key: string]: Json };
  readonly steps: readonly RecordStep[];
  /** Final worth by player id, where the game was finished. */
  readonly result: { readonly [id: string]: Json } | null;
}

const readPrices = (start: { readonly [key: string]: Json }): SiteGame['prices'] =>
  Object.fromEntries(
    Object.entries(start).flatMap(([key, value]) => {
      const company = /^corp\.(.+)\.price$/.exec(key)?.[1];
      return company !== undefined && typeof value === 'number' ? [[company, value]] : [];
    }),
  );

/**
 * Reads a flattened record.
 * @throws BadRecord naming the first field that is wrong
 */
export const readRecord = (value: unknown): SiteRecord => {
  const raw = object(value, 'record');
  const steps = list(raw['steps'], 'steps').map((s, i): RecordStep => {
    const step = object(s, `steps[${String(i)}]`);
    return {
      action: readAction(step['action'], `steps[${String(i)}].action`),
      changes: object(step['changes'], `steps[${String(i)}].changes`) as { readonly [key: string]: Json },
    };
  });
  const start = object(raw['start'], 'start') as { readonly [key: string]: Json };
  return {
    title: text(raw['title'], 'title'),
    players: readPlayers(raw['players']),
    options: list(raw['options'] ?? [], 'options').map((o, i) => text(o, `options[${String(i)}]`)),
    generated: isGenerated(raw),
    seed: null,
    companies: Object.keys(start).flatMap(key => /^corp\.(.+)\.ipo$/.exec(key)?.[1] ?? []),
    prices: readPrices(start),
    actions: steps.map(s => s.action),
    start,
    steps,
    result: isObject(raw['result']) ? (raw['result'] as { readonly [id: string]: Json }) : null,
  };
};
