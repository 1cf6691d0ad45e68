/** The refusals about standing orders. */
export const ordersProblems = {
  'no-orders': 'There are no standing orders in this game.',
  'no-such-order': 'There is no such order.',
  'bad-order': 'That is not an order for this seat.',
  'too-many-orders': 'No more than {most} orders can be active at once.',
} as const;
