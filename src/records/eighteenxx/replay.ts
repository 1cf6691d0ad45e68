import {
  begin,
  completeSettings,
  play,
  type Action,
  type Fact,
  type Start,
} from '../../engine/core/index.js';
import type { RailGame, RailState, RailTitle } from '../../engine/rail/index.js';
import { convert, track, type Context } from './convert.js';
import { dialects } from './dialects.js';
import { BadRecord, type SiteAction, type SiteGame } from './site.js';
import { makeTracker } from './tracker.js';

/** A game of the site, ready to be replayed here. */
export interface Import {
  readonly title: RailTitle;
  readonly start: Start;
  readonly game: RailGame;
  /** The site's player ids in seating order. */
  readonly ids: readonly string[];
}

/** One move of a replayed game. */
export interface Played {
  /** From 0, in the list of the site's standing moves. */
  readonly index: number;
  readonly site: SiteAction;
  readonly action: Action;
  readonly facts: readonly Fact[];
  readonly state: RailState;
}

/**
 * Finds title and settings for a game of the site. Such games replay with the site's reading of the rules.
 * @throws BadRecord for a title or an option that is not known here
 */
export const openImport = (game: SiteGame): Import => {
  const dialect = Object.hasOwn(dialects, game.title) ? dialects[game.title] : undefined;
  if (!dialect) throw new BadRecord('title', Object.keys(dialects).join(' or '));
  let chosen: { [id: string]: boolean | string } = { reading: '18xx.games' };
  for (const option of game.options) {
    const setting = Object.hasOwn(dialect.options, option) ? dialect.options[option] : undefined;
    if (!setting) throw new BadRecord('options', `known options instead of ${option}`);
    chosen = { ...chosen, ...setting };
  }
  const { title } = dialect;
  const start: Start = {
    rules: title.rules,
    seats: game.players.length,
    settings: completeSettings(title.settings, chosen),
  };
  return { title, start, game: title.game(start.settings), ids: game.players.map(p => String(p.id)) };
};

/** The position before the first move. */
export const firstState = (i: Import): RailState => begin(i.title, i.start);

/**
 * Plays the moves of the site one by one through all rules.
 * @throws Illegal or BadRecord at the first move that cannot be; the moves before it were yielded
 */
export function* replayMoves(i: Import, actions: readonly SiteAction[]): Generator<Played> {
  const tracker = makeTracker(i.game);
  let state = firstState(i);
  for (const [index, site] of actions.entries()) {
    const context: Context = { game: i.game, state, tracker, ids: i.ids };
    const action = convert(context, site);
    const applied = play(i.title, state, action);
    track(context, site, applied.state);
    ({ state } = applied);
    yield { index, site, action, facts: applied.facts, state };
  }
}
