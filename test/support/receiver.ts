import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Outside } from '../../src/service/deps.js';

const file = (name: string): string =>
  readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url), 'utf8');

/** The receivers' own certificate: for `hooks.example` and `push.example`. */
export const receiverCertificate = file('cert.pem');

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server somewhere on the internet, which takes what is posted. */
export interface Receiver {
  readonly received: Received[];
  /** How it answers; 200 until it is changed. */
  answer: (response: ServerResponse, asked: Received) => void;
  /** The internet, in which every name leads to this server, or wherever `leads` says. */
  readonly outside: Outside;
  leads: string;
  url(path: string, host?: string): string;
  stop(): Promise<void>;
}

export const startReceiver = async (): Promise<Receiver> => {
  const server = createServer({ key: file('key.pem'), cert: receiverCertificate }, (req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const asked = { path: req.url ?? '', headers: req.headers, body: Buffer.concat(parts) };
      receiver.received.push(asked);
      receiver.answer(res, asked);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    received: [],
    leads: '127.0.0.1',
    answer: response => void response.writeHead(200).end('thanks'),
    outside: {
      resolve: () => Promise.resolve([receiver.leads]),
      http: false,
      ports: new Set([port]),
      allows: address => address === '127.0.0.1',
    },
    url: (path, host = 'hooks.example') => `https://${host}:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return receiver;
};
