/** How wide letters are, in hundredths of their height: DejaVu Sans Condensed, the widest of the fonts a drawing names. */
const widths: { readonly [letters: string]: number } = {
  ' IJijl': 28,
  ',./:;f|-()t': 34,
  'r!': 40,
  '*?_`szcFL"': 51,
  PTYaekovxy: 56,
  $0123456789EKSbdghnpqu: 60,
  ABCRVXZ: 64,
  'HNUDGOQ&': 70,
  wM: 78,
  'm%W@': 90,
};

const table = new Map(
  Object.entries(widths).flatMap(([letters, width]) => [...letters].map(letter => [letter, width] as const)),
);

/** Bold letters are about a tenth wider. */
const BOLD = 1.12;

/** About how wide a line of text is; letters with accents are as wide as those without. */
export const widthOf = (text: string, size: number, isBold = false): number => {
  const letters = [...text.normalize('NFD')].filter(letter => !/\p{M}/u.test(letter));
  const sum = letters.reduce((all, letter) => all + (table.get(letter) ?? 70), 0);
  return (sum / 100) * size * (isBold ? BOLD : 1);
};
