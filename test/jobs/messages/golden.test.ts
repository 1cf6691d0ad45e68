import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeMessage } from '../../../src/jobs/messages/index.js';
import { presenters } from '../../../src/present/registry.js';
import { titles } from '../../../src/titles/registry.js';
import { wordsFor } from '../../../src/words/index.js';
import { header, write } from '../../mail/support.js';
import { kinds, messagesOf } from './samples.js';

const folder = fileURLToPath(new URL('golden', import.meta.url));

const wording = {
  titles,
  presenters,
  wordsFor,
  picture: () => Promise.reject(new Error('a message has no picture')),
  warn: (error: unknown) => {
    throw error;
  },
};

test.each(kinds)('messages of the kind %s are as reviewed, in both languages', async kind => {
  const written: string[] = [];
  for (const language of ['de', 'en'] as const)
    for (const message of messagesOf(kind, language)) {
      const mail = await write(writeMessage(message, wording));
      // Whoever reads the other part gets the same links.
      for (const link of mail.parsed.text!.match(/^https:\S+$/gm) ?? [])
        expect(mail.html.replaceAll('&#x3D;', '=')).toContain(link);
      written.push(`==== ${language} ====\nSubject: ${mail.parsed.subject ?? ''}\n\n${mail.text.trim()}\n`);
      expect(header(mail, 'Auto-Submitted')).toEqual([
        kind === 'mail-answer' ? 'auto-replied' : 'auto-generated',
      ]);
    }
  const file = join(folder, `${kind}.txt`);
  const text = written.join('\n');
  // UPDATE_GOLDEN=1 writes the files anew; the difference then shows in review.
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('no reviewed message is of a kind that is gone', () => {
  expect(readdirSync(folder).sort()).toEqual(kinds.map(kind => `${kind}.txt`).sort());
});
