import { build, stop } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { bundleScripts } from './bundle.js';
import { sendShared, sharedAnswer, type Shared } from './packed.js';

interface Asset {
  readonly type: string;
  readonly content: Buffer;
  readonly shared: Shared;
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
    shared: sharedAnswer(content, true),
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
  },
];

/** A style sheet with all that it imports, without comments and blanks; anything else as it is. */
const packed = async (path: string): Promise<Buffer> => {
  if (extname(path) !== '.css') return readFileSync(path);
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
  return Buffer.from(outputFiles[0]!.contents);
};

/** A public file as a browser gets it. */
export interface PublicFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The public files of the folder `assets` (not its subfolders, which are for mails), and the browser's scripts.
 * @param root the project's folder
 * @param titles the module with the list of titles
 */
export const bundleFiles = async (
  root: string,
  titles: string = join(root, 'src/titles/index.ts'),
): Promise<readonly PublicFile[]> => {
  const scripts = await bundleScripts(root, titles);
  const folder = join(root, 'assets');
  const files = await Promise.all(
    readdirSync(folder)
      .filter(name => extname(name) in types)
      .map(async name => ({ name, content: await packed(join(folder, name)) })),
  );
  // Its process would stay beside ours for as long as that runs.
  await stop();
  return [
    ...files,
    ...scripts.map(({ path, contents }) => ({ name: basename(path), content: Buffer.from(contents) })),
  ];
};

/** Public files as they are kept in memory. */
export const assetsOf = (files: readonly PublicFile[]): Assets =>
  new Map(files.map(({ name, content }) => asset(name, content)));

/** Bundles and keeps them. */
export const buildAssets = async (...from: Parameters<typeof bundleFiles>): Promise<Assets> =>
  assetsOf(await bundleFiles(...from));

/** A script whose name is made of what is in it. */
const NAMED_BY_CONTENT = /-[A-Z0-9]{8}\.js$/;

/** Where a page's scripts begin: it names those of this version of the service. */
const BEGINNING = /^main-[a-z]+\.js$/;

/**
 * How long a browser may keep the file without asking: for good, where the name would be another if the content were; not at all, where
 * it names others that are gone after an update.
 */
const keptFor = (name: string): string => {
  if (NAMED_BY_CONTENT.test(name)) return 'public, max-age=31536000, immutable';
  return BEGINNING.test(name) ? 'no-cache' : 'public, max-age=300';
};

/**
 * Serves them from memory; a browser keeps them and asks again only whether they changed.
 * @param name the one to serve; by default the address says which
 */
export const serveAssets =
  (assets: Assets, name?: string): RequestHandler =>
  (req, res, next) => {
    const file = name ?? String(req.params['file']);
    const found = assets.get(file);
    if (!found) return next();
    res.setHeader('Content-Type', found.type);
    res.setHeader('Cache-Control', keptFor(file));
    res.setHeader('ETag', found.etag);
    res.vary('Accept-Encoding');
    if (req.fresh) return void res.status(304).end();
    sendShared(req, res, found.shared);
  };
