import { describe, expect, test } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { sendPacked } from '../../src/http/packed.js';

const long = '<p>Präsidentin der PRR</p>'.repeat(200);

const app = express()
  .get('/long', (req, res) => sendPacked(req, res.type('html'), long))
  .get('/short', (req, res) => sendPacked(req, res.type('html'), '<p>ß</p>'))
  .get('/secret', (req, res) => sendPacked(req, res.type('html').set('Cache-Control', 'no-store'), long));

const get = (path: string, encodings: string) => supertest(app).get(path).set('Accept-Encoding', encodings);

describe('pages on their way', () => {
  test('go by brotli to whoever understands it, else by gzip, else as they are', async () => {
    const best = await get('/long', 'gzip, deflate, br');
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(best.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(best.text).toBe(long);
    expect(Number(best.headers['content-length'])).toBeLessThan(long.length / 20);

    const second = await get('/long', 'gzip, deflate');
    expect([second.headers['content-encoding'], second.text]).toEqual(['gzip', long]);

    for (const encodings of ['identity', 'br;q=0, gzip;q=0']) {
      const plain = await get('/long', encodings);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect([plain.headers['vary'], plain.text]).toEqual(['Accept-Encoding', long]);
    }
  });

  test('are not packed where they are short, or may hold a secret', async () => {
    const short = await get('/short', 'br, gzip');
    expect([short.headers['content-encoding'], short.text]).toEqual([undefined, '<p>ß</p>']);
    const secret = await get('/secret', 'br, gzip');
    expect([secret.headers['content-encoding'], secret.text]).toEqual([undefined, long]);
  });

  test('without a body say what they would be', async () => {
    const { headers, text } = await supertest(app).head('/long').set('Accept-Encoding', 'gzip');
    expect([headers['content-encoding'], text]).toEqual(['gzip', undefined]);
  });
});
