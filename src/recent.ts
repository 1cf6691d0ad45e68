/** Values by their keys, as many as were used last: the longest unused goes first. */
export interface Recent<V> {
  /** Undefined where there is none any more. */
  get(key: string): V | undefined;
  /** Keeps a value, as the newest. */
  set(key: string, value: V): V;
  /** The value of a key, which is made where there is none. */
  of(key: string, make: () => V): V;
  delete(key: string): void;
}

/** @param most how many values are kept */
export const keepRecent = <V extends object>(most: number): Recent<V> => {
  const kept = new Map<string, V>();
  const set = (key: string, value: V): V => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most) kept.delete(oldest!);
    return value;
  };
  const get = (key: string): V | undefined => {
    const found = kept.get(key);
    return found && set(key, found);
  };
  return {
    get,
    set,
    of: (key, make) => get(key) ?? set(key, make()),
    delete: key => void kept.delete(key),
  };
};
