import { jest } from '@jest/globals';
import pg from 'pg';

/** What the database is asked while `work` lasts. */
export const statements = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([asked]) => (asked as unknown as { readonly text: string }).text);
  } finally {
    spy.mockRestore();
  }
};
