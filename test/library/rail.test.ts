import { expect, test } from '@jest/globals';
import { chanceFrom, sightOf, thinkBy, thought } from '../../src/library/index.js';
import { netWorth, railTitles, searchOf, type RailState } from '../../src/library/rail.js';
import { percentOf } from '../../src/engine/rail/shares/shares.js';
import { position, stockTurn } from '../support/rail.js';

test('a program thinks ahead as the service does, by what it holds a position to be worth', () => {
  const title = railTitles.get('1830')!;
  const companies = {
    PRR: { shares: [0, 60], par: 100, cash: 500 },
    NYC: { shares: [0, 0, 60], par: 67, cash: 500 },
  };
  const s = position({ round: stockTurn(3, 0), companies, cash: [110, 500, 500] });
  const wanting = (company: string) => ({
    ...searchOf(title, netWorth),
    standing: (at: RailState, seat: number) => percentOf(title.game(at.settings), at, company, seat),
  });
  for (const company of ['PRR', 'NYC']) {
    const effort = { level: 'ordinary', chance: chanceFrom(1) } as const;
    const found = thought(thinkBy(wanting(company), sightOf(title, s, 0), effort));
    expect(found?.action).toMatchObject({ type: 'buy', company });
  }
});
