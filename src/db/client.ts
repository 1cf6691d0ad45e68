import type pg from 'pg';

export interface Database {
  readonly pool: pg.Pool;
}
