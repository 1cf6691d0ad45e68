import type { RulesSection } from '../../../../words/help-text.js';

/** The other side of the board and its scenarios in short, in English. */
export const plusRules: readonly RulesSection[] = [
  {
    id: 'V-1.2',
    heading: 'The 1830+ board',
    covers: ['V-6.5', 'V-7.4'],
    text: [
      'The other side of the board shows more of the south and of the west. Four scenarios are played on it, S-1 to S-4; S-5 goes with each of them. All else is as in Classic.',
      'Certificate limits are higher: 32, 22, 18, 15, 13 or 12 with 2 to 7 players. Grey tiles come with the first 6-train.',
      'The PRR begins on H12, a hex with track and without a city. Its station there counts as a city of 10 for runs of the PRR that go through the hex or begin there; they may also pass it by. For all others it is not there. The track is replaced as usual. The marker for it comes beside the four tokens of the PRR.',
      'The N&W has a second 20% certificate. As soon as its president’s certificate is sold, anybody may buy it instead of a 10% share. Its owner may sell half of it if there is a 10% share in the pool to change it for.',
      'Montreal, Norfolk and the coal field have two values, like the red areas. The higher one holds from the first 5-train on.',
    ],
    decided: [
      'We had no print of this side. Reconstructed: no cost along the Ohio (I9, J2, J4, J6, J8), the costs of Ottawa (B16), C21 and D22, the hexes C5, M9 and M11, the exit of K1 to J2, and the exit and value of Detroit (E5).',
      'A run of the PRR may use its station as its only station. It may pass it by only if it has another.',
      'A new president who has both gives two 10% shares or the 20% certificate for the president’s certificate, as they like.',
      'Nobody holds more than 60% of a company, however few certificates that is.',
      'Shares cannot be sold one by one (V-6.2) where there is a 20% certificate.',
      'The first diesel scraps the 4-trains, not the first 7-train.',
    ],
  },
  {
    id: 'S-1',
    heading: 'Scenario: A Level Field',
    text: [
      'The N&W (Norfolk) and the PMQ (either city of E5, where the first tile costs nothing) play, too, and the private James River & Kanawha. The Erie also has a second 20% certificate. All tokens but the first cost $100. Seven players get $360 each.',
      'In its first turn the C&O begins in Cleveland or in Richmond. Richmond is kept for it until then; if somebody has built in Cleveland, it must begin in Richmond.',
      'A company runs to the coal field or through it only with a licence. It buys one for $120 when it lays track, beside its tile, if any way leads from one of its stations to the field. Licences are never sold on. The field counts as a city.',
      'The company that buys the JK gets a licence with it. Once it may lay its tile of the turn beside the field for half the cost; this closes the JK, and the licence stays.',
      'The red areas are warehouses: they count as cities, and runs may pass through them.',
      'There are 7-trains for $710. From the first 6-train on they and the diesels are on sale beside the 6-trains. A diesel costs $900, or $750 in exchange for a train from 4 to 7.',
    ],
    decided: [
      'There are as many licences as are wanted. Without one, the track of a company ends at the field.',
      'Whoever has paid for a licence gets nothing back when the JK brings another.',
    ],
  },
  {
    id: 'S-2',
    heading: 'Scenario: Nobody Expects the Canadian Pacific',
    text: [
      'As S-1, with the coal field on J10 and without the JK. The C&O begins in Cleveland, the Erie has its usual certificates, and tokens cost $40 and $100. Diesels cost $1100, or $800 in exchange.',
      'Toronto and Hamilton have track from the beginning, and take the tiles 810 and 882 only. Ottawa and C21 cost nothing.',
      'The company that buys the Potomac & Piedmont gets a licence. The private closes when that company first runs to the coal field.',
    ],
    decided: [
      'The exits, the values and the cost of Toronto and Hamilton are reconstructed.',
      'There are seven diesels, as in the table of trains.',
      'Where a tile makes one city of New York’s two, their tokens are in it side by side.',
    ],
  },
  {
    id: 'S-3',
    heading: 'Scenario: The Empire Builders Strike Back',
    text: [
      'As S-1, with the Nickel Plate (Columbus, H4) instead of the PMQ. The red areas are no warehouses: runs end there. The Erie has its usual certificates. Diesels cost $1100, or $800 in exchange, and there are no 7-trains.',
      'The last train of each kind from 2 to 6 is a plus train (V-7.9).',
    ],
    decided: [
      'Tokens at $100, the choice of the C&O and $360 for each of seven players are as in S-1, since nothing else is said.',
    ],
  },
  {
    id: 'S-4',
    heading: 'Scenario: Connecting West Virginia',
    text: [
      'The N&W begins in Roanoke (L10), the Nickel Plate in Columbus (H6), the C&O in Richmond (K13). The last train of each kind from 2 to 6 is a plus train (V-7.9). There is no coal field.',
      'The mountains of the south cost $60. A run earns $10 for each of them that it goes through. No run visits a city twice; the two cities of New York count as one.',
      'When a president sells, the price falls for each share; when others sell, once for each sale. It rises only if at least as much is paid out in all as one share costs.',
      'The company of the C&O Canal pays $20 each for a first tile on I11 and J12; the private closes when tiles lie on both. The company of the Pittsburgh & Louisville may once lay one more tile on the Ohio, without a connection.',
    ],
    decided: [
      'Which mountains those are is reconstructed: J10, K9, K11, L6, L8 and M9. So are the grey Cleveland on F8 and that Roanoke costs nothing.',
      'Seven players get $350 each. The Pittsburgh & Louisville stays open after its tile.',
    ],
  },
];
