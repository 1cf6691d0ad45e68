import type { RailTitle } from '../../engine/rail/index.js';
import type { Presenter } from '../presenter.js';
import { railCompanies } from './company.js';
import { railPresenter } from './presenter.js';
import type { OwnViews } from './views/own.js';

/** An 18xx title with what the service alone shows. */
export const servicePresenter = (title: RailTitle, own?: OwnViews): Presenter => ({
  ...railPresenter(title, own),
  companies: railCompanies(title),
});
