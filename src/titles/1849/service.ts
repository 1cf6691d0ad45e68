import type { Title } from '../../engine/core/index.js';
import { servicePresenter } from '../../present/rail/service-presenter.js';
import type { ServiceTitle } from '../manifest.js';
import { dialect1849 as eighteenxx } from './records/eighteenxx.js';
import { importedTitle1849 } from './readings/title.js';
import { layer1849 } from './words/layer.js';
import { rules1849 } from './words/rules.js';

export const service: ServiceTitle = {
  // A title is only ever handed states of its own making.
  title: importedTitle1849 as unknown as Title,
  words: layer1849,
  rules: rules1849,
  presenter: servicePresenter(importedTitle1849),
  eighteenxx,
};
