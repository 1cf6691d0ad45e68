/** Standing orders: moves given in advance for the time when a player is away. Only its owner sees an order. */
export * from './give.js';
export { endOrdersOfSeat } from './handover.js';
export type * from './types.js';
