/** Letters that are read from the right, such as Hebrew and Arabic; not a mark (U+061C) that is taken out elsewhere. */
const fromTheRight =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/**
 * What somebody typed, such as a name, for the midst of a sentence: read from the right, it would else turn the numbers and
 * brackets that stand beside it. All other text stays as it is. Where it stands alone in a page, the helper `bdi` does the same.
 */
export const isolated = (text: string): string =>
  fromTheRight.test(text) && !text.includes(OPEN) ? `${OPEN}${text}${CLOSE}` : text;
