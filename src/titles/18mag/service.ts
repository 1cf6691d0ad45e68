import { servicePresenter } from '../../present/rail/service-presenter.js';
import type { ServiceTitle } from '../manifest.js';
import { railcarGoods } from './present/railcars.js';
import { views18mag } from './present/views.js';
import { dialect18mag as eighteenxx } from './records/eighteenxx.js';
import { importedTitle18mag } from './readings/title.js';
import { layer18mag } from './words/layer.js';
import { rules18mag } from './words/rules.js';

export const service: ServiceTitle = {
  title: importedTitle18mag,
  words: layer18mag,
  rules: rules18mag,
  presenter: servicePresenter(importedTitle18mag, { ...views18mag, goods: railcarGoods }),
  eighteenxx,
};
