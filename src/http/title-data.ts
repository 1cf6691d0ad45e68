import { createHash } from 'node:crypto';
import { keepRecent } from '../recent.js';
import { canonical, recordedSettings, type Settings, type Title } from '../engine/core/index.js';

/** All that is printed for a game of so many players with these settings, as text that names itself. */
export interface TitleData {
  /** The title's rules number and a digest of the text: it stays the same as long as the text does. */
  readonly key: string;
  readonly text: string;
}

/** Texts that are kept. */
const kept = keepRecent<TitleData>(50);

const make = (title: Title, settings: Settings, seats: number): TitleData => {
  const { id, rules, minSeats, maxSeats, notation } = title;
  const text = JSON.stringify({
    title: id,
    rules,
    seats,
    settings,
    minSeats,
    maxSeats,
    notation: notation.forms,
    printed: title.printed?.(settings, seats) ?? {},
  });
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { key: `${String(rules)}-${digest}`, text };
};

/** @param settings all of them, as `settingsFor` gives them */
export const titleData = (title: Title, settings: Settings, seats: number): TitleData => {
  const name = canonical([title.id, title.rules, settings, seats]);
  return kept.of(name, () => make(title, settings, seats));
};

const queryOf = (settings: Settings, seats: number): string =>
  new URLSearchParams({ seats: String(seats), settings: canonical(settings) }).toString();

/** Where the text can be read for ever, below the interface's own address. */
export const titleDataPath = (title: Title, settings: Settings, seats: number): string => {
  const { key } = titleData(title, settings, seats);
  return `/titles/${encodeURIComponent(title.id)}/data/${key}?${queryOf(settings, seats)}`;
};

/** The same for a running game, whose settings may be older than some of the title's. */
export const gameDataPath = (
  title: Title,
  game: { readonly settings: Settings; readonly seats: readonly unknown[] },
): string => titleDataPath(title, recordedSettings(title.settings, game.settings), game.seats.length);
