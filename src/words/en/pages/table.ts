/** The words of a game's page: its panels. */
export const tablePages = {
  panels: 'Show',
  turnPanel: 'Turn',
  board: 'Board',
  logPanel: 'Log',
  morePanel: 'More',
};
