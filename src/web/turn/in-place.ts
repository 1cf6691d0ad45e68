/** What hexes on the big map showed before a preview was drawn there. */
let before: readonly { readonly hex: Element; readonly drawn: readonly Node[] }[] = [];

/** Takes what was drawn on the map for a preview off it again. */
export const clearPlaces = (): void => {
  for (const { hex, drawn } of before) hex.replaceChildren(...drawn);
  before = [];
};

/** The place on the big map. */
export const hexOnMap = (place: string): Element | null =>
  document.querySelector(`#map [data-hex="${CSS.escape(place)}"]`);

/** Draws on the map the hexes that the drawing shows, as it shows them. */
export const drawInPlace = (redrawn: Element): void => {
  clearPlaces();
  before = [...redrawn.querySelectorAll<SVGElement>('[data-hex]')].flatMap(shown => {
    const hex = hexOnMap(shown.dataset['hex'] ?? '');
    if (!hex) return [];
    const drawn = [...hex.childNodes];
    hex.replaceChildren(...shown.childNodes);
    return [{ hex, drawn }];
  });
};
