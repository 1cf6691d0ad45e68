// Which folder may import which. Read each rule as a sentence: NAME, from, to.
// A layer is named with everything it may see (or, on the service side, with what it may not).

/** `from` may import what `mayImport` lists and nothing else. */
const only = (name, from, mayImport, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: mayImport },
});

/** `from` may import anything but `never`. */
const not = (name, from, never, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: never },
});

const core = '^src/engine/core/';
const rail = '^src/engine/rail/';
const coreDoor = '^src/engine/core/index\\.ts$';
/**
 * Inside of the kit: how it searches and reads, and what `define.ts` puts together. From any other of its files titles and
 * their presenters may take what they need.
 */
const railInside = [
  '(map/)?index\\.ts$',
  '(ahead|audit|costs|figures|menu|notation|printed|reactions|setup)\\.ts$',
  'map/(best-routes|face|ground|hop|lately-found|reach|run-(check|graph|length|path|route)|text-rows)',
  'auction/(course|moves)\\.ts$',
  'move/(bankrupt|pass|trades)\\.ts$',
  'habits/(?!(habit|means|moving-on|operate)\\.ts$)',
  'mechanisms/(?!.*facts\\.ts$)',
  'orders/(?!kind\\.ts$)',
  'search/',
  'variants/',
].join('|');
const railParts = `^src/engine/rail/(?!${railInside})`;
const engineDoor = `${coreDoor}|${railParts}`;
const variantsDoor = '^src/engine/rail/variants/index\\.ts$';
/** Each is taken by itself: a title loads none that it has not. */
const mechanisms = '^src/engine/rail/mechanisms/(?!.*facts\\.ts$)';
const habitsDoor = '^src/engine/rail/habits/index\\.ts$';
const searchDoor = '^src/engine/rail/search/index\\.ts$';
/** What stands in the folders of titles of that name. */
const ofTitle = folder => `^src/titles/([^/]+)/${folder}/`;

/** A package, however it is found in `node_modules`. */
const npm = names => `(^|/)node_modules/(${names})(/|$)`;

/**
 * Folders on floors, from the bottom up: each imports from the floors below it, never from a folder beside it or above, nor
 * the files on `top`, which put everything together.
 */
const onFloors = (name, floors, top) => [
  ...floors.flatMap((folders, floor) =>
    folders.map(folder => {
      const below = floors.slice(0, floor).flat();
      const others = `^src/${name}/(?!(${[folder, ...below].join('|')})/)[^/]+/`;
      return not(`floor-of-${name}/${folder}`, `^src/${name}/${folder}/`, `${others}|${top}`);
    }),
  ),
  {
    name: `every-folder-of-${name}-has-its-floor`,
    comment: 'A new folder says on which floor it stands.',
    severity: 'error',
    from: { path: `^src/${name}/[^/]+/`, pathNot: `^src/${name}/(${floors.flat().join('|')})/` },
    to: {},
  },
];

const serviceTop = '^src/service/(index|listeners|demo)\\.ts$';
const floorsOfService = [
  not(
    'floor-of-service-itself',
    { path: '^src/service/[^/]+\\.ts$', pathNot: serviceTop },
    `^src/service/[^/]+/|${serviceTop}`,
    'What all use cases share needs none of them.',
  ),
  ...onFloors(
    'service',
    [
      ['clocks'],
      ['log', 'post', 'prefs'],
      ['account', 'chat', 'computer', 'orders', 'throttle'],
      ['tables'],
      ['channels', 'live', 'personal-data', 'votes'],
      ['inbound', 'operator', 'timeouts'],
      ['delivery'],
    ],
    serviceTop,
  ),
];

const railTop = '^src/engine/rail/(index|define|audit|figures|setup|score)\\.ts$';
const floorsOfRail = [
  not(
    'floor-of-engine/rail-itself',
    {
      path: '^src/engine/rail/[^/]+\\.ts$',
      // They ask the parts what is to be done.
      pathNot: `${railTop}|^src/engine/rail/(ask|demands|menu|timeout)\\.ts$`,
    },
    `^src/engine/rail/(?!map/)[^/]+/|${railTop}`,
    'What all parts of the kit share needs nothing but the map.',
  ),
  not(
    'questions-come-from-above',
    '^src/engine/rail/(map|action|shares|company|stock|train|move)/',
    '^src/engine/rail/(ask|demands|menu|timeout)\\.ts$',
    'What is to be decided next is found by asking the parts.',
  ),
  ...onFloors(
    'engine/rail',
    [
      ['map'],
      ['action', 'shares'],
      ['company'],
      ['stock'],
      ['train'],
      ['move'],
      ['auction', 'round'],
      ['orders', 'habits', 'mechanisms', 'variants'],
      ['search'],
    ],
    railTop,
  ),
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, be it for types alone, are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'Every import leads to a file or a package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'A package that is used at run time is a dependency in package.json.',
      severity: 'error',
      from: { path: '^(src|bin)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },

    // Pure: no npm package, no Node module, no other folder.
    only('core-stands-alone', core, [core], 'The contract every game meets needs nothing.'),
    only('rail-sees-core', rail, [rail, coreDoor], 'What all 18xx share stands on the core alone.'),
    ...floorsOfRail,
    only(
      'rules-see-engine-and-themselves',
      ofTitle('rules'),
      [coreDoor, railParts, variantsDoor, mechanisms, '^src/titles/$1/rules/'],
      'No title imports another, and its rules see neither its words nor its pages.',
    ),
    only(
      'titles-are-listed-once',
      '^src/titles/(?!registry\\.ts$)[^/]+\\.ts$',
      [engineDoor, '^src/titles/([^/]+/index|[^/]+)\\.ts$', '^src/(words|present|records)/'],
      'One file lists the titles; the service and browsers find them by it.',
    ),
    only(
      'titles-are-learned-once',
      '^src/titles/registry\\.ts$',
      [
        '^src/engine/core/index\\.ts$',
        '^src/titles/(index|manifest)\\.ts$',
        '^src/(words|present|records)/',
        '^(node:)?(fs|url)$',
      ],
      'One file reads what titles have written, and makes them known to all that the service does with them.',
    ),
    only(
      'title-is-put-together',
      '^src/titles/([^/]+)/[^/]+\\.ts$',
      [engineDoor, '^src/titles/($1/|(manifest|rail)\\.ts$)', '^src/(words|present)/'],
      'What is loaded of a title together stands in a file of its folder.',
    ),
    not(
      'browsers-read-no-records',
      '^src/titles/[^/]+/(browser|imported)\\.ts$',
      '/(records|service)[/.]|/words/rules\\.ts$',
      'Help, and records of other programs, are the service’s alone.',
    ),
    only(
      'readings-change-rules',
      ofTitle('readings'),
      [coreDoor, railParts, variantsDoor, mechanisms, '^src/titles/$1/(rules|readings)/'],
      'How another site reads the rules is laid over them: rules know nothing of it.',
    ),
    not(
      'readings-for-imported-games',
      '^src/titles/[^/]+/(browser|words/.*|present/.*)\\.ts$',
      '/readings/',
      'Who plays an ordinary game loads nothing of what other sites do.',
    ),
    {
      name: 'every-folder-of-a-title-has-its-rule',
      comment: 'A title has rules, words, drawings and readers of records, and nothing beside them.',
      severity: 'error',
      from: {
        path: '^src/titles/[^/]+/',
        pathNot: '^src/titles/[^/]+/((rules|readings|words|present|records)/|[^/]+$)',
      },
      to: {},
    },
    not('imperial-steam-is-not-18xx', '^src/titles/imperial-steam/', rail),
    only(
      'board-draws',
      '^src/board/',
      ['^src/board/', engineDoor, '^src/words/board\\.ts$'],
      'Of words it sees its own.',
    ),
    only(
      'words-word-facts',
      '^src/words/',
      ['^src/words/', engineDoor],
      'Facts become sentences; the rules are not asked again.',
    ),
    only(
      'title-words-see-its-facts',
      ofTitle('words'),
      [
        '^src/words/',
        engineDoor,
        '^src/titles/$1/words/',
        '^src/titles/$1/rules/(facts|names|built-in|sets/spec)\\.ts$',
      ],
      'A title says what its facts are and what is printed on its things, and its words what they mean.',
    ),
    only(
      'present-shows-games',
      '^src/present/',
      ['^src/present/', '^src/board/', '^src/words/', engineDoor, habitsDoor, searchDoor],
      'Positions become drawings, tables and sentences, for pages and mails alike.',
    ),
    only(
      'title-shows-itself',
      ofTitle('present'),
      ['^src/present/', '^src/board/', '^src/words/', engineDoor, '^src/titles/$1/(rules|words|present)/'],
      'What a title alone shows is made of its rules, its words, and what all titles are shown with.',
    ),
    only(
      'sets-make-titles-known',
      '^src/sets/',
      ['^src/sets/', engineDoor, '^src/titles/', '^src/words/', '^src/present/', '^(node:)?crypto$'],
      'A set of values is checked and made known to all that plays by it; who keeps it is no matter here.',
    ),
    only(
      'records-import-records',
      '^src/records/',
      ['^src/records/', engineDoor, npm('zod')],
      'Records of other sites become our log, without a file system or a database.',
    ),
    only(
      'title-reads-its-records',
      ofTitle('records'),
      ['^src/records/', engineDoor, '^src/titles/$1/(rules|readings|records)/', npm('zod')],
      'A reader of records knows the rules of its title.',
    ),
    only(
      'release-stands-alone',
      '^src/release/',
      ['^src/release/'],
      'Versions and what they brought, from text alone.',
    ),
    only('pace-stands-alone', '^src/pace/', ['^src/pace/'], 'Time is reckoned from data, without a clock.'),
    only(
      'library-has-rules-alone',
      '^src/library/',
      [
        '^src/library/',
        engineDoor,
        searchDoor,
        '^src/engine/rail/index\\.ts$',
        '^src/titles/[^/]+/readings/title\\.ts$',
        '^src/titles/imperial-steam/rules/(title|built-in-title|data/(index|set-file))\\.ts$',
      ],
      'What programs install has the rules, and nothing of the service.',
    ),
    only(
      'web-runs-in-a-browser',
      '^src/web/',
      [
        '^src/web/',
        '^src/board/',
        '^src/words/',
        '^src/present/(?!registry\\.ts$)',
        engineDoor,
        '^src/titles/index\\.ts$',
        '^templates/partial/',
        npm('@simplewebauthn/browser'),
      ],
      'The browser plays by the same pure rules as the service and knows nothing of the service.',
    ),
    only(
      'titles-load-one-by-one',
      '^src/web/(?!turn/titles\\.ts$)',
      ['^src/(web|board|words|present|engine)/', '^templates/partial/', npm('@simplewebauthn/browser')],
      'One file lists the titles, each loaded where it is played.',
    ),

    // A folder's inside is its own.
    not(
      'engine-by-its-doors',
      { path: '^src/', pathNot: '^src/(engine/|library/rail\\.ts$)' },
      `^src/engine/(core/(?!index\\.ts$)|rail/(?!(habits|search|variants)/index\\.ts$|mechanisms/)(${railInside}))`,
    ),

    // The service side, from the bottom up.
    not('db-is-the-bottom', '^src/db/', '^src/(?!db/|engine/core/index\\.ts$)'),
    not(
      'mail-knows-no-game',
      '^src/mail/',
      '^src/(?!mail/|words/(isolated|mail|language)\\.ts$)',
      'A mail is rendered from data it is given, in a frame of its own words.',
    ),
    not(
      'service-is-not-http',
      '^src/service/',
      `^src/(http|jobs|mail|present|web|cli)/|${npm('express|nodemailer|handlebars|graphile-worker')}`,
      'The use cases see no request and send nothing.',
    ),
    not(
      'service-knows-no-18xx',
      '^src/service/',
      `${rail}|^src/titles/(?!registry\\.ts$)`,
      'Every game is one to the service.',
    ),
    ...floorsOfService,
    not('http-goes-through-service', '^src/http/', `^src/(db|jobs|web|cli)/|${npm('nodemailer')}`),
    not(
      'input-in-one-place',
      '^src/http/pages/',
      `${npm('zod')}|^src/http/api/(?!(api|openapi|present-log|play)\\.ts$)`,
      'What a page asks of what it is sent stands in src/http/input, where the interface finds it too.',
    ),
    not(
      'input-is-the-bottom',
      '^src/http/input/',
      '^src/http/(api|pages|live)/',
      'What is asked of what is sent does not depend on who asks.',
    ),
    not(
      'pace-by-service-and-jobs',
      { path: '^src/', pathNot: '^src/(pace|service|jobs)/' },
      '^src/pace/',
      'What time asks for is a use case.',
    ),
    not('jobs-are-not-http', '^src/jobs/', `^src/(http|web|cli)/|${npm('express')}`),
    not(
      'nobody-imports-the-commands',
      { path: '^src/', pathNot: '^src/cli/' },
      '^src/cli/',
      'The command line is an entrance.',
    ),
    not(
      'main-alone-runs',
      { path: '^src/', pathNot: '^src/(main\\.ts$|run/)' },
      '^src/run/',
      'What puts a process together is asked for by its entrance.',
    ),
    only(
      'mcp-knows-the-interface-alone',
      '^src/mcp/',
      ['^src/mcp/', '^src/version\\.ts$', npm('@modelcontextprotocol/sdk|zod')],
      'What a model of language can do is what the REST API lets its token do.',
    ),
    not('running-is-not-a-command', '^src/run/', '^src/cli/'),
    not(
      'prisma-only-in-db',
      { path: '^src/', pathNot: '^src/db/' },
      `${npm('@prisma|\\.prisma')}|^src/db/generated/`,
    ),
    not(
      'config-is-read-once',
      { path: '^src/', pathNot: '^src/((config|main)\\.ts$|cli/|run/)' },
      '^src/config\\.ts$',
      'Only the entrances read the environment; the rest is given what it needs.',
    ),
    {
      name: 'every-folder-has-its-rule',
      comment: 'A new folder says here what it may import.',
      severity: 'error',
      from: {
        path: '^src/[^/]+/',
        pathNot:
          '^src/(engine/core|engine/rail|library|titles|board|words|present|records|sets|pace|release|db|service|mail|jobs|http|mcp|web|cli|run)/',
      },
      to: {},
    },
    not('tests-stay-outside', '^src/', '^(test|bench|scripts)/'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/db/generated/.+/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
