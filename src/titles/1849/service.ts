import { servicePresenter } from '../../present/rail/service-presenter.js';
import type { ServiceTitle } from '../manifest.js';
import { dialect1849 as eighteenxx } from './records/eighteenxx.js';
import { importedTitle1849 } from './readings/title.js';
import { layer1849 } from './words/layer.js';
import { rules1849 } from './words/rules.js';

export const service: ServiceTitle = {
  title: importedTitle1849,
  words: layer1849,
  rules: rules1849,
  presenter: servicePresenter(importedTitle1849),
  eighteenxx,
};
