/** Of a standing order that has ended. */
export const orderTexts = {
  over: 'A standing order has ended',
  yoursOver: 'Your standing order has ended',
};
