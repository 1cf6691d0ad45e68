import type { Config } from '../../config.js';
import { bad, findingIf, ok, unknown, type Finding } from './finding.js';

/** Bits of chance a secret can have at most, by the different letters it is made of. */
const bitsOf = (secret: string): number => secret.length * Math.log2(Math.max(1, new Set(secret).size));

const ENOUGH_BITS = 128;

const secretFinding = (secret: string | null): Finding =>
  secret === null
    ? unknown('SESSION_SECRET', 'none set: one is kept in DATA_DIR, which is fine for one machine alone')
    : findingIf(
        bitsOf(secret) >= ENOUGH_BITS,
        'SESSION_SECRET',
        `${String(secret.length)} characters`,
        'can be guessed: make a new one with `openssl rand -hex 32` (everybody has to sign in again)',
      );

const formerSecretFinding = ({ secret, formerSecret }: Config): readonly Finding[] => {
  if (formerSecret === null) return [];
  return [
    formerSecret === secret
      ? bad('FORMER_SESSION_SECRET', 'is the same as SESSION_SECRET: it should be the one before it')
      : unknown(
          'FORMER_SESSION_SECRET',
          'still counts: whoever has it can sign in as anybody; remove it in time',
        ),
  ];
};

const repliesFinding = ({ replyAddress, listener, inboundSecret }: Config): Finding => {
  if (replyAddress === null) return unknown('REPLY_ADDRESS', 'none set: mails cannot be answered');
  return (listener ?? inboundSecret)
    ? ok('REPLY_ADDRESS', replyAddress)
    : unknown(
        'REPLY_ADDRESS',
        'nobody reads the replies, unless a web process has SMTP_LISTEN_PORT or INBOUND_SECRET set',
      );
};

const isPublic = (host: string): boolean => !/^(127\.|::1$|localhost$)/.test(host);

/** What can be said from the environment alone. */
export const checkConfiguration = (config: Config): readonly Finding[] => [
  findingIf(
    config.production,
    'NODE_ENV',
    'production',
    'set NODE_ENV=production: else mails may land on a page that everybody can read, and limits are loose',
  ),
  secretFinding(config.secret),
  ...formerSecretFinding(config),
  findingIf(
    config.baseUrl.protocol === 'https:',
    'BASE_URL',
    config.baseUrl.href,
    `${config.baseUrl.href}: must begin with https://, since every link of a mail is made from it`,
  ),
  findingIf(
    config.operators.length > 0,
    'OPERATORS',
    `${String(config.operators.length)} addresses`,
    'set it to your address: else nobody can use the pages under /admin',
  ),
  findingIf(
    config.smtpUrls.length > 0,
    'SMTP_URL',
    config.smtpUrls.length > 1 ? `${String(config.smtpUrls.length)} mail servers` : 'set',
    'set smtps://user:password@host:465, or smtp://…:587, which uses STARTTLS where it is offered',
  ),
  repliesFinding(config),
  config.proxies === 0
    ? unknown('PROXIES', '0: right only without a proxy in front; else all strangers share one allowance')
    : ok('PROXIES', String(config.proxies)),
  isPublic(config.metricsHost)
    ? unknown(
        'METRICS_HOST',
        `${config.metricsHost}: nobody outside may reach port ${String(config.metricsPort)}`,
      )
    : ok('METRICS_HOST', config.metricsHost),
];
