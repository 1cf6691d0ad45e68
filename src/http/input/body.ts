import express from 'express';
import type { Request, Response } from 'express';
import { parseJson } from '../json-text.js';
import { HttpProblem } from '../problem.js';

/** Largest ordinary request, in bytes. */
export const ordinaryLimit = 64 * 1024;

/** Largest log or record that may be imported, in bytes. */
export const importLimit = 2 * 1024 * 1024;

/** Most fields a form may have. */
const maxFormFields = 200;

/** Lets a parser read the body. @throws HttpProblem 400, 413, 415 */
export const read = (req: Request, res: Response, parser: express.RequestHandler): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(asProblem(error))));
  });

const asProblem = (error: unknown): Error => {
  const status = (error as { status?: unknown }).status;
  const type = (error as { type?: unknown }).type;
  if (type === 'entity.too.large') {
    const limit = (error as { limit?: unknown }).limit;
    return new HttpProblem(
      413,
      'too-large',
      { allowed: typeof limit === 'number' ? limit : 0 },
      { headers: { Connection: 'close' } },
    );
  }
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new HttpProblem(415, 'bad-content-type', {});
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new HttpProblem(400, 'bad-body', {});
  return error instanceof Error ? error : new Error(String(error));
};

const noText = (where: string): HttpProblem => new HttpProblem(400, 'no-text', { where });

/** As text: what is no UTF-8 must not become another text. */
const readText = async (req: Request, res: Response, type: string, limit: number): Promise<string> => {
  // No compression: a small body must not become a large one.
  await read(req, res, express.raw({ type, limit, inflate: false }));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(req.body as Buffer);
    req.body = text;
    return text;
  } catch {
    throw noText('body');
  }
};

/** A database text cannot hold a NUL. @throws HttpProblem 400 `no-text` */
export const textInQuery: express.RequestHandler = (req, _res, next) => {
  const wrong = Object.entries(req.query).find(pair =>
    pair.flat().some(one => typeof one === 'string' && one.includes('\0')),
  );
  if (wrong) throw noText(`query.${wrong[0]}`.replaceAll('\0', ''));
  next();
};

/** Refuses by the announced length, before a single byte is read. */
const refuseEarly = (req: Request, limit: number): void => {
  const announced = Number(req.headers['content-length'] ?? 0);
  if (announced > limit)
    throw new HttpProblem(
      413,
      'too-large',
      { allowed: limit, bytes: announced },
      { headers: { Connection: 'close' } },
    );
};

const isEmpty = (req: Request): boolean =>
  req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0;

const wrongType = (req: Request, wanted: string): HttpProblem =>
  new HttpProblem(415, 'bad-content-type', {
    given: (req.headers['content-type'] ?? '').slice(0, 100),
    wanted,
  });

/**
 * Reads a JSON body; undefined when there is none.
 * @throws HttpProblem 400, 413, 415
 */
export const readJson = async (
  req: Request,
  res: Response,
  limit: number = ordinaryLimit,
): Promise<unknown> => {
  refuseEarly(req, limit);
  if (isEmpty(req)) return undefined;
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(req.headers['content-type'] ?? '')?.[1];
  const readable = charset === undefined || charset.toLowerCase() === 'utf-8';
  if (!req.is('application/json') || !readable) throw wrongType(req, 'application/json');
  return parseJson(await readText(req, res, 'application/json', limit));
};

const FORM = 'application/x-www-form-urlencoded';

/** Bytes of a form that are no UTF-8 would be read as question marks. */
const mustBeEncodedText = (text: string): void => {
  try {
    decodeURIComponent(text);
  } catch {
    throw noText('body');
  }
};

/** What a form sent. A name that came several times keeps its last value. */
export type Form = { readonly [name: string]: string };

/**
 * Reads an HTML form's body.
 * @throws HttpProblem 400, 413, 415
 */
export const readForm = async (req: Request, res: Response, limit: number = ordinaryLimit): Promise<Form> => {
  refuseEarly(req, limit);
  if (isEmpty(req)) return {};
  if (!req.is(FORM)) throw wrongType(req, FORM);
  const text = await readText(req, res, FORM, limit);
  mustBeEncodedText(text);
  const fields = [...new URLSearchParams(text)];
  if (fields.length > maxFormFields)
    throw new HttpProblem(400, 'too-many-fields', { allowed: maxFormFields });
  // fromEntries makes own properties only, so `__proto__` stays a plain name.
  return Object.fromEntries(fields);
};

/** What a browser sends a file with. */
const UPLOAD = 'multipart/form-data';

/** A file's text; one that is no UTF-8 must not become another text. */
const textOf = async (name: string, value: string | Pick<Blob, 'arrayBuffer'>): Promise<string> => {
  if (typeof value === 'string') return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await value.arrayBuffer());
  } catch {
    throw noText(name);
  }
};

/**
 * Reads the body of an HTML form that may bring files; what is in a file stands under the field's name.
 * @throws HttpProblem 400, 413, 415
 */
export const readUpload = async (req: Request, res: Response, limit: number): Promise<Form> => {
  if (!req.is(UPLOAD)) return readForm(req, res, limit);
  refuseEarly(req, limit);
  await read(req, res, express.raw({ type: UPLOAD, limit, inflate: false }));
  const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
  const body = new globalThis.Response(new Uint8Array(req.body as Buffer), { headers });
  // Discouraged because it holds the whole body, which the limit has made small and the reader above holds anyway.
  // oxlint-disable-next-line typescript/no-deprecated
  const sent = await body.formData().catch(() => null);
  if (!sent) throw new HttpProblem(400, 'bad-body', {});
  const fields: [string, string][] = [];
  for (const [name, value] of sent.entries()) fields.push([name, await textOf(name, value)]);
  if (fields.length > maxFormFields)
    throw new HttpProblem(400, 'too-many-fields', { allowed: maxFormFields });
  const withNul = fields.find(([, value]) => value.includes('\0'));
  if (withNul) throw noText(withNul[0]);
  return Object.fromEntries(fields);
};
