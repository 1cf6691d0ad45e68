import { certificates, defineRailTitle, type RailTitle } from '../../engine/rail/index.js';
import { data } from './data.js';
import { notation } from './notation.js';
import { reading } from './reading.js';
import { fitSettings, settings, variants } from './variants.js';

/** 1849: the basic game, the advanced one and Electric Dreams, with five or six companies. */
export const title1849: RailTitle = defineRailTitle({
  id: '1849',
  rules: 1,
  minSeats: 3,
  maxSeats: 5,
  data,
  reading,
  settings,
  fitSettings,
  variants,
  notation,
  moves: [certificates],
  pending: {
    'home-token': ['home'],
    'choose-certificates': ['certificates'],
    ruined: ['ruin'],
  },
});
