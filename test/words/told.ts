import type { Fact, Option } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { gamesOf } from './games.js';

/** What a text must tell of a fact: who, which company or private, and where. */
export const toldOf = (fact: Fact, players: readonly string[]): readonly string[] =>
  Object.entries(fact).flatMap(([name, value]) => {
    if (['seat', 'owner', 'holder'].includes(name) && typeof value === 'number') return [players[value]!];
    if (['company', 'private', 'hex', 'tile', 'train', 'phase', 'traded'].includes(name))
      return [String(value)];
    return [];
  });

/** A menu with every kind of move of the title. */
export const menuOfAll = (title: RailTitle): readonly Option[] =>
  [...new Set(gamesOf(title).flatMap(g => Object.keys(g.moves)))].map(type => ({ type, fields: {} }));
