import type { SteamFigures } from '../../rules/names.js';
import type { RulesText } from '../../../../words/help-text.js';
import type { ToldSet } from '../told-set.js';
import { countWord } from './counted.js';
import { actionRules } from './rules-actions.js';
import { sayHowSure } from './settings.js';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** How much of where things lie in the fixed set-up is a reconstruction. */
const whereFixed = ({ fixed: { values, reconstructed } }: ToldSet): string =>
  reconstructed === 0
    ? 'All of it is as the rulebook shows it.'
    : `Of the ${String(values)} values that say where hubs, their influence markers, growth tiles and state railways lie, ${String(reconstructed)} are a reconstruction.`;

/** Small keys that are worth something else. */
const oddKeys = ({ oddKeys: odd }: SteamFigures): string =>
  odd.length === 0
    ? ''
    : ` Others are printed beside the track: ${list.format(odd.map(({ column, worth }) => `${String(worth)} in column ${String(column)}`))}.`;

/** The rules of Imperial Steam in short, in English, with the figures of a set. */
export const rulesOfSet = (known: SteamFigures, set: ToldSet): RulesText => ({
  lead: `Imperial Steam was designed by Alexander Huemer. These are the rules of the German edition, told in our own words. The rulebook has no numbers; the numbers here are ours, and those of the main actions end as in the rulebook. ${sayHowSure(set)}`,
  writing: [
    `Cities, factory sites, columns and contracts are written by their ids, such as \`${known.ids.city}\`, \`${known.ids.site}\`, \`bronze-1\` and \`${known.ids.contract}\`. A connection is written by its two cities: \`${known.ids.link}\`.`,
    'So many of several things are `wood:2,iron:1`, or `-` for none. Workers are named by their field: `1:2` are two workers of field 1.',
  ],
  sections: [
    {
      id: '1',
      heading: 'What it is about',
      text: [
        'From 1839 on, two to four entrepreneurs build railways from Wien to the south, each a network of their own. Whoever has the most wealth at the end wins.',
        'There are four goods: wood, stone, iron and coal. Money is counted in gulden.',
        'Your storage: each locomotive carries one coal. Each freight car and each open floor of the warehouse carries one good of any kind. Reserved cars and passenger cars carry nothing.',
        'You may rearrange your goods at any time. What does not fit into storage is thrown away; you choose which goods that are.',
      ],
      decided: [
        'Whoever has too much throws away exactly as many goods as do not fit. Nothing can be thrown away of one’s own accord.',
        'The general supply never runs out.',
      ],
    },
    {
      id: '2',
      heading: 'Setup',
      covers: ['2.1', '12'],
      text: [
        `With two, three and four players everybody begins with 120, 130 or 140 gulden, a station in Wien, two workers on field 1, an IS-3 with ${countWord(known.startCars)} freight cars, one wood, one stone, one iron and one coal, a share price of ${String(known.sharePrices[0])} gulden and one investor. There are 13 workers and two stations more in the supply.`,
        'Everybody has two hand markers; one more comes in each of the rounds 2, 3 and 4. The turn order is drawn.',
        `A city tile lies on ${String(known.cityTiles)} cities, a hub on four: bronze, green, blue and white. ${list.format(known.printedCities)} have no tile.`,
        'A city tile with a 3 gets business tokens of 3, 2 and 1, the highest on top; with two players only 3 and 2. One with a 2 gets 2 and 1, one with a 1 just that.',
        'With two, three and four players there are 6, 9 or 12 factories of each type and two, three or four locomotives of each level from the IS-4 up, and three, four or five contracts of each of the three stacks are on display. There is one bridge and one tunnel engineer for each player; where they can be hired is drawn.',
        'The shipment market begins with ten of each good. For each of the rounds 4 to 8, one, two or three goods are drawn and lie ready. For rounds 1 to 7 a shipment tile says how much may be ordered.',
      ],
    },
    {
      id: '2.2',
      heading: 'Fixed, normal and random setup',
      covers: ['2.3', '2.4'],
      text: [
        `Fixed, for the first game: all tiles, hubs, state railways, growth tiles and shipment tiles have their place. ${whereFixed(set)}`,
        `Normal: one of ${countWord(known.setupCards)} setup cards says in which cities the hubs and where the state railways are, and with three and four players where three special tiles go, too. Everything else is drawn.`,
        'Random, for experts: in each of the regions A to D lie one hub and three city tiles. A card says how many state railways there are, and as many cards say where.',
        'In the normal and the random setup four cards say where the hubs begin on the influence track: the first as many steps to the right of 0 as its card shows, each further one as many to the right of the one before.',
      ],
      decided: [
        `In the random setup ${String(known.outsideRegions)} city tiles are left for as many cities outside the regions. The rulebook speaks of 15, but there are not so many.`,
        'State railway cards that were drawn come back only when the crowns lie.',
      ],
    },
    {
      id: '3',
      heading: 'Opening bid',
      text: [
        'Before the first round everybody secretly bids 0 gulden or more, in tens and at most all the money they have.',
        'When all have bid, the bids are opened in the order that was drawn: in turn, each pays the bid to the bank, and the influence marker goes to the column of the bid, to the topmost free place.',
        'This gives the turn order of the first round.',
      ],
      decided: ['0 is a bid, too. The marker then goes to the end of its column.'],
    },
    {
      id: '4',
      heading: 'The influence track',
      text: [
        'A step is one column, that is 10 gulden. Players’ markers in one column stand below each other. A marker that arrives goes to the bottom; when one leaves, those below it move up.',
        'The further right, the earlier in turn order, and within a column from top to bottom.',
        'Each hub has a marker, too. A hub is within your reach when its marker stands in your column or to the left of it.',
      ],
      decided: [
        'Nobody goes below 0: what costs more steps than you have cannot be chosen. At the right end, whatever would go further is lost.',
        'Several steps are one single move. A marker that does not leave its column keeps its place there.',
      ],
    },
    {
      id: '5',
      heading: 'The rounds',
      covers: ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8'],
      text: [
        'There are eight rounds at most, with eight phases each. The first round begins with phase 7.',
        'Phase 1: All take back their hand markers, and one more in each of the rounds 2, 3 and 4. So everybody has two, three, four and then five actions.',
        'Phase 2: In rounds 4 to 8 the goods that lie ready go to the shipment market. What has no room there returns to the supply.',
        'Phase 3: Ordered goods move from the dock into storage. What does not fit is thrown away.',
        'Phase 4: Each passenger car and each station earns its owner 10 gulden.',
        'Phase 5: Workers in the training area learn, from field 2 to field 3 and from field 1 to field 2. Then those in the work areas return to the training area of their field; they have learned nothing.',
        'Phase 6: The influence track gives the new turn order.',
        'Phase 7: The players carry out their actions.',
        'Phase 8: After round 8, or when a network joins Wien and Trieste, the game ends. Otherwise the next round follows.',
      ],
    },
    {
      id: '6',
      heading: 'A turn',
      text: [
        'In turn you put a hand marker on one of the eleven main actions and carry it out. This goes on, player after player, until nobody has a marker left.',
        'Before it, during it and after it you may carry out any number of free actions.',
        'Markers of others do not matter. For each marker of your own that already lies on the main action in this round, you first lose one step of influence.',
      ],
      decided: [
        'During a main action means between its parts: two tracks, hired workers and engineers, produced goods, ordered goods, steps of charity, rows by which the share price falls. Do the first part, then free actions, then go on with the same action; it costs no further marker. In games that began before this was possible, free actions fit between two tracks only.',
        'A main action must do something. Whoever cannot or will not do anything passes.',
        'If no main action is possible at all, not even passing, you pass nevertheless and give up the steps you still have.',
        'Nothing can be done outside one’s own turn.',
        'A turn ends only when its player says so: until then the last action can be taken back.',
      ],
    },
    {
      id: '7',
      heading: 'The network',
      text: [
        'Your network begins in Wien and grows with each of your tracks. Factory sites at the end of a road belong to the city where the road begins.',
        'Every player has at most one track on each connection.',
        'In a city without a station of yours, at most two of its connections may carry your track; with a station, all of them may. Stations and tracks of others do not count.',
      ],
      decided: [
        'Access bought to a state railway is a track of your own in every respect: it counts for the limit of two connections, for Trieste and for track access fees.',
        `Everybody has ${String(known.tracks)} tracks.`,
      ],
    },
    ...actionRules(known),
    {
      id: '13',
      heading: 'What is hidden',
      text: [
        'Bids are secret until all are in. Everything else is open: contracts, goods, workers, factories, shares, and what later rounds bring.',
        'Money is open unless hidden money is chosen. Then everybody sees only their own. Payments are still shown in the history.',
      ],
      decided: ['At the end of the game hidden money is shown, too.'],
    },
    {
      id: '11',
      heading: 'End and final scoring',
      covers: ['11.1', '11.2', '11.3', '11.4', '11.6'],
      text: [
        'The game ends after round 8, or after the round in which somebody has joined Wien and Trieste. The round is always finished.',
        'First everybody takes their income once more, the holder of the Semmering tile twice. Then each good in storage brings 10 gulden; what lies on the dock or beside factory workers brings nothing.',
        `A large city key brings the influence of its hub, a small one half of it, rounded up to tens.${oddKeys(known)}`,
        'For one, two, three or four hubs within your reach you get 10, 30, 60 or 100 gulden.',
        'Then come the contracts (11.5). At last you lose 10% of the sum for each shareholder; with ten shareholders nothing is left.',
        'The most wealth wins.',
      ],
      decided: [
        'Tied players share the victory.',
        'Penalties and fees may make a sum negative. Shareholders take nothing from a negative sum.',
      ],
    },
    {
      id: '11.5',
      heading: 'Contracts and track access fees',
      text: [
        'If nobody has reached Trieste, contracts mean nothing.',
        'Otherwise each fulfilled contract brings its reward. A contract with an empty factory space costs as much.',
        'Whoever has a contract, fulfilled or not, and is not connected to Trieste pays track access fees. The shortest way from the own network to Trieste counts, on the tracks of all. For each connection on it, 20 gulden go to the player with the most influence among those who have a track there.',
        'Several shortest ways are compared connection by connection: it is the one on which somebody with more influence has a track first.',
      ],
      decided: [
        'Your factories are spread over your contracts in the way that is best for you.',
        'Who has more influence is read from the influence track at the end of the game; within a column the higher place counts.',
        'All fees are worked out before the first is paid, and paid before shareholders get their part.',
      ],
    },
  ],
});
