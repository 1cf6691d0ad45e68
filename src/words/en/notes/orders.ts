/** Of a standing order that has ended. */
export const orders = {
  done: 'An order is done',
  over: 'An order has ended',
  yoursDone: 'Your order is done',
  yoursOver: 'Your order is off',
};
