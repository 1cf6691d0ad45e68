type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Buttons, and choices of what is looked at, are nothing that is filled in. */
const NO_FIELD = ['hidden', 'submit', 'button', 'reset'];

const isChanged = (field: Field): boolean => {
  if (field.name === 'panel' || NO_FIELD.includes(field.type)) return false;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = Math.max(
      0,
      options.findIndex(option => option.defaultSelected),
    );
    return field.selectedIndex !== first;
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

const isTyping = (part: Element): boolean => {
  const active = document.activeElement;
  return (
    active !== null &&
    part.contains(active) &&
    active.matches('textarea, input:not([type]), input[type=text]')
  );
};

/** Is the reader in the middle of something here: a chosen place, a form half filled in or refused, a line half typed? */
export const isFilling = (part: Element): boolean =>
  /[?&](do|place|of)=/.test(location.search) ||
  part.querySelector('[role=alert]') !== null ||
  isTyping(part) ||
  [...part.querySelectorAll<Field>('input, select, textarea')].some(isChanged);
