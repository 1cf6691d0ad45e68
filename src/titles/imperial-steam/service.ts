import type { Title } from '../../engine/core/index.js';
import type { ServiceTitle } from '../manifest.js';
import { presenterImperialSteam } from './present/presenter.js';
import { titleImperialSteam } from './rules/built-in-title.js';
import { layerImperialSteam, rulesImperialSteam } from './words/built-in.js';

export const service: ServiceTitle = {
  // A title is only ever handed states of its own making.
  title: titleImperialSteam as unknown as Title,
  words: layerImperialSteam,
  rules: rulesImperialSteam,
  presenter: presenterImperialSteam,
};
