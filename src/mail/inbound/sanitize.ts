/** A message that the parser gets through in little time. */
export interface Sanitized {
  readonly raw: Buffer;
  /** Lines of its text that end in a blank go on in the next one (RFC 3676); with `delSp` that blank is none. */
  readonly flowed: boolean;
  readonly delSp: boolean;
}

/** Lines that could begin a part. The parser never comes back from a message of more than a thousand parts. */
const MOST_PARTS = 500;

/** Of one header, in lines and in bytes; the parser's time grows with their product. */
const MOST_LINES = 2_000;
const MOST_BYTES = 128 * 1024;

/** A line as the parser takes it for the beginning of a part: it passes over a return and what stands behind. */
const beginsPart = /^(?:\r[^])?--/u;

/** Says how a text is to be joined; the parser takes hours for a long one, see `joinFlowed`. */
const format = /format(?=[*\d\s]*=)/giu;
const flowed = /format[*\d\s]*=\s*"?flowed/iu;
const delSp = /delsp[*\d\s]*=\s*"?yes/iu;

interface Line {
  readonly from: number;
  readonly to: number;
}

/** The lines of all headers, those of parts included; null where there are too many, or too long ones. */
const headersIn = (text: string): readonly (readonly Line[])[] | null => {
  let header: Line[] = [];
  const all = [header];
  let inside = true;
  let bytes = 0;
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end + 1;
    const line = text.slice(from, to);
    if (beginsPart.test(line)) {
      header = [];
      if (all.push(header) > MOST_PARTS) return null;
      inside = true;
      bytes = 0;
    } else if (inside && /^\r?\n$/u.test(line)) inside = false;
    else if (inside) {
      bytes += line.length;
      if (header.push({ from, to }) > MOST_LINES || bytes > MOST_BYTES) return null;
    }
    from = to;
  }
  return all;
};

/** Makes a message fit for the parser; null for one that nobody's mail program would write. */
export const sanitize = (raw: Buffer): Sanitized | null => {
  const text = raw.toString('latin1');
  const headers = headersIn(text);
  if (!headers) return null;
  const clean = Buffer.from(raw);
  let joined = { flowed: false, delSp: false };
  for (const lines of headers) {
    const from = lines[0]?.from ?? 0;
    const header = text.slice(from, lines.at(-1)?.to ?? from);
    if (!/format/iu.test(header)) continue;
    clean.write(header.replace(format, 'x-flow'), from, 'latin1');
    if (flowed.test(header)) joined = { flowed: true, delSp: joined.delSp || delSp.test(header) };
  }
  return { raw: clean, ...joined };
};

/** How deep a line is quoted, and what it says (RFC 3676 §4.3, §4.4). */
const flowedLine = (line: string): { readonly depth: number; readonly said: string } => {
  const depth = /^>*/u.exec(line)![0].length;
  return { depth, said: line.slice(depth).replace(/^ /u, '') };
};

/** Puts the lines of a flowed text together that a mail program has broken; never those of one writer with another's. */
export const joinFlowed = (text: string, { delSp: dropped }: Pick<Sanitized, 'delSp'>): string => {
  const lines = text.split(/\r?\n/u).map(flowedLine);
  const pieces = lines.map(({ depth, said }, at) => {
    const before = lines[at - 1];
    const next = lines[at + 1];
    const isGoingOn = (one: string): boolean => one.endsWith(' ') && one !== '-- ';
    const joinsBefore = before?.depth === depth && isGoingOn(before.said) && said !== '-- ';
    const start = joinsBefore || depth === 0 ? '' : `${'>'.repeat(depth)} `;
    if (next?.depth !== depth || !isGoingOn(said) || next.said === '-- ')
      return `${start}${said}${next === undefined ? '' : '\n'}`;
    return `${start}${dropped ? said.slice(0, -1) : said}`;
  });
  return pieces.join('');
};
