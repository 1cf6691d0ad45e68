import type { Section, Table } from '../../present/presenter.js';

/** A table as the template wants it: every cell knows whether it leads its row and how it stands. */
export const tableOf = ({ caption, columns, rows }: Table, heading: string): object => ({
  caption,
  // Said twice in a row it is only in the way; a screen reader still names the table by it.
  silent: caption === heading,
  columns,
  rows: rows.map(row =>
    row.map((text, at) => ({
      text,
      first: at === 0,
      number: columns[at]?.number === true,
    })),
  ),
});

/** A page's own address: its path and the part of its query that forms on it keep. */
export interface Here {
  readonly path: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
}

export const sectionsOf = (sections: readonly Section[], here: Here): readonly object[] =>
  sections.map(section => ({
    ...section,
    here,
    tables: section.tables?.map(table => tableOf(table, section.heading)),
  }));

/** Times as the reader writes them, in the reader's zone. */
export const timeText = (language: 'de' | 'en', timeZone: string): ((time: Date) => string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return time => format.format(time);
};
