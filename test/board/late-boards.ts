import type { BoardState } from '../../src/engine/rail/index.js';

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
