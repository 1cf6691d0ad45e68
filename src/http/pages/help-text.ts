import type { HelpSection } from '../../words/help.js';

/** A piece of a text: plain, a link, or code. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
  readonly code?: true;
}

/** `[a link](/path)` or `code`. */
const MARKED = /\[([^[\]]+)\]\(([^()\s]+)\)|`([^`]+)`/g;

/** A text of the help as pieces that a template can show. */
export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    const [whole, words, href, code] = match;
    pieces.push(code === undefined ? { text: words!, href: href! } : { text: code, code: true });
    at = match.index + whole.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces;
};

export interface HelpSectionModel {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly (readonly Piece[])[];
}

/** A section as its template shows it. */
export const sectionModel = ({ id, heading, text }: HelpSection): HelpSectionModel => ({
  id,
  heading,
  paragraphs: text.map(piecesOf),
});
