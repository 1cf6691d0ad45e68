/** A field of a form, as the page made it and as it is now. */
export type FilledField = { readonly name: string; readonly type: string } & (
  | {
      readonly value: string;
      readonly defaultValue: string;
      readonly checked?: boolean;
      readonly defaultChecked?: boolean;
    }
  | { readonly options: Iterable<{ readonly defaultSelected: boolean }>; readonly selectedIndex: number }
);

/** Buttons, and choices of what is looked at, are nothing that is filled in. */
const NO_FIELD = ['hidden', 'submit', 'button', 'reset'];

/** Has the reader changed what the page had filled in? */
export const isChanged = (field: FilledField): boolean => {
  if (field.name === 'panel' || NO_FIELD.includes(field.type)) return false;
  if ('options' in field) {
    const first = [...field.options].findIndex(option => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** Has the reader chosen something on a page of this query? */
export const isChoosing = (query: string): boolean => /[?&](do|place|of)=/.test(query);
