import type { Rate } from '../deps.js';

/** What is kept where nothing else is configured: these four are one provider, and share one allowance. */
export const PRESET_RATES = 'outlook.* hotmail.* live.* msn.com=20/min';

const UNITS: { readonly [unit: string]: number } = { min: 60_000, hour: 3_600_000 };

const DOMAIN = /^(?:[a-z0-9-]+\.)+(?:[a-z0-9-]+|\*)$/;

const ENTRY = /^([^=]+)=([1-9]\d{0,5})\/(min|hour)$/;

/**
 * Reads `outlook.com hotmail.*=20/min, example.org=100/hour`; `off` is none. Domains of one entry share its allowance.
 * @throws Error with the entry that cannot be read
 */
export const readRates = (text: string): readonly Rate[] =>
  text.trim() === 'off' ? [] : text.split(',').map(entry => readRate(entry.trim().toLowerCase()));

const readRate = (entry: string): Rate => {
  const [, names = '', mails, unit = ''] = ENTRY.exec(entry) ?? [];
  const domains = names.split(/\s+/).filter(Boolean);
  if (domains.length === 0 || !domains.every(domain => DOMAIN.test(domain)))
    throw new Error(`"${entry}" is not like outlook.com hotmail.*=20/min`);
  return { name: entry, domains, mails: Number(mails), within: UNITS[unit]! };
};

/** What `*` stands for: the end of a country's or the whole world's names, not `live.example.org`. */
const ENDING = /^(?:[a-z]{2,}|(?:co|com)\.[a-z]{2})$/;

const matches = (pattern: string, domain: string): boolean =>
  pattern.endsWith('.*')
    ? domain.startsWith(pattern.slice(0, -1)) && ENDING.test(domain.slice(pattern.length - 1))
    : pattern === domain;

/** The allowance that counts for a domain: the first that names it; undefined where there is none. */
export const rateOf = (rates: readonly Rate[], domain: string): Rate | undefined =>
  rates.find(({ domains }) => domains.some(pattern => matches(pattern, domain)));
