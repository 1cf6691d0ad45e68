import type { MessageWriter } from './message.js';

/** A webhook was switched off, or a browser. `data`: `{ channel, name, host, failures, unread? }`, its kind where it cannot be read. */
export const channelOff: MessageWriter = ({ message, texts }) => {
  const { channel, name, host, failures, unread } = message.data as {
    channel: string;
    name: string;
    host: string;
    failures: number;
    unread?: 'webhook' | 'push';
  };
  if (unread)
    return {
      subject: texts.webhookOff.unread(name),
      heading: texts.webhookOff.unread(name),
      paragraphs: [unread === 'push' ? texts.webhookOff.unreadPush : texts.webhookOff.unreadHook(host)],
      button: { label: texts.webhookOff.setUp, path: '/me/notifications' },
      why: texts.webhookOff.whyUnread,
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
