/** Standing orders: what players have done for them while they are away. Each is its owner's secret. */
export * from './give.js';
export { endOrdersOfSeat } from './handover.js';
export type * from './types.js';
