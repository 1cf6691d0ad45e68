import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { violations } from '../../support/published.js';

const unpacked = (bytes: Buffer, encoding: unknown): Buffer => {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

/**
 * Observes and reads along with every request to the interface, and notes in what it and its answer are not as the published
 * document says.
 */
export const readAlong =
  (observe: RequestHandler, note: (violation: string) => void): RequestHandler =>
  (req, res, next) => {
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown): void => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    const { write, end } = res;
    res.write = ((...args: Parameters<typeof write>) => {
      keep(args[0]);
      return write.apply(res, args);
    }) as typeof write;
    res.end = ((...args: Parameters<typeof end>) => {
      keep(args[0]);
      return end.apply(res, args);
    }) as typeof end;
    res.on('finish', () => {
      const found = violations({
        method: req.method,
        url: req.originalUrl,
        sent: { headers: req.headers, body: typeof req.body === 'string' ? req.body : '' },
        status: res.statusCode,
        headers: res.getHeaders(),
        body: unpacked(Buffer.concat(chunks), res.getHeader('Content-Encoding')).toString('utf8'),
      });
      found.forEach(note);
    });
    return observe(req, res, next);
  };
