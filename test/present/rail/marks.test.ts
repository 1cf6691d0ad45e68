import { expect, test } from '@jest/globals';
import type { Json } from '../../../src/engine/core/index.js';
import { railPresenter } from '../../../src/present/rail/presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { onPage } from '../../../src/board/index.js';
import { newGame } from '../../support/rail.js';

const presenter = railPresenter(title1830);
const view = newGame(3) as unknown as Parameters<typeof presenter.present>[0]['view'];
const mark = (field: string, value: Json): string | undefined =>
  presenter.markValue!({
    view,
    names: ['Anna', 'Bert', 'Cleo'],
    language: 'en',
    option: { type: 'any', fields: {} },
    field,
    value,
  });

test('companies, trains and players have marks wherever a move names them', () => {
  expect(mark('company', 'PRR')).toContain('>PRR</text>');
  expect(mark('from', 'B&O')).toContain('>B&amp;O</text>');
  expect(mark('from', 'P2')).toContain('>B</text>');
  expect(mark('train', '5')).toContain(`fill="${onPage.hex.brown}"`);
  expect(mark('train', '2')).toContain(`fill="${onPage.hex.yellow}"`);
});

test('what is none of them has no mark', () => {
  expect([
    mark('hex', 'D10'),
    mark('hex', 'P1'),
    mark('shares', 2),
    mark('tile', '5'),
    mark('from', 'pool'),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
