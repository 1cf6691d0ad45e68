import type { Stage } from './job.js';

/*
 * What soak tries, the longest first, so that none is left running alone at the end. A usual run takes half an hour on two
 * cores: who adds a stage looks at the seconds in docs/soak.md.
 */

/** Whole games, and a whole month, through a service and its mails. */
const byPost: readonly Stage[] = [
  {
    name: 'mail-games',
    what: 'Games are played by mail from the invitation to the final score',
    tests: ['test/end-to-end/by-mail.test.ts'],
    sizes: { mailGames: [3, 3] },
  },
  {
    name: 'pages',
    what: 'Pages of stored games answer, with all that they lead to',
    tests: ['test/http/stored-pages.test.ts'],
    sizes: { mapGames: [100, 100], pagePositions: [1, 30], linkKinds: [100, 100], pageLinks: [5, 10_000] },
  },
  {
    name: 'month',
    what: 'A month of games by post, with nights, holidays, people who vanish and mails that fail',
    tests: ['test/end-to-end/month.test.ts'],
    sizes: { monthGames: [100, 200], monthRealGames: [3, 4], monthPeople: [160, 160] },
  },
  {
    name: 'browsers',
    what: 'Every title in every language, size and look, and every kind of round',
    tests: ['test/browser/everywhere.test.ts', 'test/browser/rounds.test.ts'],
    sizes: { others: [3, 100] },
  },
  {
    name: 'maps',
    what: 'On every map of the stored games, from the first position to the last, what is written can be read',
    tests: ['test/browser/legible.test.ts'],
    sizes: { mapGames: [100, 100], mapPositions: [4, 4] },
  },
  {
    name: 'questions',
    what: 'Whatever is asked, the question, what answers it and the whole board are in view',
    tests: ['test/browser/questions.test.ts'],
    sizes: { askedPages: [100, 100] },
  },
  {
    name: 'phone',
    what: 'A game is played on phones to its end',
    tests: ['test/browser/steam-phone.test.ts'],
    sizes: { phoneMoves: [10_000, 10_000] },
  },
  {
    name: 'link-games',
    what: 'Games of 1830 and all its scenarios are played through the links of mails',
    tests: ['test/jobs/1830-by-post.test.ts'],
    sizes: { linkGames: [5, 5] },
  },
  {
    name: 'sending',
    what: 'Whatever people do and wish, nobody is disturbed, told twice or forgotten',
    tests: ['test/jobs/sending-random.test.ts', 'test/service/throttle/slots.test.ts'],
    sizes: { mailedWeeks: [12, 100], paceDays: [1000, 20_000] },
  },
];

/** What comes at a bad moment. */
const trouble: readonly Stage[] = [
  {
    name: 'crashes',
    what: 'The service is killed under load: no move and no mail is lost',
    tests: ['test/service/log/crash.test.ts'],
    sizes: { crashes: [20, 100] },
  },
  {
    name: 'move-races',
    what: '16 clients in two processes play the same position at once',
    tests: ['test/service/log/race.test.ts'],
    sizes: { moveRaces: [300, 3000] },
  },
  {
    name: 'people-races',
    what: 'People race for seats and votes, and against their own leaving',
    tests: [
      'test/service/tables/seat-races.test.ts',
      'test/service/personal-data/leaving-races.test.ts',
      'test/service/votes/races.test.ts',
    ],
    sizes: { peopleRaces: [16, 60] },
  },
  {
    name: 'tamperings',
    what: 'Logs are tampered with: the first bad row is named',
    tests: ['test/service/log/verify.test.ts'],
    sizes: { tamperings: [200, 2000] },
  },
  {
    name: 'starts',
    what: 'Processes start beside a service that is played on',
    tests: ['test/end-to-end/starts.test.ts'],
    sizes: { starts: [30, 200] },
  },
  {
    name: 'folders',
    what: 'Commands share a data folder at once, again and again',
    tests: ['test/end-to-end/one-folder.test.ts'],
    sizes: { folderRounds: [5, 30] },
  },
  {
    name: 'faults',
    what: 'Jobs, database, mail server and disk fail under load, the last two for long',
    tests: ['test/end-to-end/faults.test.ts'],
    sizes: { faultSeconds: [15, 120] },
  },
  {
    name: 'hidden',
    what: 'Every reader asks everything in every way, and learns nothing that is not theirs',
    tests: ['test/http/hidden.test.ts', 'test/http/hidden-cash.test.ts'],
    sizes: { waysToAsk: [100, 100], readersOfEach: [4, 4] },
  },
  {
    name: 'slow-motion',
    what: 'Tests that miss what a page shows for a moment alone still pass',
    tests: [
      'test/browser/history.test.ts',
      'test/browser/live.test.ts',
      'test/browser/chat.test.ts',
      'test/browser/arriving.test.ts',
      'test/browser/here.test.ts',
      'test/browser/away.test.ts',
    ],
    sizes: { slowMotion: [1000, 3000] },
  },
  {
    name: 'program',
    what: 'A program that knows the documents alone plays a whole game of each title',
    tests: ['test/http/program.test.ts'],
    sizes: { programGames: [5, 5] },
  },
];

/** Test files of every title. */
const inTests: readonly Stage[] = [
  {
    name: 'random-games',
    what: 'Random games of every title with all invariants, replayed and undone',
    tests: [
      'test/titles/1830/random.test.ts',
      'test/titles/1830/scenarios/plus-random.test.ts',
      'test/titles/1849/random.test.ts',
      'test/titles/1856/random.test.ts',
      'test/titles/18mag/random.test.ts',
      'test/titles/18mag/solo-random.test.ts',
      'test/titles/imperial-steam/random-games.test.ts',
    ],
    sizes: { games: [30, 300] },
  },
  {
    name: 'scenarios',
    what: 'Random games of the scenarios of 1830 that have rules of their own',
    tests: ['test/titles/1830/scenarios/dave.test.ts', 'test/titles/1830/scenarios/uncertain-times.test.ts'],
    sizes: { games: [40, 300] },
  },
  {
    name: 'orders',
    what: 'Random games with standing orders',
    tests: ['test/engine/rail/orders/random.test.ts', 'test/titles/imperial-steam/orders.test.ts'],
    sizes: { orderGames: [10, 60] },
  },
  {
    name: 'options',
    what: 'The service plays games in which every two options of 1830 come together',
    tests: ['test/titles/1830/options/sensible.test.ts'],
    sizes: { sensibleGames: [40, 300] },
  },
  {
    name: 'sense',
    what: 'Seats of the service are ahead of those that play at random',
    tests: ['1830', '1849', '1856', '18mag'].map(title => `test/titles/${title}/sensible.test.ts`),
    sizes: { comparedGames: [12, 100] },
  },
  {
    name: 'poor',
    what: 'Positions of people in need are played on',
    tests: ['test/titles/1830/need.test.ts', 'test/titles/1849/need.test.ts'],
    sizes: { poorPositions: [300, 3000] },
  },
  {
    name: 'why',
    what: 'In stored games everything is asked why it cannot be done, and tried',
    tests: ['test/engine/rail/why.test.ts'],
    sizes: { whyGames: [100, 100], whyPositions: [1500, 6000], whySeats: [4, 4], whyStops: [50, 100] },
  },
  {
    name: 'routes',
    what: 'On random graphs no set of routes earns more than the one found',
    tests: ['test/engine/rail/map/best-routes.test.ts'],
    sizes: { routeGraphs: [100, 1000] },
  },
  {
    name: 'parts',
    what: 'Random games keep nothing but what their features keep',
    tests: ['test/titles/parts.test.ts'],
    sizes: { partGames: [5, 30] },
  },
  {
    name: 'records',
    what: 'All records of other services are looked at move by move',
    tests: [
      ...['1830', '1849', '1856', '18mag'].map(title => `test/titles/${title}/records/replayed.test.ts`),
      'test/titles/imperial-steam/records/conformance.test.ts',
    ],
    sizes: { records: [100, 100] },
  },
];

/** Programs that play games. */
const inPrograms: readonly Stage[] = [
  {
    name: 'games-1830',
    what: 'Random games of 1830 in which every two options come together',
    program: 'simulate',
    words: ['1830', 'random'],
    games: [100, 2000],
  },
  {
    name: 'games-18mag',
    what: 'Random games of 18 Magyarország',
    program: 'simulate',
    words: ['18mag', 'random'],
    games: [100, 1000],
  },
  {
    name: 'games-18mag-alone',
    what: 'Random games of 18 Magyarország against Istvan',
    program: 'simulate',
    words: ['18mag', 'alone'],
    games: [100, 1000],
  },
  {
    name: 'formations',
    what: 'Random games of 1856 take every branch of the formation of its national company',
    program: 'simulate',
    words: ['1856', 'random'],
    games: [50, 1000],
  },
  {
    name: 'steam-games',
    what: 'Random games of Imperial Steam, with moves that nobody may make tried in each position',
    program: 'simulate',
    words: ['imperial-steam', 'random'],
    games: [200, 3000],
  },
  {
    name: 'istvan',
    what: 'Istvan is played against on each level, by two kinds of player',
    program: 'simulate',
    words: ['18mag', 'istvan'],
    games: [10, 300],
  },
  ...['1830', '1849', '1856', '18mag'].map((title): Stage => ({
    name: `sensible-${title}`,
    what: `Seats of the service play ${title} to its end`,
    program: 'simulate',
    words: [title, 'sensible'],
    games: [40, 300],
  })),
  {
    name: 'sensible-steam',
    what: 'Seats of the service play Imperial Steam to its end',
    program: 'simulate',
    words: ['imperial-steam', 'sensible'],
    games: [200, 2000],
  },
];

export const stages: readonly Stage[] = [...byPost, ...inTests, ...inPrograms, ...trouble];
