import type { WriteNote } from './note.js';

/** A webhook was switched off. `data`: `{ channel, name, host, failures }` */
export const channelOff: WriteNote = ({ note, texts }) => {
  const { channel, name, host, failures } = note.data as {
    channel: string;
    name: string;
    host: string;
    failures: number;
  };
  return {
    subject: texts.channels.off(name),
    heading: texts.channels.heading,
    paragraphs: [texts.channels.text(name, host, failures)],
    button: {
      label: texts.channels.button,
      path: `/me/notifications/elsewhere/${channel}`,
    },
    why: texts.channels.why,
  };
};
