import { title1830 } from '../titles/1830/title.js';
import { title1849 } from '../titles/1849/title.js';
import type { Presenters } from './presenter.js';
import { railPresenter } from './rail/presenter.js';

/** How each title is shown; one that is missing is shown as a plain table. */
export const presenters: Presenters = Object.fromEntries(
  [title1830, title1849].map(title => [title.id, railPresenter(title)]),
);
