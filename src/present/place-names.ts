import type { Json } from '../engine/core/index.js';
import type { Language } from '../words/index.js';
import type { MovePresenter } from './presenter.js';

/** Names the places of a game's board, for sentences and lists: `J14 Washington`. */
export const placeNames =
  (presenter: MovePresenter | undefined, language: Language, settings: unknown) =>
  (place: string): string | undefined =>
    presenter?.placeName?.(place, language, settings as Json);

/** The settings that a position, or what may be seen of it, was made with. */
export const settingsIn = (position: object): unknown =>
  (position as { readonly settings?: unknown }).settings;
