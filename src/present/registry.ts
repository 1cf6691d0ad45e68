import type { RailTitle } from '../engine/rail/index.js';
import { title1830 } from '../titles/1830/rules/title.js';
import { title1849 } from '../titles/1849/rules/title.js';
import { title1856 } from '../titles/1856/rules/title.js';
import { title18mag } from '../titles/18mag/rules/title.js';
import { railcarGoods } from '../titles/18mag/present/railcars.js';
import { views18mag } from '../titles/18mag/present/views.js';
import { views1830 } from '../titles/1830/present/groups.js';
import { loanFacts, loanGoods } from '../titles/1856/present/loans.js';
import { views1856 } from '../titles/1856/present/views.js';
import { presenterImperialSteam } from '../titles/imperial-steam/present/presenter.js';
import type { Presenter, Presenters } from './presenter.js';
import { railCompanies } from './rail/company.js';
import { railPresenter } from './rail/presenter.js';
import type { OwnViews } from './rail/views/own.js';

/** An 18xx title with what the service alone shows. */
const rail = (title: RailTitle, own?: OwnViews): Presenter => ({
  ...railPresenter(title, own),
  companies: railCompanies(title),
});

const all: { [title: string]: Presenter } = {
  '1830': rail(title1830, views1830),
  '1849': rail(title1849),
  '1856': rail(title1856, { ...views1856, goods: loanGoods, facts: loanFacts }),
  '18mag': rail(title18mag, { ...views18mag, goods: railcarGoods }),
  'imperial-steam': presenterImperialSteam,
};

/** How each title is shown by the service; one that is missing is shown as a plain table. */
export const presenters: Presenters = all;

/** Shows a title that has come later: one with a set of values of its own. */
export const learnPresenter = (title: string, presenter: Presenter): void => {
  all[title] = presenter;
};
