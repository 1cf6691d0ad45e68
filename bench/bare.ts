import pg from 'pg';

/** The database's bare rate: one row, committed durably, again and again. */
export interface Bare {
  /** @returns commits a second by so many connections at once */
  readonly rate: (connections: number, milliseconds: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

const ROW = JSON.stringify({ seat: 1, type: 'lay', company: 'PRR', hex: 'H10', tile: '57', side: 0 });

export const openBare = async (url: string, most: number): Promise<Bare> => {
  const clients = Array.from({ length: most }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map(client => client.connect()));
  await clients[0]!.query(
    'CREATE TABLE bench (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, action jsonb NOT NULL)',
  );
  const insert = { name: 'bench', text: 'INSERT INTO bench (action) VALUES ($1)', values: [ROW] };
  return {
    rate: async (connections, milliseconds) => {
      const before = performance.now();
      const one = async (client: pg.Client): Promise<number> => {
        let rows = 0;
        for (; performance.now() < before + milliseconds; rows++) await client.query(insert);
        return rows;
      };
      const rows = await Promise.all(clients.slice(0, connections).map(one));
      return rows.reduce((a, b) => a + b) / ((performance.now() - before) / 1000);
    },
    close: async () => {
      await Promise.all(clients.map(client => client.end()));
    },
  };
};
