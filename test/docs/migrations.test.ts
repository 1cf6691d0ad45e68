import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ours = new URL('../../prisma/migrations/', import.meta.url).pathname;
const names = readdirSync(ours)
  .filter(name => /^\d/.test(name))
  .sort();

/**
 * Processes of the release before still run on the tables while the new one starts. So nothing that it uses goes, is called
 * something else or is asked for: a release adds the new name and stops using the old one, and only the next may drop it.
 */
describe('a migration leaves what the release before it uses', () => {
  /** Where something is done to it that an older process stumbles over. */
  const breaking = (sql: string): readonly string[] =>
    sql
      .replace(/--.*$/gm, '')
      .split(/;|,\s*(?=(?:ADD|ALTER|DROP|RENAME)\b)/i)
      .map(one => one.replaceAll(/\s+/g, ' ').trim())
      .filter(
        one =>
          /^(ALTER (TABLE|VIEW|FUNCTION|SEQUENCE|TYPE|SCHEMA) .* )?RENAME (?!CONSTRAINT)/i.test(one) ||
          /^(ALTER TABLE .* )?DROP (?!CONSTRAINT|INDEX|TRIGGER|DEFAULT|NOT NULL)/i.test(one) ||
          /^(ALTER TABLE .* )?ALTER (COLUMN )?\w+ (SET NOT NULL|DROP DEFAULT|(SET DATA )?TYPE)\b/i.test(
            one,
          ) ||
          /^(ALTER TABLE .* )?ADD (COLUMN )?(?!CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY)\w+ (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL/i.test(
            one,
          ),
      );

  /** Before 1.0.0, when nobody had to be able to run two versions at once. What is added here says which release stopped using it. */
  const known = ['0002_invitation_address', '0003_link_binding', '0005_accounts', '0024_votes', '0025_chat'];

  test('all but those that are known to break it', () => {
    const breaks = (name: string): boolean =>
      breaking(readFileSync(join(ours, name, 'migration.sql'), 'utf8')).length > 0;
    expect(names.filter(breaks)).toEqual(known);
  });

  test.each([
    'ALTER TABLE talk RENAME TO chat',
    'ALTER TABLE game RENAME COLUMN open_talk TO open_chat',
    'ALTER TABLE game\n  ADD COLUMN a text,\n  RENAME b TO c',
    'DROP TABLE chat',
    'DROP FUNCTION ranked',
    'ALTER TABLE game ADD COLUMN a text, DROP COLUMN b',
    'ALTER TABLE game DROP b',
    'ALTER TABLE game ALTER COLUMN b TYPE integer',
    'ALTER TABLE game ADD COLUMN b text NOT NULL',
    'ALTER TABLE game ALTER b SET NOT NULL',
  ])('%s breaks it', sql => {
    expect(breaking(`-- A remark.\n${sql};\n`)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE game ADD COLUMN b text',
    "ALTER TABLE game ADD COLUMN b text NOT NULL DEFAULT ''",
    'CREATE TABLE b (id text NOT NULL)',
    'ALTER INDEX a RENAME TO b',
    'ALTER TABLE vote RENAME CONSTRAINT a TO b',
    'ALTER TABLE game DROP CONSTRAINT b, ADD CONSTRAINT b CHECK (c IS NOT NULL)',
    'DROP INDEX b',
  ])('%s does not', sql => {
    expect(breaking(sql)).toEqual([]);
  });
});
