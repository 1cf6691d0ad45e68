import { certificates, defineRailTitle, type RailTitle } from '../../engine/rail/index.js';
import { coastMoves } from './coast.js';
import { data } from './data.js';
import { notation } from './notation.js';
import { ownShares } from './own-shares.js';
import { usePort } from './port.js';
import { reading } from './reading.js';
import { bankrupt, ruin } from './ruin.js';
import { steps } from './steps.js';
import { fitSettings, settings, variants } from './variants.js';

/** 1849: the basic game, the advanced one and Electric Dreams, with five or six companies. */
export const title1849: RailTitle = defineRailTitle({
  id: '1849',
  rules: 2,
  minSeats: 3,
  maxSeats: 5,
  data,
  reading,
  settings,
  fitSettings,
  variants,
  notation,
  steps,
  moves: [certificates, ...coastMoves, usePort, ...ownShares.moves, bankrupt, ruin],
  pending: {
    'home-token': ['home'],
    'choose-certificates': ['certificates'],
    ruined: ['ruin'],
  },
});
