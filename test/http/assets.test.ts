import { beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { type Assets, buildAssets, serveAssets } from '../../src/http/assets.js';

let assets: Assets;

beforeAll(async () => {
  assets = await buildAssets(new URL('../../', import.meta.url).pathname);
});

const app = (): express.Express => express().get('/assets/:file', serveAssets(assets));

describe('what a browser loads', () => {
  test('all scripts with all titles and the style sheet are 150 kB compressed at most', () => {
    const sizes = [...assets].flatMap(([name, { gzip }]) => (/\.(js|css)$/.test(name) ? [gzip.length] : []));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
  });

  test('the script of every page is small: the rules come by themselves, a title in a file of its own', () => {
    expect(assets.get('main.js')!.gzip.length).toBeLessThan(10_000);
    expect([...assets.keys()].filter(name => name.startsWith('title-'))).toHaveLength(2);
  });

  test('it is sent compressed to whoever understands that, and as it is to others', async () => {
    const packed = await supertest(app()).get('/assets/main.js').set('Accept-Encoding', 'br, gzip');
    expect(packed.headers['content-encoding']).toBe('gzip');
    const plain = await supertest(app()).get('/assets/main.js').set('Accept-Encoding', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(packed.text);
    expect(plain.headers['vary']).toContain('Accept-Encoding');
  });
});
