import { expect, test } from '@jest/globals';
import { readCommands } from '../../src/mail/inbound/commands.js';
import { titles } from '../../src/titles/registry.js';
import { namesOfStoredGames, readStoredGame } from '../support/stored-games.js';

test.each(namesOfStoredGames())('each move of %s can be written in a mail', name => {
  const { start, rows } = readStoredGame(name);
  const { notation } = titles.get(start.title)!;
  const lines = [...new Set(rows.map(({ action }) => notation.print(action)))];
  const unread = lines.filter(line => readCommands(line).commands.join() !== line);
  expect(unread).toEqual([]);
});
