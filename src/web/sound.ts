/** The browser keeps the choice: what sounds is a device, not a person. */
const ON = 'turn-sound';

/** Shall it sound when it becomes the reader's turn? */
export const hasSound = (): boolean => localStorage.getItem(ON) !== null;

export const setSound = (isOn: boolean): void => {
  if (isOn) localStorage.setItem(ON, '1');
  else localStorage.removeItem(ON);
};
