import { account } from './account.js';
import { answer } from './answer.js';
import { webhookOff } from './webhook-off.js';
import { channels } from './channels.js';
import { operator } from './operator.js';
import { orderTexts } from './orders.js';
import { seats } from './seats.js';
import { shared } from './shared.js';
import { tables } from './tables.js';
import { chat } from './chat.js';
import { testMail } from './test-mail.js';
import { timeOver } from './time-over.js';
import { votes } from './votes.js';
import { watching } from './watching.js';

/** The words of messages: mails, pushes and calls of webhooks that show no position. */
export const messages = {
  account,
  answer,
  webhookOff,
  channels,
  operator,
  orders: orderTexts,
  seats,
  shared,
  tables,
  chat,
  testMail,
  timeOver,
  votes,
  watching,
};
