/** The words of a game's page: its panels. */
export const tablePages = {
  panels: 'Show',
  turnPanel: 'Turn',
  board: 'Board',
  logPanel: 'Log',
  morePanel: 'More',
  keys: 'Keyboard shortcuts',
  keyTurn: 'Go to the turn',
  keyZoom: 'Zoom in, zoom out, whole board',
  keyEscape: 'Cancel what is chosen',
  escKey: 'Esc',
  keysUse: 'Use these keys',
  keysClose: 'Close',
  skipTurn: 'Skip to your turn',
} as const;
