import { begin, play } from '../../src/engine/core/index.js';
import type { BoardState } from '../../src/engine/rail/map/types.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { readStoredGame } from '../support/stored-games.js';

/*
 * Boards late in no game that was ever played: as much track as the boxes hold, every kind of tile, cities
 * with and without room. Only their look matters.
 */

const board = (laid: string, tokens: string): BoardState => ({
  laid: Object.fromEntries(
    laid
      .trim()
      .split(/\s+/)
      .map(entry => entry.split(':') as [string, string]),
  ),
  tokens: tokens.split(', ').map(token => {
    const [company, place] = token.split(' ') as [string, string];
    const [hex, stop] = place.split('.') as [string, string];
    return { company, hex, stop: Number(stop) };
  }),
});

export const late1830 = board(
  `E5:65/4 D10:66/5 H18:64/5 I15:61/4 G19:62/0 F4:63/5 J14:63/2 F22:63/4 E19:15/5 H4:15/5 B10:14/2 H16:57/4
  F16:57/5 E7:3/1 D4:58/5 F10:3/0 G7:56/1 F20:1/0 B12:47/1 B14:46/4 C7:46/2 C9:44/3 C23:43/1 D12:45/2 D16:45/1
  D18:39/5 E3:42/5 E13:41/2 E15:42/5 F12:23/2 F14:29/1 F18:19/1 G5:23/5 G9:23/3 G11:16/3 H6:25/4 H8:26/4 H14:24/4
  I5:24/0 I7:27/5 I9:20/5 J4:8/1 J6:9/0 J8:7/2 C13:7/1 C17:8/4 C21:7/3 E17:9/4 E21:8/4 G13:7/1 I11:9/2 J10:9/5
  J12:9/2 C19:8/5 D6:8/3`,
  'NYC D2.0, CPR F6.0, C&O D14.0, ERIE K15.0, B&M E5.0, PRR E5.1, CPR D10.1, ERIE H18.0, NYNH H18.1, PRR G19.0, ' +
    'NYC G19.0, B&O G19.1, C&O E23.0, NYNH F4.0, B&M J14.0, NYC F22.0, CPR F22.0, C&O E19.0, ERIE E19.0, B&M H4.0, ' +
    'PRR B10.0, B&O H16.0',
);

export const late1849 = board(
  `B14:656/4 C5:652/5 M11:674/4 M13:676/1 I11:708/4 H8:672/4 J6:673/2 C3:698/3 E5:697/2 E7:698/5 E11:696/3
  G1:697/2 G3:701/1 G9:687/4 H4:700/3 I7:691/3 I9:682/0 K7:680/2 N10:688/1 B12:23/1 D14:27/0 H2:24/2 J12:40/5
  N12:678/1 O11:710/2 B4:9/2 C11:30/0 H10:694/0 B2:699/4 K11:8/2 F6:711/2 G7:693/5 I5:712/2
  D12:677/1 E9:646/3 F2:26/2 F8:649/5 G5:647/0 G11:713/5 L10:78/1 L12:695/5`,
  'ATA C1.0, RCS M9.0, SFA B14.0, RCS C5.0, CTL C5.0, RCS M11.0, SFA M11.0, ATA M13.0, CTL H8.0, RCS J6.0, SFA J6.0',
);

export const late18mag = board(
  `H13:G17/1 E24:204/1 F17:G17/1 I2:L36/5 I6:70/1 I4:30/3 F21:27/1 C18:30/2 F25:G17/4 B13:40/0 C12:455/2
  H15:8/5 E14:611/2 F23:611/4 H5:611/5 D15:9/2 H25:27/4 D13:L38/1 A12:23/1 B19:39/0 D21:47/0 E8:42/3 D17:204/5
  H27:L34/3 F27:43/5 F15:8/2 E10:15/0 G14:X9/5 I12:28/3 C20:4/4 J19:3/2 D7:619/2 D25:9/5 E22:87/4 F7:23/0
  C22:16/0 C24:26/2 H23:L34/4 D11:23/0 E18:611/5 G24:G17/4 B21:27/4 F11:16/3 G8:23/3 G20:25/5 G6:87/0 I8:42/4
  G22:58/3 G26:204/1 B11:45/2 G10:8865/5 D19:L17/1 E16:47/1 F13:611/0 H9:7/0 H21:46/0 C16:611/1 H3:7/0 C14:8/5
  I10:9/1 G12:24/1 E6:87/3 C8:619/1 I16:25/0 B15:88/4 C10:8/1 J5:7/1 G4:8/4 A14:23/1 F5:28/5 D23:20/4 H7:87/3
  B17:455/4 G16:611/5 B9:4/3 H11:87/2 I18:9/4 G18:4/5 A16:7/4 F19:57/4 F9:8/1 G28:8/0 E12:L33/2 D9:15/5
  I14:L32/0 H17:6/0 H19:9/2`,
  '1 E12.0, 3 E12.1, 2 D19.0, SKEV D19.0, 7 G10.1, 4 G14.0, MAVAG G14.0, LdStEG G14.0, 9 I14.0, RABA I14.1, ' +
    '6 B17.0, SNW B17.0, 5 H27.0, 12 H23.0, G&C H23.0, 13 I2.0, 8 H5.0, 10 H17.0, SIK E10.0, 11 D7.0',
);

const endOf = (name: string): BoardState => {
  const { start, rows } = readStoredGame(name);
  let state: RailState = begin(title1856, start, start.draws);
  for (const { action, draws } of rows) ({ state } = play(title1856, state, action, draws));
  return state.board;
};

/** The end of a game that is kept for ever. */
export const late1856 = endOf('1856-eight-trains-1.jsonl');
