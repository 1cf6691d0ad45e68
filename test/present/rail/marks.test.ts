import { expect, test } from '@jest/globals';
import type { Json } from '../../../src/engine/core/index.js';
import { railPresenter } from '../../../src/present/rail/presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { onPage } from '../../../src/board/index.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { newGame } from '../../support/rail.js';
import { running } from '../../titles/18mag/running.js';

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

test('where companies are called by numbers, a tile is none of them, and a train has its own mark', () => {
  const { markValue } = railPresenter(title18mag);
  const minors = running({ company: '3', trains: ['2'], tokens: ['3 E10'], laid: {}, cash: 25 });
  const request = { names: ['Anna', 'Ben'], language: 'en', option: { type: 'any', fields: {} } } as const;
  const marked = (field: string): string | undefined =>
    markValue!({ ...request, view: minors as unknown as typeof view, field, value: '3' });
  expect(marked('tile')).toBeUndefined();
  expect(marked('company')).toContain('>3</text>');
  expect(marked('train')).toContain(`fill="${onPage.hex.yellow}"`);
});
