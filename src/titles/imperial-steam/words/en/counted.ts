const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small count in words. */
export const countWord = (count: number): string => words[count] ?? String(count);
