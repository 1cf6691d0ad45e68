import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';

interface Asset {
  readonly type: string;
  readonly content: Buffer;
  readonly etag: string;
}

export type Assets = ReadonlyMap<string, Asset>;

const types: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const asset = (name: string, content: Buffer): [string, Asset] => [
  name,
  {
    type: types[extname(name)]!,
    content,
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
  },
];

/**
 * The public files of the folder `assets` (not its subfolders, which are for mails), and the browser's script bundled from `src/web`.
 * @param root the project's folder
 */
export const buildAssets = async (root: string): Promise<Assets> => {
  const bundle = await build({
    entryPoints: [join(root, 'src/web/main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    tsconfig: join(root, 'tsconfig.web.json'),
  });
  const folder = join(root, 'assets');
  return new Map([
    ...readdirSync(folder)
      .filter(name => extname(name) in types)
      .map(name => asset(name, readFileSync(join(folder, name)))),
    asset('main.js', Buffer.from(bundle.outputFiles[0]!.contents)),
  ]);
};

/** Serves them from memory; a browser keeps them and asks again only whether they changed. */
export const serveAssets =
  (assets: Assets): RequestHandler =>
  (req, res, next) => {
    const found = assets.get(String(req.params['file']));
    if (!found) return next();
    res.setHeader('Content-Type', found.type);
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.setHeader('ETag', found.etag);
    if (req.fresh) return void res.status(304).end();
    res.send(found.content);
  };
