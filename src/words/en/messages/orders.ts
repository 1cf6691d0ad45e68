/** Of a standing order that has ended. */
export const orders = {
  done: 'A standing order is done',
  over: 'A standing order has ended',
  yoursDone: 'Your standing order is done',
  yoursOver: 'Your standing order has ended',
};
