import { pino, type Logger } from 'pino';

/** Where a secret could stand in what is logged; nothing of it is printed. */
const SECRETS = [
  'secret',
  'token',
  'authorization',
  'cookie',
  'password',
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];

/** One JSON line for each thing that happens, to standard output. */
export const createLog = (level: string): Logger =>
  pino({ level, redact: { paths: SECRETS, censor: '[secret]' }, timestamp: pino.stdTimeFunctions.isoTime });
