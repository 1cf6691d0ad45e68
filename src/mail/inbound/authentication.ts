import { domainToASCII } from 'node:url';

/** Is one the other, or below it? `mail.example.org` speaks for `example.org` and the other way round. */
const aligned = (one: string, other: string): boolean =>
  one.includes('.') && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

/** As name servers know it: a mail program shows `müller.example`, a server writes `xn--mller-kva.example`. */
const domainOf = (text: string): string => {
  const domain = text.slice(text.lastIndexOf('@') + 1).toLowerCase();
  return domainToASCII(domain) || domain;
};

/** What stands in quotes, if it is a value; the local part of an address is none. */
const unquoted = (text: string, next: string | undefined): string =>
  next === '@' || /[\s;]/u.test(text) ? '_' : text;

/**
 * A header as it counts (RFC 8601 §2.2): without comments and quotes, which may hold whatever a sender likes, a whole
 * result of our own server included. Empty where one of them does not end.
 */
const sober = (text: string): string => {
  let plain = '';
  let depth = 0;
  let quoted: string | null = null;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '\\') at++;
    else if (quoted !== null && letter === '"') {
      plain += unquoted(quoted, text[at + 1]);
      quoted = null;
    } else if (quoted !== null) quoted += letter;
    else if (letter === '(') depth++;
    else if (letter === ')' && depth > 0) depth--;
    else if (depth > 0) continue;
    else if (letter === '"') quoted = '';
    else plain += letter;
  }
  return depth > 0 || quoted !== null ? '' : plain;
};

/** The property that says for whom a method passed. */
const properties: readonly { readonly method: string; readonly name: string }[] = [
  { method: 'dkim', name: 'header.d' },
  { method: 'dkim', name: 'header.i' },
  { method: 'spf', name: 'smtp.mailfrom' },
  { method: 'dmarc', name: 'header.from' },
];

interface Result {
  readonly method: string;
  readonly outcome: string;
  readonly text: string;
}

const resultsIn = (header: string): readonly Result[] =>
  header
    .split(';')
    .slice(1)
    .flatMap(text => {
      const [, method, outcome] = /^\s*([a-z-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)/iu.exec(text) ?? [];
      return method && outcome
        ? [{ method: method.toLowerCase(), outcome: outcome.toLowerCase(), text }]
        : [];
    });

/** Does a method speak for a domain? */
const passes = ({ method, outcome, text }: Result, from: string): boolean =>
  outcome === 'pass' &&
  properties
    .filter(property => property.method === method)
    .some(({ name }) => {
      const found = new RegExp(`(?:^|\\s)${name.replace('.', '\\.')}\\s*=\\s*"?([^\\s;"]+)`, 'iu').exec(text);
      return found !== null && aligned(domainOf(found[1]!), from);
    });

/** Each method's results in the topmost of some headers that tells of it: programs write one each. */
const topmost = (headers: readonly string[]): readonly Result[] => {
  const known = new Set<string>();
  return headers.flatMap(header => {
    const results = resultsIn(header).filter(({ method }) => !known.has(method));
    for (const { method } of results) known.add(method);
    return results;
  });
};

const isOf = (authservId: string, header: string): boolean => {
  const [, id = ''] = /^\s*([^\s;"]+)/u.exec(header) ?? [];
  return id.toLowerCase() === authservId.toLowerCase();
};

/** Has this server written any of the headers? */
export const hasChecked = (headers: readonly string[], authservId: string): boolean =>
  headers.some(header => isOf(authservId, sober(header)));

/**
 * Does the receiving server vouch for the domain of an address? Only its own headers count, and of each method only the
 * topmost that tells of it: it stands above everything a sender could have written.
 * @param headers values of all Authentication-Results, from the top
 * @param authservId what the receiving server calls itself
 */
export const isVouchedFor = (headers: readonly string[], authservId: string, address: string): boolean => {
  const results = topmost(headers.map(sober).filter(header => isOf(authservId, header)));
  if (results.some(({ method, outcome }) => method === 'dmarc' && outcome === 'fail')) return false;
  return results.some(result => passes(result, domainOf(address)));
};
