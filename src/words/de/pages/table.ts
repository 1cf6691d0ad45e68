import type { tableTexts as en } from '../../en/pages/table.js';
import type { Translation } from '../../language.js';

/** The words of a game's page: its panels, and what goes on while others are to move. */
export const tableTexts: Translation<typeof en> = {
  panels: 'Anzeigen',
  turnPanel: 'Zug',
  board: 'Plan',
  logPanel: 'Protokoll',
  morePanel: 'Mehr',
  keys: 'Tastenkürzel',
  keyTurn: 'Zum Zug',
  keyZoom: 'Plan vergrößern, verkleinern, ganz zeigen',
  keyEscape: 'Auswahl abbrechen',
  escKey: 'Esc',
  shiftKey: 'Umschalt',
  keyRedo: 'Zurückgenommenes wieder ausführen',
  keysUse: 'Diese Tasten verwenden',
  keysClose: 'Schließen',
  skipTurn: 'Zu Ihrem Zug',
  waitingFor: 'Warten auf {names}',
  waitsSince: 'seit {time}',
  toMove: 'am Zug',
  newestMoves: 'Die letzten Züge',
  moveCount: '{count} Züge',
  moveCountOne: 'ein Zug',
  chatAllLines: 'Alle Nachrichten',
  chatToAll: 'Nachricht an alle',
};
