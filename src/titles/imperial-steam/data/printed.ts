/**
 * Everything that is printed on the board, the tiles, the cards and the tableaus. The pictures of the rulebook are lost, so most of
 * these values are a **reconstruction**: chosen so that every worked example of the rulebook holds and all pieces add up. A value
 * with `!` is a printed one: the rulebook or another public text names it. **Owners of the game correct this file and no other**, and
 * put the `!` behind what they have read from their copy.
 *
 * One line a thing, one column a value. `w s i c` are wood, stone, iron and coal, and `-` is nothing.
 */

/** Cities: id | number of the tile space | region | place on the map (1000 wide and high) | name. */
export const cityTable = `
  wien          | -! | - | 752 86  | Wien!
  wr_neustadt   | -! | - | 712 201 | Wr. Neustadt!
  bruck         | -! | - | 502 346 | Bruck a. d. Mur!
  trieste       | -! | - | 146 927 | Trieste!
  bratislava    | 1  | - | 915 109 | Bratislava!
  lilienfeld    | 2  | - | 575 148 | Lilienfeld
  sopron        | 3  | - | 811 257 | Sopron!
  gloggnitz     | 4  | A | 656 267 | Gloggnitz!
  muerzzuschlag | 5  | A | 580 286 | Mürzzuschlag!
  mariazell     | 6  | A | 498 231 | Mariazell
  leoben        | 7  | B | 425 359 | Leoben
  hartberg      | 8  | A | 658 392 | Hartberg
  szombathely   | 9  | - | 811 408 | Szombathely
  judenburg     | 10 | - | 335 428 | Judenburg
  graz          | 11 | B | 533 461 | Graz!
  fuerstenfeld  | 12 | B | 684 477 | Fürstenfeld!
  leibnitz      | 13 | B | 557 553 | Leibnitz
  wolfsberg     | 14 | - | 396 582 | Wolfsberg
  st_veit       | 15 | D | 292 543 | St. Veit a. d. Glan!
  feldkirchen   | 16 | D | 193 549 | Feldkirchen!
  klagenfurt    | 17 | D | 238 625 | Klagenfurt
  villach       | 18 | D | 134 612 | Villach!
  murska_sobota | 19 | C | 717 595 | Murska Sobota!
  maribor       | 20 | C | 583 638 | Maribor!
  varazdin      | 21 | C | 745 720 | Varaždin
  celje         | 22 | C | 491 737 | Celje!
  zagreb        | 23 | - | 660 868 | Zagreb
  ljubljana     | 24 | - | 321 796 | Ljubljana!
  kranj         | 25 | - | 257 723 | Kranj
  gorizia       | 26 | - | 94 829  | Gorizia
  postojna      | 27 | - | 259 898 | Postojna
`;

/** Connections, in the order of the state railway cards: ends | ordinary, bridge or tunnel | number on the card. */
export const linkTable = `
  wien--bratislava!           | normal | -
  wien--wr_neustadt!          | normal | -
  wien--lilienfeld            | normal | -
  bratislava--wr_neustadt!    | normal | 3
  bratislava--sopron!         | normal | 1
  bratislava--szombathely     | bridge | -
  wr_neustadt--sopron!        | normal | 4
  wr_neustadt--gloggnitz!     | normal | 2
  wr_neustadt--lilienfeld     | normal | 3
  lilienfeld--mariazell       | tunnel | -
  sopron--szombathely         | normal | 1
  gloggnitz--muerzzuschlag!   | tunnel | -
  gloggnitz--hartberg         | tunnel | -
  muerzzuschlag--mariazell    | normal | 4
  muerzzuschlag--bruck        | normal | 2
  muerzzuschlag--hartberg     | tunnel | -
  mariazell--bruck            | bridge | -
  mariazell--leoben           | tunnel | -
  bruck--leoben               | normal | 3
  bruck--graz!                | bridge | 1
  leoben--judenburg           | normal | 4
  judenburg--st_veit          | bridge | 2
  judenburg--feldkirchen      | tunnel | -
  szombathely--hartberg       | normal | 3
  szombathely--fuerstenfeld   | normal | 1
  szombathely--murska_sobota  | bridge | -
  hartberg--fuerstenfeld      | normal | 4
  hartberg--graz              | normal | 2
  fuerstenfeld--graz          | normal | 3
  fuerstenfeld--leibnitz      | normal | 1
  fuerstenfeld--maribor!      | bridge | -
  fuerstenfeld--murska_sobota | normal | 4
  graz--leibnitz              | normal | 2
  graz--wolfsberg             | tunnel | -
  graz--st_veit!              | tunnel | -
  leibnitz--maribor           | bridge | 3
  wolfsberg--st_veit          | normal | 1
  wolfsberg--maribor          | bridge | -
  wolfsberg--celje            | tunnel | -
  st_veit--feldkirchen        | normal | 4
  st_veit--klagenfurt         | normal | 2
  st_veit--ljubljana!         | tunnel | -
  feldkirchen--villach        | normal | 3
  feldkirchen--klagenfurt     | normal | 1
  klagenfurt--villach         | normal | 4
  klagenfurt--kranj           | tunnel | -
  villach--kranj              | tunnel | -
  villach--gorizia            | bridge | -
  kranj--ljubljana            | normal | 2
  kranj--gorizia              | tunnel | -
  maribor--murska_sobota      | normal | 3
  maribor--celje!             | normal | 1
  maribor--varazdin           | bridge | -
  murska_sobota--varazdin     | normal | 4
  varazdin--zagreb            | normal | 2
  celje--ljubljana!           | bridge | 3
  celje--zagreb               | normal | 1
  ljubljana--zagreb           | bridge | -
  ljubljana--trieste!         | bridge | -
  ljubljana--postojna         | normal | 4
  postojna--zagreb            | tunnel | -
  postojna--trieste           | tunnel | -
  gorizia--trieste            | bridge | -
`;

/**
 * Factory sites printed on the board: id | city | in it or joined to it by a road | price (of the factory board, of a station there,
 * or its own) | from how many players.
 */
export const boardSiteTable = `
  wien-r1          | wien          | road | board   | 2
  wien-r2          | wien          | road | 40      | 2
  wien-r3          | wien          | road | board   | 3
  wien-r4          | wien          | road | board   | 4
  wr_neustadt-p1   | wr_neustadt   | city | board   | 2
  wr_neustadt-p2   | wr_neustadt   | city | board   | 4
  bruck-p1         | bruck         | city | board   | 2
  bruck-p2         | bruck         | city | board   | 3
  lilienfeld-r1    | lilienfeld    | road | station | 2
  leoben-r1        | leoben        | road | station | 2
  fuerstenfeld-r1  | fuerstenfeld  | road | 40      | 2
  maribor-r1       | maribor       | road | station | 2
  klagenfurt-r1    | klagenfurt    | road | station | 2
  szombathely-r1   | szombathely   | road | station | 3
  ljubljana-r1     | ljubljana     | road | station | 3
  muerzzuschlag-r1 | muerzzuschlag | road | 40      | 4
  celje-r1         | celje         | road | station | 4
`;

/** Cities without a tile: city | effort | influence | station price x places | factory sites with their prices | demand | business. */
export const printedFaceTable = `
  wien        | 0  | 0 | - x 4! | - | - | 0
  wr_neustadt | 3! | 0 | 30 x 2 | - | - | 0
  bruck       | 3  | 0 | 40 x 2 | - | - | 0
  trieste     | 6  | 0 | - x 0  | - | - | 0
`;

/** Hub tiles: colour, then the columns of the cities above. */
export const hubTileTable = `
  bronze | 3 | 0 | 50 x 2 | - | wsicc! | 0
  green  | 4 | 0 | 50 x 2 | - | wsicc! | 0
  blue   | 3 | 0 | 50 x 2 | - | wsicc! | 0
  white  | 4 | 0 | 50 x 2 | - | wsicc! | 0
`;

/** City tiles: players and number, then the columns of the cities above. */
export const cityTileTable = `
  2S-01 | 2  | 0  | 30 x 1 | board       | -   | 1
  2S-02 | 2  | 1  | 30 x 1 | board       | -   | 0
  2S-03 | 2  | 1  | 40 x 1 | board       | -   | 0
  2S-05 | 3  | 1  | 50 x 1 | board       | -   | 0
  2S-06 | 3  | 2  | 40 x 1 | -           | -   | 0
  2S-07 | 3  | 0  | 40 x 1 | 40          | -   | 1
  2S-08 | 3  | 0  | 40 x 1 | board       | -   | 2
  2S-09 | 3  | 0  | 40 x 1 | board       | -   | 1
  2S-10 | 4  | 1  | 50 x 1 | board       | -   | 0
  2S-12 | 3  | 0  | 50 x 1 | board       | -   | 2
  2S-13 | 3  | 1  | 40 x 1 | board       | -   | 0
  2S-14 | 4  | 1  | 50 x 1 | -           | -   | 0
  2S-15 | 4  | 0  | 50 x 1 | board       | -   | 2
  2S-16 | 4  | 3! | 40 x 1 | -           | -   | 0
  2S-18 | 4  | 1  | 60 x 1 | board       | -   | 0
  2S-19 | 4  | 0  | 50 x 1 | -           | -   | 3
  2S-21 | 4  | 0  | 50 x 1 | board       | -   | 1
  2S-22 | 4  | 1  | 60 x 1 | board       | -   | 0
  2S-23 | 4  | 0  | 60 x 1 | -           | -   | 3
  2S-24 | 5  | 1  | 60 x 1 | board       | -   | 0
  2S-25 | 5  | 0  | 50 x 1 | -           | -   | 3
  2S-26 | 5  | 2  | 60 x 1 | -           | -   | 0
  2S-27 | 5  | 1  | 50 x 1 | -           | -   | 0
  3S-01 | 2  | 0  | 30 x 2 | board board | -   | 1
  3S-02 | 2  | 1  | 30 x 1 | board       | -   | 0
  3S-03 | 2  | 1  | 40 x 1 | board       | -   | 0
  3S-05 | 3  | 0  | 50 x 1 | board       | -   | 1
  3S-06 | 3  | 2  | 40 x 1 | -           | -   | 0
  3S-07 | 3  | 0  | 40 x 1 | board 40    | -   | 1
  3S-08 | 3  | 0  | 40 x 1 | board       | -   | 2
  3S-09 | 3  | 0  | 40 x 2 | board board | wi  | 0
  3S-10 | 4  | 1  | 50 x 1 | board       | -   | 0
  3S-12 | 3  | 0  | 50 x 1 | board board | -   | 2
  3S-13 | 3  | 1  | 40 x 1 | board       | -   | 0
  3S-14 | 4  | 0  | 50 x 1 | board       | -   | 1
  3S-15 | 4  | 0  | 50 x 2 | 40          | -   | 2
  3S-16 | 4  | 3! | 40 x 1 | -           | -   | 0
  3S-18 | 4  | 1  | 60 x 1 | board       | -   | 0
  3S-19 | 4  | 0  | 50 x 1 | board       | -   | 3
  3S-20 | 4  | 0  | 60 x 2 | board       | ws  | 0
  3S-21 | 4  | 0  | 50 x 1 | board       | -   | 1
  3S-23 | 4  | 0  | 60 x 1 | board       | -   | 3
  3S-24 | 5  | 0  | 60 x 2 | board       | si  | 0
  3S-25 | 5  | 0  | 50 x 1 | board       | -   | 3
  3S-26 | 5  | 2  | 60 x 1 | -           | -   | 0
  3S-27 | 5  | 0  | 50 x 1 | -           | -   | 2
  4S-01 | 2  | 0  | 30 x 2 | board board | -   | 1
  4S-02 | 2  | 1  | 30 x 1 | board board | -   | 0
  4S-03 | 2! | 1  | 40 x 1 | board       | -   | 0
  4S-05 | 3  | 0  | 50 x 1 | board       | -   | 1
  4S-06 | 3  | 2  | 40 x 1 | -           | -   | 0
  4S-07 | 3  | 0  | 40 x 1 | board 40    | -   | 1
  4S-08 | 3  | 0  | 40 x 1 | board board | -   | 2
  4S-09 | 3  | 0  | 40 x 2 | board board | wsi | 0
  4S-10 | 4  | 1  | 50 x 1 | board board | -   | 0
  4S-12 | 3  | 0  | 50 x 1 | board board | -   | 2
  4S-13 | 3  | 1  | 40 x 1 | board board | -   | 0
  4S-14 | 4  | 0  | 50 x 1 | board board | -   | 1
  4S-15 | 4  | 0  | 50 x 2 | board 40    | -   | 2
  4S-16 | 4  | 3! | 40 x 1 | -           | -   | 0
  4S-18 | 4  | 0  | 60 x 1 | board       | wsi | 0
  4S-19 | 4  | 0  | 50 x 1 | board board | -   | 3
  4S-21 | 4  | 0  | 50 x 1 | board       | -   | 2
  4S-22 | 4  | 0  | 60 x 2 | board       | -   | 1
  4S-23 | 4  | 0  | 60 x 1 | board       | wsi | 0
  4S-24 | 5  | 0  | 60 x 2 | board       | -   | 3
  4S-25 | 5  | 0  | 50 x 1 | board       | -   | 3
  4S-26 | 5  | 2  | 60 x 1 | -           | -   | 0
  4S-27 | 5  | 0  | 50 x 1 | board       | -   | 2
`;

/** Factory boards: players and good | upper values, the price of the next factory | lower values, what a delivery pays. */
export const factoryBoardTable = `
  2S-wood  | 20 20 30 30 40 50                   | 80 70 70 60 50 40
  2S-stone | 30 30 40 40 50 60                   | 90 80 80 70 60 50
  2S-iron  | 40 40 50 50 60 70                   | 100 90 90 80 70 60
  2S-coal  | 30 30 40 40 50 60                   | -
  3S-wood  | 20 20 30 30 30 40 40 50 50          | 80 80 70 70 60 50 50 40 30
  3S-stone | 30 30 30 40 40 40 50 50 60          | 90 90 80 80 70 60 60 50 40
  3S-iron  | 40 40 40 50 50 50 60 60 70          | 100 100 90 90 80 70 70 60 50
  3S-coal  | 30 30 40 40 40 50 50 60 60          | -
  4S-wood  | 20 20 20 30 30 30 40 40 40 50 50 50 | 80 80 70 70 60 60 50 50 40 40 30 30
  4S-stone | 30 30 30 30 40 40 40 50 50 50 60 60 | 90 90 80 80 70 70 60 60 50 50 40 40
  4S-iron  | 40 40 40 40 50 50 50 60 60 60 70 70 | 100 100 90 90 80 80 70 70 60 60 50 50
  4S-coal  | 30 30 30 40 40 40 50 50 50 60 60 60 | -
`;

/** Worker boards: players | columns of the bronze, green, blue and white hub | their places for engineers. */
export const workerBoardTable = `
  2 | 1 1 1 1 | 1 1 1 1
  3 | 1 2 1 2 | 2 1 2 1
  4 | 2 2 2 2 | 2 2 2 2
`;

/** Locomotives: level | price | cars | influence | round from which they are for sale. */
export const locomotiveTable = `
  IS-3 | 30! | 3! | 0! | -!
  IS-4 | 40! | 4! | 0! | 2
  IS-5 | 50! | 5! | 0! | 3
  IS-6 | 60! | 6! | 1  | 4
  IS-7 | 70! | 7! | 2  | 5
  IS-8 | 80! | 8! | 3  | 6
`;

/** Share rows from the bottom up: price | steps that rising to it costs | places for investors. */
export const shareTable = `
  40!  | -! | 1!
  60!  | 1! | 1!
  90   | 2  | 1!
  130! | 3  | 2
  180! | 4  | 2
  240! | 5! | 3
`;

/** Contracts: id | reserved markers | investors | factories | reward. */
export const contractTable = `
  C1-1  | 1 | 1 | w    | 60
  C1-2  | 1 | 1 | s    | 70
  C1-3  | 1 | 1 | i    | 80
  C1-4  | 1 | 1 | c    | 70
  C1-5  | 1 | 1 | ws   | 120
  C1-6  | 1 | 1 | wc   | 130
  C1-7  | 1 | 1 | sc   | 130
  C1-8  | 1 | 1 | wi   | 130
  C1-9  | 1 | 1 | ww   | 120
  C2-1  | 2 | 2 | ws   | 140
  C2-2  | 2 | 2 | si   | 160
  C2-3  | 2 | 2 | ic   | 160
  C2-4  | 2 | 2 | wws  | 200
  C2-5  | 2 | 2 | wsc  | 210
  C2-6  | 2 | 2 | ssi  | 220
  C2-7  | 2 | 2 | wic  | 220
  C2-8  | 2 | 2 | scc  | 220
  C2-9  | 2 | 2 | ii   | 170
  C2-10 | 2 | 2 | wsi  | 210
  C3-1  | 3 | 3 | wsic | 300
  C3-2  | 3 | 3 | wwsi | 290
  C3-3  | 3 | 3 | ssic | 300
  C3-4  | 3 | 3 | wcci | 300
  C3-5  | 3 | 3 | iic  | 250
  C3-6  | 3 | 3 | sii  | 250
  C3-7  | 3 | 3 | wwss | 280
  C3-8  | 3 | 3 | wscc | 290
  C3-9  | 3 | 3 | siic | 310
`;

/** Growth tiles: id | steps of the hub for its first to fifth cube. */
export const growthTable = `
  g1 | 1 1 2 2 2
  g2 | 1 2 1 2 2
  g3 | 2 1 2 1 2
  g4 | 1 1 1 2 3
`;

/** The fixed set-up: players and hub | number of its city | column of its influence | growth tile. */
export const fixedHubTable = `
  2S-bronze | 11 | 30 | g3
  2S-green  | 20 | 70 | g2
  2S-blue   | 4  | 90 | g1
  2S-white  | 17 | 50 | g4
  3S-bronze | 11 | 30 | g3
  3S-green  | 22 | 70 | g2
  3S-blue   | 4  | 90 | g1
  3S-white  | 17 | 50 | g4
  4S-bronze | 11 | 30 | g3
  4S-green  | 20 | 70 | g2
  4S-blue   | 4! | 90 | g1
  4S-white  | 17 | 50 | g4
`;

/** State railways of the fixed set-up: players | connections. */
export const fixedCrownTable = `
  2 | muerzzuschlag--bruck leibnitz--maribor feldkirchen--klagenfurt
  3 | muerzzuschlag--bruck graz--leibnitz feldkirchen--villach
  4 | muerzzuschlag--bruck graz--leibnitz st_veit--klagenfurt
`;

/** Normal set-up cards: id | cities of the hubs | special tiles | their cities | state railways. */
export const setupCardTable = `
  N2-1 | 4 11 20 17 | -       | -        | bruck--leoben leibnitz--maribor kranj--ljubljana
  N2-2 | 8 13 22 18 | -       | -        | hartberg--graz wolfsberg--st_veit murska_sobota--varazdin
  N2-3 | 5 12 19 15 | -       | -        | sopron--szombathely graz--leibnitz judenburg--st_veit
  N2-4 | 6 7 21 16  | -       | -        | leoben--judenburg fuerstenfeld--graz celje--zagreb
  N2-5 | 8 11 22 16 | -       | -        | muerzzuschlag--bruck maribor--celje feldkirchen--klagenfurt
  N3-1 | 4 11 20 17 | 9 20 24 | 9 14 23  | hartberg--graz wolfsberg--st_veit murska_sobota--varazdin
  N3-2 | 8 13 22 18 | 9 20 24 | 12 10 24 | sopron--szombathely graz--leibnitz judenburg--st_veit
  N3-3 | 5 12 19 15 | 9 20 24 | 13 3 25  | leoben--judenburg fuerstenfeld--graz celje--zagreb
  N3-4 | 6 7 21 16  | 9 20 24 | 9 14 24  | muerzzuschlag--bruck maribor--celje feldkirchen--klagenfurt
  N3-5 | 8 11 22 16 | 9 20 24 | 12 10 23 | bruck--leoben leibnitz--maribor kranj--ljubljana
  N4-1 | 4 11 20 17 | 9 18 23 | 9 14 23  | sopron--szombathely graz--leibnitz judenburg--st_veit
  N4-2 | 8 13 22 18 | 9 18 23 | 12 10 24 | leoben--judenburg fuerstenfeld--graz celje--zagreb
  N4-3 | 5 12 19 15 | 9 18 23 | 13 3 25  | muerzzuschlag--bruck maribor--celje feldkirchen--klagenfurt
  N4-4 | 6 7 21 16  | 9 18 23 | 9 14 24  | bruck--leoben leibnitz--maribor kranj--ljubljana
  N4-5 | 8 11 22 16 | 9 18 23 | 12 10 23 | hartberg--graz wolfsberg--st_veit murska_sobota--varazdin
`;

/** Single values. */
export const valueTable = `
  lastInfluenceColumn | 250
  tracksPerPlayer     | 20
  marketPrices        | 10 10 20 20 30 30 40 40 50 50
  fixedShipment       | 2 3 4 3 2 2 3!
  spareShipment       | 4 5
`;
