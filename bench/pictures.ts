import { boardPng } from '../src/mail/picture.js';
import { boardsInMails } from '../test/support/mail-pictures.js';
import { storedGamesOfEachMap } from '../test/support/stored-games.js';
import { figure } from './figures.js';
import type { Part } from './part.js';

const allAlong = [0.1, 0.35, 0.6, 0.95];

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const titleOf = (name: string): string => /^(imperial-steam|[^-]+)/.exec(name)![0];

/** How large the picture of the board is that every mail of a turn carries, and how long it takes. */
export const pictures: Part = {
  name: 'pictures',
  needs: 'processor',
  measure: async size => {
    const games = storedGamesOfEachMap(1).slice(0, size === 'small' ? 1 : undefined);
    const sizes = new Map<string, number[]>();
    const took: number[] = [];
    for (const name of games)
      for (const board of boardsInMails(name, size === 'small' ? [0.5] : allAlong)) {
        const before = performance.now();
        const { png } = await boardPng(board);
        took.push(performance.now() - before);
        const title = titleOf(name);
        sizes.set(title, [...(sizes.get(title) ?? []), png.length / 1000]);
      }
    return [
      figure('a board, on average', 'kB', mean([...sizes.values()].flat()), { atMost: 30 }),
      ...[...sizes].map(([title, kilobytes]) =>
        figure(`a board of ${title}, on average`, 'kB', mean(kilobytes)),
      ),
      figure('to draw one', 'ms', took),
    ];
  },
};
