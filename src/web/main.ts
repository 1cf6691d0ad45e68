import { enhanceChat } from './chat.js';
import { FRESH_MAIN, FRESH_PART } from './events.js';
import { enhanceNavigation } from './navigate.js';
import { enhanceSteppers } from './steppers.js';
import { enhanceTable } from './table.js';
import { enhanceTables } from './tables.js';
import { fillTimeZone } from './time-zone.js';
import { enhanceVisits } from './visit.js';
import { enhanceWhy } from './why.js';

/** Uses a part of the script as soon as it is there. Where it does not come, the page stays as the service made it. */
const withPart = <Part>(coming: Promise<Part>, use: (part: Part) => unknown): void =>
  void coming.then(use, () => undefined);

/** The rules of the game are loaded only where there is a turn to take. */
const turns = new WeakSet<Element>();
const enhanceTurn = (): void => {
  const section = document.querySelector<HTMLElement>('#turn[data-play]');
  if (!section || turns.has(section)) return;
  turns.add(section);
  withPart(import('./turn/turn.js'), turn => turn.enhanceTurn(section));
};

/** Only where one looks back at a game step by step. */
let isScrubbing = false;
const enhanceScrubber = (): void => {
  if (isScrubbing || !document.querySelector('form[data-scrubber]')) return;
  isScrubbing = true;
  withPart(import('./scrubber.js'), scrubber => scrubber.enhanceScrubber());
};

/** Only where something goes on that the page tells of. */
const enhanceProgress = (): void => {
  const box = document.querySelector<HTMLElement>('[data-progress]');
  if (box) withPart(import('./progress.js'), progress => progress.enhanceProgress(box));
};

/** Only where the settings of a game are chosen. */
const enhanceSettings = (): void => {
  const fields = document.querySelector<HTMLElement>('section.settings');
  if (fields) withPart(import('./settings.js'), settings => settings.enhanceSettings(fields));
};

/** Only where there is a game to hear of. */
let isHearing = false;
const enhanceLive = (): void => {
  if (isHearing || !document.querySelector('[data-live]')) return;
  isHearing = true;
  withPart(import('./live.js'), live => live.enhanceLive());
};

/** Moves are tried where a page is made for it. */
const enhanceWhatIf = (): void => {
  const holder = document.querySelector<HTMLElement>('#what-if[data-play]');
  if (holder) withPart(import('./what-if/what-if.js'), page => page.enhanceWhatIf(holder));
};

/** A newcomer's game is played in the browser alone. */
const enhanceFirstGame = (): void => {
  const table = document.querySelector<HTMLElement>('[data-first-game]');
  if (table) withPart(import('./first-game/first-game.js'), page => page.enhanceFirstGame(table));
};

/** Only where turns of somebody are counted. */
const enhanceTurns = (): void => {
  const whose = document.querySelector<HTMLElement>('header.top[data-waiting]')?.dataset['whose'];
  if (whose !== undefined) withPart(import('./turns.js'), turns => turns.enhanceTurns(whose));
};

/** Only where the sound of a turn is chosen. */
const enhanceSound = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-sound]');
  if (form) withPart(import('./sound-choice.js'), sound => sound.enhanceSoundChoice(form));
};

/** Only where a link from a mail is opened. */
const enhanceSecret = (): void => {
  if (document.querySelector('form[data-secret-form]'))
    withPart(import('./secret.js'), secret => secret.enhanceSecretForm());
};

/** Only somebody who signs in with a passkey, or makes one, loads what that takes. */
const enhancePasskeys = (): void => {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]');
  if (forms.length > 0) withPart(import('./passkey.js'), passkey => passkey.enhancePasskeys(forms));
};

/** Only where somebody may let this browser notify them. */
const enhancePush = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-push]');
  if (form) withPart(import('./push/subscribe.js'), push => push.enhancePush(form));
};

/** Without it all of a drawing is seen, as with it at first. */
const enhanceMaps = (): void => {
  if (document.querySelector('[data-zoom]')) withPart(import('./map.js'), map => map.enhanceMaps());
};

/** Only where there is a board: whose places texts name, and in whose hexes something stands. */
let hasBoard = false;
const enhanceBoard = (): void => {
  if (hasBoard || !document.querySelector('[data-places]')) return;
  hasBoard = true;
  withPart(import('./light.js'), light => light.lightPlaces());
  withPart(import('./labels.js'), labels => labels.enhanceLabels());
};

/** Keys are for a table, whose page lists them. */
const enhanceKeys = (): void => {
  if (document.querySelector('dialog[data-keys]')) withPart(import('./keys.js'), keys => keys.enhanceKeys());
};

/** Only where there is a link to copy. */
let isCopying = false;
const enhanceCopying = (): void => {
  if (isCopying || !document.querySelector('[data-copy]')) return;
  isCopying = true;
  withPart(import('./copy.js'), copy => copy.enhanceCopying());
};

/** Everything works without this script; it only spares the reader full page loads. */
const once = [
  ...[
    fillTimeZone,
    enhanceSecret,
    enhanceWhy,
    enhanceNavigation,
    enhanceTables,
    enhanceProgress,
    enhanceVisits,
  ],
  ...[enhanceTurns, enhanceSound, enhanceTable, enhanceSteppers, enhancePasskeys, enhanceFirstGame],
];

/** What is looked for again where the middle of the page, or a part of it, is new. */
const inParts = [enhanceMaps, enhanceChat, enhanceTurn];
const again = [
  ...[enhanceScrubber, enhanceBoard, enhanceLive, enhanceSettings, enhanceKeys, enhanceCopying, enhancePush],
  ...[enhanceWhatIf, ...inParts],
];

for (const enhance of [...once, ...again]) enhance();
addEventListener('hashchange', enhanceSecret);
for (const enhance of again) document.addEventListener(FRESH_MAIN, enhance);
for (const enhance of inParts) document.addEventListener(FRESH_PART, enhance);
