/** What the hex on the big map showed before a preview was drawn there. */
let before: { readonly hex: Element; readonly drawn: readonly Node[] } | null = null;

/** Takes what was drawn on the map for a preview off it again. */
export const clearPlace = (): void => {
  before?.hex.replaceChildren(...before.drawn);
  before = null;
};

/** Draws on the map what the preview's picture shows on its hex in the middle. */
export const drawInPlace = (preview: Element, place: string): void => {
  clearPlace();
  const hex = document.querySelector(`#map [data-hex="${CSS.escape(place)}"]`);
  const shown = preview.querySelector(`[data-hex="${CSS.escape(place)}"]`);
  if (!hex || !shown) return;
  before = { hex, drawn: [...hex.childNodes] };
  hex.replaceChildren(...[...shown.childNodes].map(node => node.cloneNode(true)));
};
