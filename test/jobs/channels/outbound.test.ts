import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { postOutside } from '../../../src/jobs/channels/outbound.js';
import { receiverCertificate, startReceiver, type Receiver } from '../../support/receiver.js';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = response => void response.writeHead(200).end('thanks');
});
afterAll(() => receiver.stop());

const sending = { headers: { 'Content-Type': 'application/json' }, body: '{"a":"ü"}' };
const post = (address: string, outside = receiver.outside, patience = 5000) =>
  postOutside(outside, address, sending, { ca: receiverCertificate, patience });

describe('what is posted to an address that somebody gave', () => {
  test('arrives, under the name of its host', async () => {
    const answered = await post(receiver.url('/a?b=c'));
    expect(answered).toEqual({ status: 200, text: 'thanks' });
    const [got] = receiver.received;
    expect(got!.path).toBe('/a?b=c');
    expect(got!.headers.host).toMatch(/^hooks\.example:/);
    expect(got!.body.toString()).toBe(sending.body);
  });

  test('goes to the address that was checked: the name is asked for once', async () => {
    let asked = 0;
    const rebinding = {
      ...receiver.outside,
      resolve: () => Promise.resolve(asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']),
    };
    expect((await post(receiver.url('/'), rebinding)).status).toBe(200);
    expect(asked).toBe(1);
    await expect(post(receiver.url('/'), rebinding)).rejects.toMatchObject({ code: 'address-unknown-host' });
    expect(receiver.received).toHaveLength(1);
  });

  test('does not go where a redirect leads', async () => {
    receiver.answer = response => void response.writeHead(307, { Location: receiver.url('/inside') }).end();
    expect((await post(receiver.url('/'))).status).toBe(307);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
  });

  test('goes to nobody whose certificate is not for the host', async () => {
    await expect(post(receiver.url('/', 'other.example'))).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    await expect(postOutside(receiver.outside, receiver.url('/'), sending)).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    expect(receiver.received).toEqual([]);
  });

  test('is read of an answer without end only in part', async () => {
    const part = Buffer.alloc(16 * 1024, 'a');
    let written = 0;
    receiver.answer = response => {
      response.on('error', () => undefined);
      const more = (): void => {
        while (!response.destroyed && response.write(part)) written += part.length;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    const { text } = await post(receiver.url('/'));
    expect(text).toHaveLength(64 * 1024);
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  test('is given up when nobody answers, or a name is not found, in time', async () => {
    receiver.answer = () => undefined;
    const nowhere = { ...receiver.outside, resolve: () => new Promise<never>(() => undefined) };
    const failed = await Promise.allSettled([
      post(receiver.url('/'), receiver.outside, 200),
      post(receiver.url('/'), nowhere, 200),
    ]);
    expect(failed.map(one => one.status === 'rejected' && (one.reason as Error).name)).toEqual([
      'TimeoutError',
      'TimeoutError',
    ]);
  });

  test('hears how long to wait', async () => {
    receiver.answer = response => void response.writeHead(429, { 'Retry-After': '17.2' }).end();
    expect(await post(receiver.url('/'))).toMatchObject({ status: 429, retryAfter: 18 });
  });
});
