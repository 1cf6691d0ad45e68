import type { MessageWriter } from './message.js';

/** A webhook was switched off. `data`: `{ channel, name, host, failures }` */
export const channelOff: MessageWriter = ({ message, texts }) => {
  const { channel, name, host, failures } = message.data as {
    channel: string;
    name: string;
    host: string;
    failures: number;
  };
  return {
    subject: texts.webhookOff.off(name),
    heading: texts.webhookOff.heading,
    paragraphs: [texts.webhookOff.text(name, host, failures)],
    button: {
      label: texts.webhookOff.button,
      path: `/me/notifications/channels/${channel}`,
    },
    why: texts.webhookOff.why,
  };
};
