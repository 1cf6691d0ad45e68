import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { checkConformance } from '../../../../src/records/eighteenxx/index.js';
import { describeWithShared, shared } from '../../../support/shared.js';
import { testRecordsOf } from '../../../support/records.js';

testRecordsOf('1856');

const file = 'conformance/generated/1856/1856_p3_s1004.json';

describeWithShared('an older record', [file], () => {
  /** The last train of each kind has a mark there, among those left as in moves. */
  const marked = (text: string): unknown =>
    JSON.parse(
      text.replaceAll(/"(2-5|3-4|4-3|5-2)"/g, (_, id: string) => `"${id[0]!}'-0"`),
      (key, value) => {
        if (key !== 'depot.left') return value as unknown;
        const left = value as { readonly [train: string]: number };
        return Object.fromEntries(
          Object.entries(left).flatMap(([train, count]) =>
            /[2-5]/.test(train)
              ? [...(count > 1 ? [[train, count - 1]] : []), [`${train}'`, 1]]
              : [[train, count]],
          ),
        );
      },
    );

  test('whose last trains are marked is followed like any other', () => {
    const text = readFileSync(shared(file), 'utf8');
    const record = marked(text);
    expect(JSON.stringify(record)).toContain(`"2'-0"`);
    const { steps, matched, difference, older } = checkConformance(record);
    expect({ matched, difference, older }).toEqual({ matched: steps, difference: null, older: undefined });
  });
});
