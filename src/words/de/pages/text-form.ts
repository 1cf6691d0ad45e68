import type { textFormTexts as en } from '../../en/pages/text-form.js';
import type { Translation } from '../../language.js';

/** The words of a turn as text for programs, by key. */
export const textFormTexts: Translation<typeof en> = {
  textRow: 'Zeile {number}-{hash}',
  textYou: 'Sie sind {seat}',
  textMenu: 'Was {seat} tun kann',
  textMenuBeside: 'Was {seat} außer der Reihe tun könnte',
  textNews: 'Was geschehen ist',
  textMore: '({count} Züge davor)',
  tryNoTime: 'Das würde auf einmal zu lange dauern. Fragen Sie nach dem Rest noch einmal.',
};
