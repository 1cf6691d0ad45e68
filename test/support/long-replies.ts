/** What is long and of one kind, as no person writes it, and how many commands are read in it as plain text and as HTML. */
export const longReplies: readonly (readonly [what: string, body: string, plain: number, html: number])[] = [
  ['line ends', '\n'.repeat(100_000), 0, 0],
  ['tags', `${'<div>'.repeat(15_000)}pass`, 1, 0],
  ['quotes', '>'.repeat(100_000), 0, 0],
  ['attributions', 'On Am Mo schrieb x <a@b> '.repeat(4_000), 1, 1],
  ['attribution lines', 'Am 1.1. um schrieb wrote\n'.repeat(4_000), 1, 1],
  ['headers', 'Von: x\n'.repeat(14_000), 0, 1],
  ['blanks', `${' '.repeat(99_000)}pass`, 0, 1],
  ['open comments', '('.repeat(99_000), 1, 1],
];
