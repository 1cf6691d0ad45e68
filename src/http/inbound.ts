import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { envelopeOf } from '../mail/inbound/envelope.js';
import { MOST_BYTES } from '../mail/inbound/mime.js';
import { takeMail, type Arrived } from '../service/inbound/index.js';
import { read } from './input/body.js';
import type { HttpDeps } from './deps.js';
import { ipKey } from './limits.js';
import { HttpProblem } from './problem.js';

/** How many seconds before and after its time a signature is valid. */
const GOOD_FOR = 300;

/** A message inside JSON or a form is longer than the message. */
const MOST_BODY = 2 * MOST_BYTES;

const readBody = async (req: Request, res: Response): Promise<Buffer> => {
  await read(req, res, express.raw({ type: () => true, limit: MOST_BODY, inflate: false }));
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
};

/** Is the body signed by the one who knows the secret? Takes as long wherever the signature is wrong. */
const isSigned = (secret: string, time: string, body: Buffer, given: string): boolean => {
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const sent = Buffer.from(given.replace(/^sha256=/, ''), 'hex');
  return sent.length === right.length && timingSafeEqual(sent, right);
};

/**
 * @throws HttpProblem 401 `bad-signature`, `old-signature`; 429 for whoever tries many
 * @returns the signature, which names this very request
 */
const mustBeSigned = async (deps: HttpDeps, req: Request, secret: string, body: Buffer): Promise<string> => {
  const time = req.get('X-Inbound-Timestamp') ?? '';
  const given = req.get('X-Inbound-Signature') ?? '';
  if (!/^\d{1,12}$/.test(time) || !isSigned(secret, time, body, given)) {
    const { allowed, reset } = await deps.limits.take('secret', ipKey(req.ip));
    if (!allowed) throw new HttpProblem(429, 'too-many-requests', { seconds: reset });
    throw new HttpProblem(401, 'bad-signature', {});
  }
  const age = Math.abs(deps.service.clock().getTime() / 1000 - Number(time));
  if (age > GOOD_FOR) throw new HttpProblem(401, 'old-signature', { seconds: GOOD_FOR });
  return given;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The addresses of a field: a list, or several with commas between them. */
const list = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(text) : text(value).split(',')).map(one => one.trim()).filter(Boolean);

/**
 * A message in a field, with its envelope in others; the names that services of this kind use. Whoever does not tell the
 * sender has not said that there is none, as there is none of what a program writes.
 */
const fromFields = async (fields: { readonly [name: string]: unknown }): Promise<Arrived> => {
  const raw = Buffer.from(
    text(fields['message'] ?? fields['body-mime'] ?? fields['email']),
    fields['encoding'] === 'base64' ? 'base64' : 'utf8',
  );
  const { sender } =
    fields['sender'] === undefined ? await envelopeOf(raw) : { sender: text(fields['sender']) };
  return { sender, recipients: list(fields['recipients'] ?? fields['recipient']), raw };
};

const parseFields = (body: Buffer): { readonly [name: string]: unknown } => {
  try {
    const fields: unknown = JSON.parse(body.toString('utf8'));
    if (typeof fields === 'object' && fields !== null) return fields as { readonly [name: string]: unknown };
  } catch {
    // Told below, like anything else that is no object.
  }
  throw new HttpProblem(400, 'bad-body', {});
};

/** @throws HttpProblem 400, 415 */
const arrived = async (req: Request, body: Buffer): Promise<Arrived> => {
  if (req.is('application/json')) return fromFields(parseFields(body));
  if (req.is('application/x-www-form-urlencoded'))
    return fromFields(Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
  if (req.is('message/rfc822')) return { ...(await envelopeOf(body)), raw: body };
  throw new HttpProblem(415, 'bad-content-type', {
    given: (req.get('Content-Type') ?? '').slice(0, 100),
    wanted: 'message/rfc822, application/json, application/x-www-form-urlencoded',
  });
};

/**
 * Takes a mail that a hosted mailbox posts. `X-Inbound-Signature` is the HMAC-SHA256, in hex, of the timestamp,
 * a dot and the body. Answered only once the mail is stored; the same request again stores nothing.
 */
export const inboundMail =
  (deps: HttpDeps): RequestHandler =>
  async (req, res) => {
    const secret = deps.inboundSecret ?? null;
    if (secret === null) throw new HttpProblem(404, 'not-found', {});
    const body = await readBody(req, res);
    const name = await mustBeSigned(deps, req, secret, body);
    const mail = await arrived(req, body);
    if (mail.raw.length > MOST_BYTES) throw new HttpProblem(413, 'too-large', { allowed: MOST_BYTES });
    const intake = await takeMail(deps.service, { ...mail, name });
    if (intake === 'busy')
      throw new HttpProblem(429, 'inbound-busy', {}, { headers: { 'Retry-After': '900' } });
    // A mail that is for nobody need not be posted again.
    res.status(202).json({ taken: intake === 'taken' });
  };
