/** Everything the engine takes in or gives out is plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** Place at the table, counted from 0 in seating order. */
export type Seat = number;
