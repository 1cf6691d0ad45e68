/** Without comments, which may hold anything (RFC 8601 §2.2). Nested ones are left out from the inside. */
const uncommented = (text: string): string => {
  let plain = text;
  for (let depth = 0; depth < 5; depth++) plain = plain.replace(/\([^()]*\)/gu, ' ');
  return plain;
};

/** Is one the other, or below it? `mail.example.org` speaks for `example.org` and the other way round. */
const aligned = (one: string, other: string): boolean =>
  one.includes('.') && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

const domainOf = (text: string): string => text.slice(text.lastIndexOf('@') + 1).toLowerCase();

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
  const own = headers.map(uncommented).find(header => {
    const [, id = ''] = /^\s*"?([^\s;"]+)/u.exec(header) ?? [];
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
