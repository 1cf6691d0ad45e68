import type { Settings } from '../../../src/engine/core/index.js';
import { title1849 } from '../../../src/titles/1849/title.js';
import { testSensibleGames } from '../../support/sensible-games.js';

/** Who may play what (1849 §1.2). */
const tables: readonly (readonly [seats: number, companies: string])[] = [
  [3, '5'],
  [4, '5'],
  [4, '6'],
  [5, '6'],
];

const choices: readonly Settings[] = [
  { game: 'basic' },
  { game: 'advanced' },
  { game: 'electric', 'delay-ift': true },
  { game: 'electric' },
  { game: 'electric', reading: '18xx.games' },
];

testSensibleGames(seed => {
  const [seats, companies] = tables[seed % tables.length]!;
  const chosen = choices[Math.floor(seed / tables.length) % choices.length]!;
  return { title: title1849, seats, settings: { ...chosen, companies } };
});
