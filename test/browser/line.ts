import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { BrowserContextOptions } from 'playwright-core';

/** What becomes of a request: it comes through, nobody is there, somebody in front says so, or only its answer is lost. */
type State = 'whole' | 'cut' | 'refused' | 'deaf';

/** A line between a browser and the service that can break. */
export interface Line {
  /** For the browser's context. */
  readonly options: BrowserContextOptions;
  /** From now on; what is on its way, streams too, is cut off. */
  become(state: State): void;
  close(): Promise<void>;
}

/** How an answer goes on to the browser. */
type Pass = (answered: IncomingMessage, answer: ServerResponse) => unknown;

/** @param pass is given answers that are not packed, for its own way */
export const layLine = async (pass?: Pass): Promise<Line> => {
  let state: State = 'whole';
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (state === 'cut') return void asked.socket.destroy();
    if (state === 'refused') return void answer.writeHead(502).end('Bad gateway');
    const { method, headers, url } = asked;
    if (pass) delete headers['accept-encoding'];
    const onward = request(url!, { method, headers }, answered => {
      if (state === 'deaf') return void asked.socket.destroy();
      answer.writeHead(answered.statusCode!, answered.headers);
      if (pass) pass(answered, answer);
      else answered.pipe(answer);
    });
    onward.on('error', () => asked.socket.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = (): void => sockets.forEach(socket => socket.destroy());
  return {
    // A browser takes no proxy to its own machine, unless told.
    options: { proxy: { server: `http://127.0.0.1:${String(port)}`, bypass: '<-loopback>' } },
    become: next => {
      state = next;
      cutAll();
    },
    close: async () => {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
};
