/** The first number in a text, however it is grouped; null where there is none. A minus may stand before its currency. */
export const numberIn = (said: string): number | null => {
  const [, minus, digits] = /([-\u2212][^\s\d]{0,2}\u00a0?)?(\d[\d.,'\u2019\u00a0\u202f]*)/.exec(said) ?? [];
  if (digits === undefined) return null;
  const size = Number(digits.replace(/\D/g, ''));
  return minus === undefined ? size : -size;
};

interface Column<Row> {
  readonly textOf: (row: Row) => string;
  readonly numeric: boolean;
  readonly up: boolean;
}

/** Numbers by their size, texts by the alphabet; where there is no number comes last either way. */
export const inOrder = <Row>(rows: readonly Row[], { textOf, numeric, up }: Column<Row>): readonly Row[] => {
  const way = up ? 1 : -1;
  if (!numeric)
    return rows.toSorted((a, b) => way * textOf(a).localeCompare(textOf(b), undefined, { numeric: true }));
  const key = (row: Row): number => {
    const value = numberIn(textOf(row));
    return value === null ? Infinity : way * value;
  };
  return rows.toSorted((a, b) => key(a) - key(b));
};

/** From one order to the other, then back to the one the server gave. Of numbers the greatest come first. */
export const nextOrder = (now: string | null, numeric: boolean): 'ascending' | 'descending' | null => {
  const [first, second] = numeric
    ? (['descending', 'ascending'] as const)
    : (['ascending', 'descending'] as const);
  return now === null ? first : now === first ? second : null;
};
