import {
  begin,
  completeSettings,
  play,
  type Action,
  type Drawn,
  type Fact,
  type Settings,
  type Start,
} from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState } from '../../engine/rail/state.js';
import { startingRules } from '../../engine/rail/stock/starting.js';
import { convert, noteNumbers } from './convert.js';
import type { SiteContext, Dialect } from './dialect.js';
import { dialects } from './dialects.js';
import { BadRecord, type SiteAction, type SiteGame } from './site.js';
import { makeTracker } from './tracker.js';

/** A game of the site, ready to be replayed here. */
export interface Import {
  readonly dialect: Dialect;
  readonly title: RailTitle;
  readonly start: Start;
  /** What was drawn for the set-up. */
  readonly draws: readonly Drawn[];
  readonly game: RailGame;
  /** Companies that have a part in it: where they come in a drawn order, not all do. */
  readonly companies: readonly string[];
  /** The site's player ids in seating order. */
  readonly ids: readonly string[];
}

/** One move of a replayed game. */
export interface ReplayedMove {
  /** From 0, in the list of the site's moves that were not taken back. */
  readonly index: number;
  readonly site: SiteAction;
  /** Null where the site asks what is not asked here. */
  readonly action: Action | null;
  readonly facts: readonly Fact[];
  readonly state: RailState;
}

/**
 * Finds title and settings for a game of the site. Such games replay with the site's reading of the rules.
 * @param older the reading of records from before the site had all of it
 * @throws BadRecord for a title or an option that is not known here
 */
export const openImport = (game: SiteGame, older = false): Import => {
  const dialect = dialects.get(game.title);
  if (!dialect)
    throw new BadRecord('title', { kind: 'one-of', of: [...dialects.keys()].join(', '), given: game.title });
  let chosen: Settings = { reading: '18xx.games', ...(older && { older }), ...dialect.settings?.(game) };
  for (const option of game.options) {
    const setting = Object.hasOwn(dialect.options, option) ? dialect.options[option] : undefined;
    if (!setting) throw new BadRecord('options', { kind: 'option', given: option });
    chosen = { ...chosen, ...setting };
  }
  const { title } = dialect;
  const start: Start = {
    rules: title.rules,
    seats: game.players.length,
    settings: completeSettings(title.settings, chosen),
  };
  const draws = dialect.draws?.(game) ?? [];
  const first = begin(title, start, draws);
  const rules = title.game(first.settings);
  return {
    dialect,
    title,
    start,
    draws,
    game: rules,
    companies: startingRules.of(rules).waitingInOrder(rules, first) ?? rules.data.companies.map(c => c.id),
    ids: game.players.map(p => String(p.id)),
  };
};

/** Every way to read the game: a record is tried as an older one where it cannot be read otherwise. */
export const waysToRead = (game: SiteGame): readonly Import[] => {
  const now = openImport(game);
  return now.dialect.hasOlder ? [now, openImport(game, true)] : [now];
};

/** The position before the first move. */
export const firstState = (i: Import): RailState => begin(i.title, i.start, i.draws);

/**
 * Plays the moves of the site one by one through all rules.
 * @throws Illegal or BadRecord at the first move that cannot be; the moves before it were yielded
 */
export function* replayMoves(i: Import, actions: readonly SiteAction[]): Generator<ReplayedMove> {
  let state = firstState(i);
  const tracker = makeTracker(i.game, state, i.dialect.firstStop, i.dialect.certOf);
  for (const [index, site] of actions.entries()) {
    if (site.type === 'end_game') {
      // The players have agreed on it; no rule of the title asks for that.
      yield { index, site, action: null, facts: [], state: { ...state, ended: { reason: 'agreed' } } };
      continue;
    }
    const context: SiteContext = { game: i.game, state, tracker, ids: i.ids };
    const action = convert(i.dialect, context, site);
    const played = action ? play(i.title, state, action) : { state, facts: [] };
    i.dialect.track?.(context, site, played.state);
    noteNumbers(context, site, played.state);
    ({ state } = played);
    yield { index, site, action, ...played };
  }
}
