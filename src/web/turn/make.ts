/** An element with properties and children. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), given);
  made.append(...children);
  return made;
};

/** A button beside those that send anything. */
export const tool = (onclick: () => void, ...children: readonly (Node | string)[]): HTMLButtonElement =>
  make('button', { type: 'button', className: 'quiet', onclick }, ...children);

/** The elements of a piece of markup that a template of ours made. */
export const elementsOf = (markup: string): readonly HTMLElement[] => {
  const holder = document.createElement('template');
  holder.innerHTML = markup;
  return [...holder.content.children] as HTMLElement[];
};
