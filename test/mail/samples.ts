import { deflateSync } from 'node:zlib';
import type { Language, Mail } from '../../src/mail/index.js';

/** A white picture, so that the mails have one. */
const png = (width: number, height: number): Uint8Array => {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc(body), body.length + 4);
    return frame;
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 255))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const crc = (data: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of data) {
    c ^= byte;
    for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  }
  return (c ^ 0xffffffff) >>> 0;
};

/** The row of the log that the mails speak of. */
export const head = 'ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12';

const de = {
  news: 'B&O zahlt 28 je Aktie; PRR hat eine Lok',
  round: { short: 'BR 3.2', full: 'Betriebsrunde 3 (2 von 3), PRR' },
  ask: {
    short: 'PRR legt Gleis',
    full: 'Legen Sie für PRR ein Plättchen oder tauschen Sie eines aus, oder passen Sie.',
  },
  lines: [
    'B&O legt Plättchen 57 auf H10, um 60° gedreht, für $80',
    'B&O schüttet $280 aus, $28 je Aktie',
    'Anna erhält $84, Ben erhält $56, Çağla erhält $28, B&O erhält $28',
  ],
  sale: 'Ben verkauft 20 % der NYC für $164',
  players: ['Spieler', 'Bargeld', 'Wert', 'Zertifikate'],
  priority: 'Ben · Erstkaufsrecht',
  companies: ['Gesellschaft', 'Direktor', 'Kurs', 'Kasse', 'Loks'],
  tokens: 'Bahnhöfe: 1/4',
  captions: ['Spieler', 'Gesellschaften'],
  notes: {
    heading: 'Kurse',
    lines: ['PRR 82 (Zeile 3, Spalte 7, zweite im Stapel)', 'NYC 71 (Zeile 4, Spalte 6)'],
  },
  choices: [
    { type: 'lay', label: 'ein Plättchen legen', form: 'F10 57 r1' },
    { type: 'pass', label: 'passen', form: 'pass' },
  ],
  alt: 'H10: Plättchen 57. Erreichbar für PRR: Altoona H12, Pittsburgh H10.',
  offer: 'Ben schlägt Ihnen einen Handel vor: NYC verkauft eine 3er-Lok an PRR für $300 (Angebot 3)',
  reason: 'Die Bank ist gesprengt',
  waiting: 'Dienstag, 3. März 2026, 20:15 (UTC+1)',
  tableMates: 'Mit Ihnen am Tisch: Ben, Çağla, ein freier Platz.',
  about: [
    '1830 von Francis Tresham: Eisenbahnen und Räuberbarone.',
    'Am Tisch dauert es vier bis sechs Stunden.',
  ],
  rule: 'Regeln, § 7.2',
  settings: ['Ein Handel braucht beider Wort: ja'],
};

const en: typeof de = {
  news: 'B&O paid 28 a share; PRR has one train',
  round: { short: 'OR 3.2', full: 'Operating round 3 (2 of 3), PRR' },
  ask: { short: 'PRR to lay track', full: 'Lay or upgrade a tile for PRR, or pass.' },
  lines: [
    'B&O lays tile 57 on H10, turned by 60°, for $80',
    'B&O pays out $280, $28 a share',
    'Anna receives $84, Ben receives $56, Çağla receives $28, B&O receives $28',
  ],
  sale: 'Ben sells 20% of NYC for $164',
  players: ['Player', 'Cash', 'Value', 'Certificates'],
  priority: 'Ben · priority deal',
  companies: ['Company', 'President', 'Price', 'Cash', 'Trains'],
  tokens: 'Tokens: 1/4',
  captions: ['Players', 'Companies'],
  notes: {
    heading: 'Share prices',
    lines: ['PRR 82 (row 3, column 7, second in its stack)', 'NYC 71 (row 4, column 6)'],
  },
  choices: [
    { type: 'lay', label: 'lay a tile', form: 'F10 57 r1' },
    { type: 'pass', label: 'pass', form: 'pass' },
  ],
  alt: 'H10: tile 57. PRR reaches Altoona H12 and Pittsburgh H10.',
  offer: 'Ben proposes a trade to you: NYC sells a 3-train to PRR for $300 (offer 3)',
  reason: 'The bank has broken',
  waiting: 'Tuesday, 3 March 2026, 20:15 (UTC+1)',
  tableMates: 'With you at the table: Ben, Çağla, one open seat.',
  about: ['1830 by Francis Tresham: railroads and robber barons.', 'At a table it takes four to six hours.'],
  rule: 'Rules, § 7.2',
  settings: ['A trade needs the word of both: yes'],
};

/** One mail of each kind, as a player in the middle of a game would get it. */
export const samples = (language: Language): readonly Mail[] => {
  const w = language === 'de' ? de : en;
  const numbers = (
    headings: readonly string[],
    from: number,
    to: number,
  ): { heading: string; number?: true }[] =>
    headings.map((heading, i) => (i >= from && i <= to ? { heading, number: true } : { heading }));
  const any = {
    delivery: { id: 'k3jd82mmqp04xw7a', bounceToken: 'k3jd82mmqp04xw7a-0f3a9c5e77b1d204' },
    to: { name: 'Anna', address: 'anna@example.org' },
    language,
    at: new Date('2026-03-04T20:15:00Z'),
    unsubscribeAll: 'p-YWxsIG1haWxz',
  };
  const about = {
    ...any,
    game: { id: '42', title: '1830', name: 'Friday five' },
    previous: 'g42.a290.s2.turn',
    unsubscribe: 'u-Zm9vYmFyYmF6',
  };
  const seat = { ...about, seatToken: 's-c2VhdC1zZWNyZXQ' };
  const position: Omit<Extract<Mail, { kind: 'game-over' }>, 'kind' | 'id' | 'reason' | 'winners'> = {
    ...seat,
    head,
    news: w.news,
    since: {
      lines: [...w.lines, w.sale],
      more: 57,
    },
    chat: { lines: [], more: 0 },
    tables: [
      {
        caption: w.captions[0]!,
        columns: numbers(w.players, 1, 3),
        rows: [
          ['Anna', '$340', '$1,120', '9/16'],
          [w.priority, '$12', '$980', '8/16'],
          ['Çağla', '$205', '$1,044', '10/16'],
        ],
        badges: {
          0: ['A', 'B', 'Ç'].map((letters, seat) => [
            { shape: 'player', letters, fill: ['#1f5f8b', '#a3452c', '#3c6e3f'][seat]!, ink: '#fdfcf8' },
          ]),
        },
        details: ['PRR 60%*, NYC 10%', 'NYC 40%*, CA', ''],
      },
      {
        caption: w.captions[1]!,
        columns: numbers(w.companies, 2, 3),
        rows: [
          ['PRR', 'Anna', '$76 → $82', '$240', '3'],
          ['NYC', 'Ben', '$71', '$0', '–'],
        ],
        badges: {
          0: [
            [{ shape: 'company', letters: 'PRR', fill: '#32763f', ink: '#fdfcf8' }],
            [{ shape: 'company', letters: 'NYC', fill: '#474548', ink: '#fdfcf8' }],
          ],
          4: [[{ shape: 'train', letters: '3', fill: '#7cc08a', ink: '#1d1c1a' }], []],
        },
        details: [w.tokens, ''],
      },
    ],
    notes: [w.notes],
    picture: { png: png(8, 6), width: 600, height: 450, ground: '#fbfaf4', alt: w.alt },
  };
  const play = {
    ...position,
    round: w.round,
    ask: w.ask,
    offers: [],
    choices: w.choices,
    example: w.choices[0]!.form,
    rule: { text: w.rule, path: '/help/rules/1830#7.2' },
    notation: '/help/notation/1830',
    again: false,
    urgent: false,
    waiting: null,
  };
  return [
    {
      ...any,
      unsubscribeAll: null,
      kind: 'sign-in',
      id: 'in.k3jd82',
      secret: 'c2lnbi1pbi1zZWNyZXQ',
      minutes: 10,
    },
    {
      ...about,
      kind: 'invitation',
      id: 'g42.i3.invitation',
      previous: null,
      unsubscribe: null,
      secret: 'aW52aXRlZA',
      from: 'Ben',
      seats: 4,
      tableMates: w.tableMates,
      about: w.about,
      picture: { png: png(8, 6), width: 600, height: 450, ground: '#fbfaf4', alt: w.alt },
      settings: w.settings,
    },
    {
      ...seat,
      kind: 'game-started',
      id: 'g42.a0.s2.game-started',
      players: ['Ben', 'Çağla', 'Anna'],
      settings: w.settings,
    },
    { ...play, kind: 'turn', id: 'g42.a312.s2.turn' },
    {
      ...play,
      kind: 'offer',
      id: 'g42.a312.s2.offer',
      offers: [w.offer],
      choices: [{ type: 'accept', label: language === 'de' ? 'annehmen' : 'accept' }],
      example: null,
    },
    { ...play, kind: 'reminder', id: 'g42.a312.s2.reminder', waiting: w.waiting },
    { ...position, kind: 'game-over', id: 'g42.a900.s2.game-over', reason: w.reason, winners: ['Çağla'] },
    {
      ...any,
      kind: 'digest',
      id: 'dk3jd82mmqp04xw7b.digest',
      waiting: 1,
      parts: [
        {
          heading: '1830 · Friday five',
          asks: [w.ask.full],
          lines: w.lines,
          more: 57,
          to: { game: '42', seatToken: 's-c2VhdC1zZWNyZXQ' },
        },
        { heading: '1830 · Sunday', asks: [], lines: [w.sale], more: 0, to: { path: '/g/43' } },
      ],
    },
    {
      ...any,
      kind: 'turns',
      id: 'tk3jd82mmqp04xw7c.turns',
      urgent: false,
      parts: [
        {
          heading: '1830 · Friday five',
          asks: [w.ask.full],
          lines: w.lines,
          more: 57,
          to: { game: '42', seatToken: 's-c2VhdC1zZWNyZXQ' },
          rule: { text: w.rule, path: '/help/rules/1830#7.2' },
          again: true,
          offers: [],
          deadline: { at: w.waiting, left: '8 h' },
          chat: { lines: ['Ben: <b>Toot!</b>'], more: 2 },
        },
        ...['43', '44'].map(game => ({
          heading: `1830 · Game ${game}`,
          asks: [w.ask.full],
          lines: [],
          more: 0,
          to: { game, seatToken: `s-c2VhdC1zZWNyZXQ${game}` },
          again: false,
          offers: game === '44' ? [w.offer] : [],
          deadline: game === '44' ? { at: w.waiting, left: null } : null,
          chat: { lines: [], more: 0 },
        })),
      ],
    },
  ];
};
