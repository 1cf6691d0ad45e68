import type { ServiceTitle } from '../manifest.js';
import { presenterImperialSteam } from './present/presenter.js';
import { titleImperialSteam } from './rules/built-in-title.js';
import { layerImperialSteam, rulesImperialSteam } from './words/built-in.js';

export const service: ServiceTitle = {
  title: titleImperialSteam,
  words: layerImperialSteam,
  rules: rulesImperialSteam,
  presenter: presenterImperialSteam,
};
