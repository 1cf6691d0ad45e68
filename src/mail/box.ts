/** The part of its own plane that a drawing shows. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a drawing shows, by its `viewBox`.
 * @throws Error when it has none
 */
export const boxOf = (svg: string): Box => {
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg);
  if (!box) throw new Error('a drawing without a viewBox');
  const [left, top, width, height] = box.slice(1).map(Number) as [number, number, number, number];
  return { left, top, width, height };
};
