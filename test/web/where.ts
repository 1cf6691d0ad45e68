/**
 * The browser test that covers a script which is the page's alone: it looks at the page and changes it, and decides
 * nothing that a unit test could ask. What decides is in a file of its own, with a unit test of its name. Files start at
 * `src/web`, tests at `test`.
 */
export const inBrowser: { readonly [file: string]: string } = {
  'chat.ts': 'browser/chat.test.ts',
  'filling.ts': 'browser/live.test.ts',
  'first-game/first-game.ts': 'browser/first-game.test.ts',
  'first-game/guide.ts': 'browser/first-game.test.ts',
  'first-game/kept.ts': 'browser/first-game.test.ts',
  'here.ts': 'browser/here.test.ts',
  'keys.ts': 'browser/acting.test.ts',
  'live.ts': 'browser/live.test.ts',
  'main.ts': 'browser/play.test.ts',
  'map.ts': 'browser/map.test.ts',
  'navigate.ts': 'browser/play.test.ts',
  'passkey.ts': 'browser/account.test.ts',
  'patch.ts': 'browser/live.test.ts',
  'progress.ts': 'browser/around.test.ts',
  'push/subscribe.ts': 'browser/push.test.ts',
  'push/worker.ts': 'browser/push.test.ts',
  'reach.ts': 'browser/away.test.ts',
  'replay/replay.ts': 'browser/history.test.ts',
  'scrubber.ts': 'browser/history.test.ts',
  'secret.ts': 'browser/mail-links.test.ts',
  'settings.ts': 'browser/harbour.test.ts',
  'swap.ts': 'browser/history.test.ts',
  'table.ts': 'browser/acting.test.ts',
  'tables.ts': 'browser/reading.test.ts',
  'turn/after-paint.ts': 'browser/acting.test.ts',
  'turn/choose.ts': 'browser/acting.test.ts',
  'turn/in-place.ts': 'browser/acting.test.ts',
  'turn/keep-above.ts': 'browser/acting.test.ts',
  'turn/load.ts': 'browser/acting.test.ts',
  'turn/make.ts': 'browser/acting.test.ts',
  'turn/preview.ts': 'browser/acting.test.ts',
  'turn/read-form.ts': 'browser/acting.test.ts',
  'turn/runs.ts': 'browser/runs.test.ts',
  'turn/runs-panel.ts': 'browser/runs.test.ts',
  'turn/sheet.ts': 'browser/acting.test.ts',
  'turn/show.ts': 'browser/acting.test.ts',
  'turn/tally-form.ts': 'browser/harbour.test.ts',
  'turn/turn.ts': 'browser/acting.test.ts',
  'turn/while-there.ts': 'browser/acting.test.ts',
  'visit.ts': 'browser/reading.test.ts',
  'what-if/menu.ts': 'browser/what-if.test.ts',
  'what-if/panels.ts': 'browser/what-if.test.ts',
  'what-if/take-forms.ts': 'browser/what-if.test.ts',
  'what-if/trying.ts': 'browser/what-if.test.ts',
  'what-if/what-if.ts': 'browser/what-if.test.ts',
  'why.ts': 'browser/why.test.ts',
};

/** Files without the page that another unit test covers. */
export const elsewhere: { readonly [file: string]: string } = {
  'turn/rail.ts': 'web/turn/titles.test.ts',
};
