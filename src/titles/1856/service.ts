import { servicePresenter } from '../../present/rail/service-presenter.js';
import type { ServiceTitle } from '../manifest.js';
import { views1856 } from './present/views.js';
import { dialect1856 as eighteenxx } from './records/eighteenxx.js';
import { railsDialect1856 as rails } from './records/rails/index.js';
import { importedTitle1856 } from './readings/title.js';
import { layer1856 } from './words/layer.js';
import { rules1856 } from './words/rules.js';

export const service: ServiceTitle = {
  title: importedTitle1856,
  words: layer1856,
  rules: rules1856,
  presenter: servicePresenter(importedTitle1856, views1856),
  eighteenxx,
  rails,
};
