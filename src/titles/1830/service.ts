import { servicePresenter } from '../../present/rail/service-presenter.js';
import type { ServiceTitle } from '../manifest.js';
import { views1830 } from './present/groups.js';
import { dialect1830 as eighteenxx } from './records/eighteenxx.js';
import { railsDialect1830 as rails } from './records/rails.js';
import { importedTitle1830 } from './readings/title.js';
import { layer1830 } from './words/layer.js';
import { rules1830 } from './words/rules.js';

export const service: ServiceTitle = {
  title: importedTitle1830,
  words: layer1830,
  rules: rules1830,
  presenter: servicePresenter(importedTitle1830, views1830),
  eighteenxx,
  rails,
};
