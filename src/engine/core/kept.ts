/** The same function, which works out its answer once for each object and keeps it as long as that. */
export const kept = <K extends object, V>(find: (of: K) => V): ((of: K) => V) => {
  const known = new WeakMap<K, V>();
  return of => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = find(of)));
    return found;
  };
};
