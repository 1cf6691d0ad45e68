import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { begin, canonical, fits, play } from '../../../../src/engine/core/index.js';
import { conformance } from '../../../../src/cli/conformance.js';
import { actionsOfRecord } from '../../../../src/titles/imperial-steam/records/actions.js';
import { drawsOf } from '../../../../src/titles/imperial-steam/records/draws.js';
import { checkSteamRecord, isSteamRecord } from '../../../../src/titles/imperial-steam/records/index.js';
import { readSteamRecord } from '../../../../src/titles/imperial-steam/records/record.js';
import { titleImperialSteam } from '../../../../src/titles/imperial-steam/rules/built-in-title.js';
import { layerImperialSteam } from '../../../../src/titles/imperial-steam/words/built-in.js';
import { describeWithShared, shared } from '../../../support/shared.js';
import { sizes } from '../../../support/sizes.js';

const folder = 'conformance/imperial-steam';

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describeWithShared('records of Imperial Steam', [folder], () => {
  const files = readdirSync(shared(folder))
    .filter(name => name.endsWith('.json'))
    .map(name => [name, shared(folder, name)] as const);

  test.each(files)('%s matches in every step, value and refusal', (_name, path) => {
    const { steps, matched, refusals, agreed, difference } = checkSteamRecord(json(path));
    expect({ matched, agreed, difference }).toEqual({ matched: steps, agreed: refusals, difference: null });
  });

  test.each(files.slice(0, sizes.records))(
    '%s: every action was on the menu, and every sum is right',
    (_name, path) => {
      const record = readSteamRecord(json(path));
      const settings = { setup: record.mode, 'hidden-money': false };
      let state = begin(
        titleImperialSteam,
        { rules: 1, seats: record.players.length, settings },
        drawsOf(record),
      );
      for (const { player, action } of record.steps)
        for (const ours of actionsOfRecord(player, action)) {
          const menu = titleImperialSteam.menu(state, player);
          if (!menu.some(option => fits(option, ours)))
            throw new Error(`not on the menu: ${canonical(ours)}`);
          const line = titleImperialSteam.notation.print(ours);
          expect(titleImperialSteam.notation.parse(line, player)).toEqual(ours);
          ({ state } = play(titleImperialSteam, state, ours));
          titleImperialSteam.audit(state);
        }
    },
  );

  test('a value, a refusal or a result that differs is named', () => {
    const record = json(files[0]![1]) as {
      steps: { changes: object }[];
      refused: { at: number; code: string }[];
      result: { [seat: string]: { wealth: number } };
    };
    const [first] = record.refused;
    const spoil = (more: object) => checkSteamRecord({ ...record, ...more }).difference;
    const steps = record.steps.with(2, { ...record.steps[2]!, changes: { 'player.0.money': 7 } });
    expect(spoil({ steps, refused: [] })).toMatchObject({ step: 3 });
    expect(spoil({ refused: [{ ...first!, code: 'NO_ROOM' }] })).toMatchObject({
      step: first!.at,
      expected: 'NO_ROOM',
    });
    const result = { ...record.result, 0: { ...record.result['0']!, wealth: 7 } };
    expect(spoil({ result })).toMatchObject({ key: 'result.0.wealth', expected: 7 });
    expect(spoil({ steps: record.steps.toSpliced(1, 1) })).toMatchObject({ key: expect.anything() });
  });
});

describeWithShared('the command', [folder], () => {
  test('says how many steps match and how many refusals agree', () => {
    const file = shared(folder, 'is-2p-fixed-02.json');
    const printed: string[] = [];
    expect(conformance([file], line => printed.push(line))).toBe(0);
    expect(printed).toEqual([`ok   ${file}: 160 of 160 steps match, 11 of 11 refusals agree`]);
  });
});

describeWithShared('the rules sheet', ['rules/imperial-steam.md'], () => {
  test('names no refusal that has no words here', () => {
    const sheet = readFileSync(shared('rules/imperial-steam.md'), 'utf8');
    const [, table] = /^## 15 [^]*?\n\|[-| ]+\|\n([^]*?)\n\n/mu.exec(sheet)!;
    const codes = table!
      .split('\n')
      .flatMap(row => row.split('|')[1]!.split('/'))
      .map(code => code.trim().toLowerCase().replaceAll('_', '-'));
    expect(codes.length).toBeGreaterThan(55);
    for (const words of Object.values(layerImperialSteam.words))
      expect(codes.filter(code => words.refusals![code] === undefined)).toEqual([]);
  });
});

test('what is no record is said to be none', () => {
  expect(isSteamRecord({ title: '1830' })).toBe(false);
  expect(() => checkSteamRecord({ title: 'Imperial Steam', players: ['A'] })).toThrow('players');
});
