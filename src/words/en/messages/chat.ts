/** Of what was said in a game. */
export const chat = {
  former: 'a former player',
  toYou: '(only to you)',
  one: 'One new message',
  several: (count: number) => `${count} new messages`,
  heading: 'New messages in your game',
  newest: (newest: number, count: number) => `The newest ${newest} of ${count}:`,
  since: 'Since your last visit:',
  button: 'Read and reply',
};
