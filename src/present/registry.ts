import type { Presenter, Presenters } from './presenter.js';

const known: { [title: string]: Presenter } = {};

/** How each title is shown by the service; one that is missing is shown as a plain table. */
export const presenters: Presenters = known;

/** Lets a title be shown. */
export const learnPresenter = (title: string, presenter: Presenter): void => {
  known[title] = presenter;
};
