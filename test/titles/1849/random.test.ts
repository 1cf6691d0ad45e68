import { completeSettings, type Settings } from '../../../src/engine/core/index.js';
import { importedTitle1849 as title1849 } from '../../../src/titles/1849/readings/title.js';
import { ambitious, byKind } from '../../support/rail-player.js';
import { testRandomGames } from '../../support/random-games.js';

/** Who may play what (1849 §1.2). */
const tables: readonly { readonly seats: number; readonly companies: string }[] = [
  { seats: 3, companies: '5' },
  { seats: 4, companies: '5' },
  { seats: 4, companies: '6' },
  { seats: 5, companies: '6' },
];

const choices: readonly Settings[] = [
  { game: 'basic' },
  { game: 'advanced' },
  { game: 'electric', 'delay-ift': true },
  { game: 'advanced', runs: 'any' },
  { game: 'electric' },
  { game: 'electric', reading: '18xx.games' },
];

/** Most games are played by whom it matters how they end, so that they get far. */
const players = [ambitious(title1849), ambitious(title1849), byKind(title1849)];

testRandomGames({
  title: title1849,
  startOf: seed => {
    const { seats, companies } = tables[seed % tables.length]!;
    const chosen = choices[Math.floor(seed / tables.length) % choices.length]!;
    const settings = completeSettings(title1849.settings, { ...chosen, companies });
    return { rules: title1849.rules, seats, settings };
  },
  playerOf: seed => players[seed % players.length]!,
  // 1830's exchange is in every list of moves, but no private of 1849 allows it.
  kinds: Object.keys(title1849.game(completeSettings(title1849.settings, { game: 'electric' })).moves).filter(
    type => type !== 'exchange',
  ),
  enough: 60,
});
