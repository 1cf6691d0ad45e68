import type { Prisma } from './generated/client.js';
import type { Tables } from './generated/tables/index.js';

/*
 * The shapes of rows that our own SQL gives, taken from the data model: what is renamed, gone or of another type in
 * prisma/schema.prisma is an error here when it is compiled.
 */

type Table = keyof Tables;

/** A value as it comes: numbers of 64 bits as text; what JSON holds is for each row to say. */
type Given<V> = [Prisma.JsonValue] extends [V]
  ? unknown
  : V extends bigint
    ? string
    : V extends Uint8Array
      ? Uint8Array
      : V extends readonly (infer E)[]
        ? readonly Given<E>[]
        : V;

type Whole<T extends Table> = { readonly [C in keyof Tables[T]]: Given<Tables[T][C]> };

/** What says more of columns than the model does, and nothing else. */
type Known<T extends Table, More> = {
  readonly [C in keyof More]: C extends keyof Tables[T] ? Given<Tables[T][C]> : never;
};

/**
 * Columns of a table, under their own names: those in `C` as the model types them, those of `More` as it says, which
 * must fit the model: what their JSON holds, which texts there are.
 */
export type Columns<T extends Table, C extends keyof Tables[T], More extends Known<T, More> = object> = Pick<
  Whole<T>,
  C
> &
  More;

/** What a column holds, for rows that give it another name. */
export type ColumnType<T extends Table, C extends keyof Tables[T]> = Whole<T>[C];
