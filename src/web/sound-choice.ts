import { chime } from './chime.js';
import { hasSound, setSound } from './sound.js';

/** Lets a browser that can sound do so; elsewhere the form stays hidden. */
export const enhanceSoundChoice = (form: HTMLFormElement): void => {
  const choice = form.querySelector('input');
  if (!choice || !('AudioContext' in window)) return;
  form.hidden = false;
  form.parentElement?.querySelector('[data-sound-needs]')?.remove();
  choice.checked = hasSound();
  choice.addEventListener('change', () => {
    setSound(choice.checked);
    if (choice.checked) chime();
  });
};
