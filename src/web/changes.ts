/** What tells the nodes of two lists from each other. */
export interface Looks<Node> {
  /** The same all the way down. */
  readonly isSame: (old: Node, fresh: Node) => boolean;
  /** May one become the other? */
  readonly isAlike: (old: Node, fresh: Node) => boolean;
  /** Space between others may stand anywhere: it is only found where it is looked for. */
  readonly isSpace: (fresh: Node) => boolean;
}

export type Change<Node> =
  /** Before another that stays, or at the end. */
  | { readonly do: 'insert'; readonly fresh: Node; readonly before: Node | null }
  | { readonly do: 'patch'; readonly old: Node; readonly fresh: Node }
  | { readonly do: 'remove'; readonly old: Node };

/** What lies between equal beginnings and ends, so that a row more or less in between moves nothing else. */
const between = <Node>(
  before: readonly Node[],
  after: readonly Node[],
  { isSame }: Looks<Node>,
): { readonly gone: readonly Node[]; readonly come: readonly Node[]; readonly next: Node | null } => {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start]!, after[start]!)) start++;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && isSame(before.at(-1 - end)!, after.at(-1 - end)!)) end++;
  return {
    gone: before.slice(start, before.length - end),
    come: after.slice(start, after.length - end),
    next: before[before.length - end] ?? null,
  };
};

/** The first that may become the fresh one. */
const findAlike = <Node>(
  nodes: readonly Node[],
  from: number,
  fresh: Node,
  { isAlike, isSpace }: Looks<Node>,
): number | undefined => {
  const end = isSpace(fresh) ? from + 1 : nodes.length;
  for (let at = from; at < end && at < nodes.length; at++) if (isAlike(nodes[at]!, fresh)) return at;
  return undefined;
};

/** What makes a list like another, one after the other; what is not named stays as it is. */
export const changesOf = <Node>(
  before: readonly Node[],
  after: readonly Node[],
  looks: Looks<Node>,
): readonly Change<Node>[] => {
  const { gone, come, next } = between(before, after, looks);
  const changes: Change<Node>[] = [];
  let at = 0;
  for (const fresh of come) {
    const found = findAlike(gone, at, fresh, looks);
    if (found === undefined) changes.push({ do: 'insert', fresh, before: gone[at] ?? next });
    else {
      for (; at < found; at++) changes.push({ do: 'remove', old: gone[at]! });
      changes.push({ do: 'patch', old: gone[at++]!, fresh });
    }
  }
  for (; at < gone.length; at++) changes.push({ do: 'remove', old: gone[at]! });
  return changes;
};
