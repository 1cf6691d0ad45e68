import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of one's own that can be filled; null where nobody may mount one. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  unmount(): void;
}

export const smallDisk = (megabytes: number): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), 'bahnpost-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const page = Buffer.alloc(4096);
      try {
        // Others write meanwhile: how much fits is known once no more does.
        for (;;) appendFileSync(ballast, page);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Takes a port as a mail server that is ill would: it lets everybody in and says nothing. */
export const silentServer = async (
  port: number,
): Promise<{ readonly asked: Promise<void>; close(): Promise<void> }> => {
  const sockets = new Set<Socket>();
  let wasAsked = (): void => undefined;
  const asked = new Promise<void>(done => (wasAsked = done));
  let isClosing = false;
  const server: Server = createServer(socket => {
    // One that was still waiting to be let in.
    if (isClosing) return void socket.destroy();
    wasAsked();
    sockets.add(socket);
    socket.on('error', () => undefined);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    close: async () => {
      const closed = once(server, 'close');
      isClosing = true;
      server.close();
      sockets.forEach(socket => socket.destroy());
      await closed;
    },
  };
};

/** How long something did not succeed at the longest, in milliseconds. */
export interface Gap {
  success(): void;
  /** Measured from the call before to now. */
  longest(): number;
}

export const gap = (): Gap => {
  let last = performance.now();
  let longest = 0;
  const measure = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  return {
    success: measure,
    longest: () => {
      measure();
      const found = longest;
      longest = 0;
      return found;
    },
  };
};
