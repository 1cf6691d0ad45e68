/** Numbers the different rows of whole numbers it is shown, from 0. */
export interface RowNumbers {
  /** The number of this row, new or known. */
  readonly intern: (row: Int32Array) => number;
  readonly size: () => number;
  /** All rows, one after the other. */
  readonly rows: () => Int32Array;
}

const mix = (row: Int32Array): number => {
  let hash = 0;
  for (let i = 0; i < row.length; i++) {
    hash = Math.imul(hash ^ row[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
};

/** A hash table with open addressing over one flat array: millions of short rows, no garbage. */
export const createTable = (width: number): RowNumbers => {
  let count = 0;
  let data = new Int32Array(64 * width);
  let slots = new Int32Array(128).fill(-1);

  const equals = (at: number, row: Int32Array): boolean => {
    for (let i = 0; i < width; i++) if (data[at * width + i] !== row[i]) return false;
    return true;
  };
  /** The place of the row in `slots`, or the free place where it belongs. */
  const place = (row: Int32Array): number => {
    const mask = slots.length - 1;
    let at = mix(row) & mask;
    while (slots[at]! >= 0 && !equals(slots[at]!, row)) at = (at + 1) & mask;
    return at;
  };
  const grow = (): void => {
    const larger = new Int32Array(data.length * 2);
    larger.set(data);
    data = larger;
    slots = new Int32Array(slots.length * 2).fill(-1);
    for (let i = 0; i < count; i++) slots[place(data.subarray(i * width, (i + 1) * width))] = i;
  };

  return {
    intern: row => {
      const at = place(row);
      if (slots[at]! >= 0) return slots[at]!;
      if ((count + 1) * width > data.length) {
        grow();
        return insert(place(row), row);
      }
      return insert(at, row);
    },
    size: () => count,
    rows: () => data,
  };

  function insert(at: number, row: Int32Array): number {
    data.set(row, count * width);
    slots[at] = count;
    return count++;
  }
};
