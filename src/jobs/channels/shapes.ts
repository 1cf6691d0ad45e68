import { createHmac } from 'node:crypto';
import type { ChannelDelivery } from '../../service/delivery/channels.js';
import { safeLine, type Body, type ChannelNews } from './say.js';

/** The text of one message at most; each service allows more. */
const MOST_TEXT = 1500;

/** Our own shape, see docs/webhooks.md. Fields may be added, never taken away. */
const generic = (told: ChannelNews, { id, at, language }: ChannelDelivery): Body => ({
  version: 1,
  id,
  event: told.event,
  at: at.toISOString(),
  language,
  title: told.title,
  text: told.lines.join('\n'),
  lines: told.lines,
  link: told.link,
  game: told.game && { ...told.game },
  seat: told.seat,
  player: told.player,
  ask: told.ask,
  asked: told.asked.map(one => ({ ...one })),
  notation: told.notation,
  number: told.number,
  hash: told.hash,
});

/** Marks that would format, link or call somebody, as plain letters. */
const discordText = (text: string, most: number): string =>
  safeLine(text, most)
    .replace(/[\\`*_~|>#<[\]()-]/g, '\\$&')
    .replaceAll('@', '@\u200b');

/** Nobody is called, whatever a name holds. */
const discord = (told: ChannelNews, { at }: ChannelDelivery): Body => ({
  username: 'Bahnpost',
  content: discordText(told.title, 200),
  allowed_mentions: { parse: [] },
  embeds: [
    {
      title: discordText(told.game?.name ?? told.linkLabel, 100),
      url: told.link,
      description: told.lines
        .map(line => discordText(line, 300))
        .join('\n')
        .slice(0, MOST_TEXT),
      timestamp: at.toISOString(),
      ...(told.number !== null && { footer: { text: `${told.number} · ${(told.hash ?? '').slice(0, 12)}` } }),
    },
  ],
});

/** Slack's three marks; `<!channel>` would call everybody. */
const slackText = (text: string, most: number): string =>
  safeLine(text, most).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slack = (told: ChannelNews): Body => {
  const lines = told.lines
    .map(line => slackText(line, 300))
    .join('\n')
    .slice(0, MOST_TEXT);
  return {
    text: slackText(told.title, 200),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: slackText(told.title, 100), emoji: false } },
      ...(lines === '' ? [] : [{ type: 'section', text: { type: 'plain_text', text: lines, emoji: false } }]),
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: `<${told.link}|${slackText(told.linkLabel, 60)}>`, verbatim: true },
        ],
      },
    ],
  };
};

const shapes: {
  readonly [shape in ChannelDelivery['channel']['shape']]: (
    told: ChannelNews,
    sending: ChannelDelivery,
  ) => Body;
} = {
  generic,
  discord,
  slack,
};

/** What a webhook is sent. */
export const hookBody = (told: ChannelNews, sending: ChannelDelivery): string =>
  JSON.stringify(shapes[sending.channel.shape](told, sending));

/** With it, whoever has the webhook's secret can tell that a message is ours, and when it was sent. */
export const signatureOf = (secret: string, body: string, now: Date): string => {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
};

/** The headers of a webhook; the shape `generic` is signed and named besides. */
export const hookHeaders = (
  sending: ChannelDelivery,
  event: string,
  body: string,
  { now, baseUrl }: { readonly now: Date; readonly baseUrl: URL },
): { readonly [name: string]: string } => ({
  'Content-Type': 'application/json; charset=utf-8',
  'User-Agent': `Bahnpost (+${baseUrl.origin})`,
  ...(sending.channel.shape === 'generic' && {
    'Bahnpost-Delivery': sending.id,
    'Bahnpost-Event': event,
    'Bahnpost-Signature': signatureOf(sending.secret, body, now),
  }),
});
