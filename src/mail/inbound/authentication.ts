/** Is one the other, or below it? `mail.example.org` speaks for `example.org` and the other way round. */
const aligned = (one: string, other: string): boolean =>
  one.includes('.') && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

const domainOf = (text: string): string => text.slice(text.lastIndexOf('@') + 1).toLowerCase();

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

const passes = (result: string, from: string): boolean => {
  const [, method = '', outcome = ''] = /^\s*([a-z-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)/iu.exec(result) ?? [];
  if (outcome.toLowerCase() !== 'pass') return false;
  return properties
    .filter(property => property.method === method.toLowerCase())
    .some(({ name }) => {
      const found = new RegExp(`(?:^|\\s)${name.replace('.', '\\.')}\\s*=\\s*"?([^\\s;"]+)`, 'iu').exec(
        result,
      );
      return found !== null && aligned(domainOf(found[1]!), from);
    });
};

/**
 * Does the receiving server vouch for the domain of an address? Only its own header counts, and only the
 * topmost: it stands above everything a sender could have written.
 * @param headers values of all Authentication-Results, from the top
 * @param authservId what the receiving server calls itself
 */
export const isVouchedFor = (headers: readonly string[], authservId: string, address: string): boolean => {
  const from = domainOf(address);
  const own = headers.map(sober).find(header => {
    const [, id = ''] = /^\s*([^\s;"]+)/u.exec(header) ?? [];
    return id.toLowerCase() === authservId.toLowerCase();
  });
  return (
    own !== undefined &&
    own
      .split(';')
      .slice(1)
      .some(result => passes(result, from))
  );
};
