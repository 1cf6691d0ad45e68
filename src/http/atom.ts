import { Feed } from 'feed';

/** One thing that happened. */
export interface AtomEntry {
  /** Always the same for the same thing. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: string;
  readonly at: Date;
  readonly author?: string;
}

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly self: string;
  readonly language: 'de' | 'en';
  /** Newest first. */
  readonly entries: readonly AtomEntry[];
}

/** As one line, without what XML 1.0 does not take: a reader would refuse the whole feed. */
const plain = (text: string): string => text.replace(/[\p{Cs}\p{Cc}\ufffe\uffff]+/gu, ' ');

/** Readers take titles and contents for HTML. */
const html = (text: string): string =>
  plain(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** When anything in it is from; the beginning of time for an empty one, so that it stays the same. */
export const updatedAt = ({ entries }: AtomFeed): Date =>
  new Date(Math.max(0, ...entries.map(({ at }) => at.getTime())));

/** A feed (RFC 4287). The same data give the same text. */
export const renderAtom = (atom: AtomFeed): string => {
  const feed = new Feed({
    id: atom.id,
    title: plain(atom.title),
    updated: updatedAt(atom),
    generator: false,
    language: atom.language,
    link: atom.link,
    feedLinks: { atom: atom.self },
    author: { name: 'Bahnpost' },
  });
  for (const { id, title, lines, link, at, author } of atom.entries)
    feed.addItem({
      id,
      title: html(title),
      link,
      date: at,
      published: at,
      content: lines.map(line => `<p>${html(line)}</p>`).join(''),
      ...(author !== undefined && { author: [{ name: plain(author) }] }),
    });
  return feed.atom1();
};
