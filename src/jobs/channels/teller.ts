import type { ChannelDelivery } from '../../service/delivery/channels.js';
import type { Outside } from '../../service/deps.js';
import type { ChannelTry } from '../../service/delivery/channel-outcome.js';
import { Refusal } from '../../service/errors.js';
import { postOutside, type Answered, type Manner } from './outbound.js';
import { pushBody, pushRequest, type Pushing } from './push.js';
import { safeLine, sayToChannel, type ChannelWriter, type ChannelNews } from './say.js';
import { hookBody, hookHeaders } from './shapes.js';

/** Words what a channel is told, and sends it there. */
export interface Teller {
  /** What is sent; further tries send the same. */
  body(sending: ChannelDelivery): string;
  /** Sends it. Whatever goes wrong is an outcome, not an error. */
  send(sending: ChannelDelivery, body: string): Promise<ChannelTry>;
}

export interface TellerOptions extends ChannelWriter, Pushing {
  readonly outside: Outside;
  readonly clock: () => Date;
  readonly manner?: Manner;
}

/** Words what channels are told, and sends it. */
export const createTeller = (options: TellerOptions): Teller => ({
  body: sending => {
    const told = sayToChannel(sending, options);
    return sending.channel.kind === 'push' ? pushBody(told) : hookBody(told, sending);
  },
  send: async (sending, body) => {
    try {
      const told = sayToChannel(sending, options);
      const answered = await (sending.channel.kind === 'push' ? push : hook)(sending, told, body, options);
      return outcomeOf(sending, answered);
    } catch (error) {
      return { sent: false, answer: reasonOf(error) };
    }
  },
});

type Send = (
  sending: ChannelDelivery,
  told: ChannelNews,
  body: string,
  options: TellerOptions,
) => Promise<Answered>;

const hook: Send = (sending, told, body, { outside, clock, baseUrl, manner }) => {
  const headers = hookHeaders(sending, told.event, body, { now: clock(), baseUrl });
  return postOutside(outside, sending.address, { headers, body }, manner);
};

const push: Send = (sending, told, body, options) => {
  const { endpoint, ...request } = pushRequest(sending, told, body, options);
  return postOutside(options.outside, endpoint, request, options.manner);
};

const outcomeOf = (sending: ChannelDelivery, { status, text, retryAfter }: Answered): ChannelTry => {
  const answer = safeLine(`HTTP ${status} ${text}`, 200);
  if (status >= 200 && status < 300) return { sent: true, answer };
  const missing = status === 404 || status === 410;
  // A push service does not take this message any later; a webhook may be mended.
  const refused = sending.channel.kind === 'push' && status >= 400 && status < 500 && status !== 429;
  return {
    sent: false,
    answer,
    gone: missing && sending.channel.kind === 'push',
    final: status === 410 || refused,
    ...(retryAfter !== undefined && { retryAfter }),
  };
};

/** Why nobody was reached. Says nothing of our own network. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.code;
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 5 seconds';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '' ? 'could not be sent' : code;
};
