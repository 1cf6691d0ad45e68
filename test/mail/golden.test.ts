import { expect, test } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { samples } from './samples.js';
import { write } from './support.js';

const folder = fileURLToPath(new URL('golden', import.meta.url));

/** Set to write the files anew; the difference then shows in review. */
const update = process.env['UPDATE_GOLDEN'] === '1';

const compare = (name: string, actual: string): void => {
  const file = join(folder, name);
  if (update) writeFileSync(file, actual);
  expect(existsSync(file)).toBe(true);
  expect(actual).toBe(readFileSync(file, 'utf8'));
};

const mails = (['de', 'en'] as const).flatMap(language =>
  samples(language).map(mail => [mail.kind, language, mail] as const),
);

test.each(mails)('the %s mail in %s is as reviewed', async (kind, language, mail) => {
  const written = await write(mail);
  const name = `${kind}.${language}`;
  compare(`${name}.txt`, written.text);
  compare(`${name}.html`, written.html);
  compare(
    `${name}.headers`,
    `${written.headers.map(line => line.replace(/boundary=".*"/, 'boundary="…"')).join('\n')}\n`,
  );
});
