/** Of a standing order that has ended. */
export const orders = {
  over: 'A standing order has ended',
  yoursOver: 'Your standing order has ended',
};
