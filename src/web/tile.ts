/** Chooses the tile on which something is, so that it is seen. */
export const chooseTileOf = (target: Element | null | undefined): void => {
  const { id = '' } = target?.closest('.of-tile') ?? {};
  const tile = document.getElementById(id.slice('of-'.length));
  if (tile instanceof HTMLInputElement) tile.checked = true;
};
