import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReplyContext } from '../../../src/mail/inbound/commands.js';
import { readReply } from '../../../src/mail/inbound/parse.js';
import { readReport } from '../../../src/mail/inbound/report.js';
import { isMailboxGone } from '../../../src/service/inbound/refusals.js';
import { lookOf } from '../../../src/service/inbound/commands.js';
import { titles } from '../../../src/titles/registry.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface Right {
  readonly commands?: readonly string[];
  readonly ignored?: true;
  readonly report?: string;
}

/** As the service reads them: it knows the moves, and its sender. */
const knowing: ReplyContext = {
  look: lookOf(titles.get('1830')!, 0),
  ours: { addresses: ['turns@play.example.org', '@in.example.org'], names: ['bahnpost'] },
};

const folder = 'conformance/mail';

describeWithShared('mails of other collections', [`${folder}/expected.json`], () => {
  const expected = JSON.parse(readFileSync(shared(folder, 'expected.json'), 'utf8')) as Record<string, Right>;
  const names = readdirSync(shared(folder)).filter(name => name.endsWith('.eml'));

  const replies = names.filter(name => !expected[name]!.report);
  test.each([...replies.map(name => [name, {}] as const), ...replies.map(name => [name, knowing] as const)])(
    '%s',
    async (name, reading) => {
      const reply = await readReply(readFileSync(shared(folder, name)), 'in.example.org', reading);
      const { commands = [], ignored } = expected[name]!;
      if (ignored) expect(reply.automatic).not.toBeNull();
      else expect(reply.commands).toEqual(commands);
      if (commands.length > 0) expect(reply.automatic).toBeNull();
    },
  );

  test.each(names.filter(name => expected[name]!.report))('%s', async name => {
    const report = await readReport(readFileSync(shared(folder, name)));
    const gone = report.kind === 'delivery' && isMailboxGone(report.status, report.said);
    const failed = report.kind === 'delivery' && report.action === 'failed';
    const fate = gone ? 'block' : failed ? 'soft' : report.kind === 'complaint' ? 'complaint' : 'forgotten';
    const right = expected[name]!.report!;
    if (right === 'no complaint') expect(fate).toBe('forgotten');
    else expect(right.split(' or ')).toContain(fate);
  });
});
