import type { RailAsk, RailRound } from '../../../engine/rail/facts.js';
import { prompter } from '../../prompt.js';
import type { Asking, RoundWords, Wording } from '../../types.js';
import { companyStep } from '../../rail/company-step.js';
import { companyName, privateName } from '../../rail/names.js';

/** What an 18xx game asks for in German, as far as the menu has it. */
export const prompt = prompter({
  language: 'de',
  pass: { full: 'passen Sie', short: 'passen' },
  only: of => (of === undefined ? 'Sie können nur passen.' : `Für ${of} können Sie nur passen.`),
  lastly: { offer: 'bieten Sie einen Handel an' },
});

const step = companyStep(prompt);

/** What a seat is asked in an 18xx game, in German. */
export const railAsks: Asking<RailAsk> = {
  'auction-turn': (a, n, can) => {
    const name = privateName(n, a.cheapest);
    if (can('take') && !can('pass'))
      return {
        short: `${name} muss genommen werden`,
        full: `${name} kostet nichts mehr: Sie müssen sie nehmen.`,
      };
    return prompt(can, {
      matter: 'Zug in der Auktion',
      ways: [
        can('take') && { short: 'kaufen', full: `kaufen Sie ${name} für ${n.money(a.price)}` },
        can('bid', { field: 'private', than: a.cheapest }) && {
          short: 'bieten',
          full: 'bieten Sie auf eine teurere Privatgesellschaft',
        },
      ],
    });
  },
  'auction-contest': (a, n, can) =>
    prompt(can, {
      matter: `Versteigerung von ${privateName(n, a.private)}`,
      lead: `Das Höchstgebot für ${privateName(n, a.private)} ist ${n.money(a.highest)}.`,
      short: `auf ${privateName(n, a.private)} bieten`,
      ways: [can('bid') && { full: 'bieten Sie mehr' }],
    }),
  'set-par': (a, n) => ({
    short: `Ausgabekurs der ${companyName(n, a.company)}`,
    full: `Setzen Sie den Ausgabekurs der ${companyName(n, a.company)} fest.`,
  }),
  'stock-turn': (_a, _n, can) =>
    prompt(can, {
      matter: 'Zug in der Aktienrunde',
      ways: [
        can('sell') && { short: 'verkaufen', full: 'verkaufen Sie Aktien' },
        can('buy') && { short: 'kaufen', full: 'kaufen Sie eine Aktie' },
        can('par') && { short: can('buy') ? '' : 'gründen', full: 'gründen Sie eine Gesellschaft' },
      ],
    }),
  'must-sell': () => ({
    short: 'bis zum Limit verkaufen',
    full: 'Sie liegen über einem Limit: Sie müssen zuerst Aktien verkaufen.',
  }),
  'home-token': (a, n) => ({
    short: `${companyName(n, a.company)} setzt Heimatbahnhof`,
    full: `Wählen Sie die Stadt für den Heimatbahnhof der ${companyName(n, a.company)}.`,
  }),
  'choose-certificates': (a, n) => ({
    short: `Aktien der ${companyName(n, a.company)} wählen`,
    full: `Der Direktor der ${companyName(n, a.company)} wechselt: Wählen Sie die Aktien, die gegen die Direktorenaktie getauscht werden.`,
  }),
  'lay-track': step((company, can) => ({
    matter: `Gleisbau der ${company}`,
    short: `${company} legt Gleis`,
    ways: [
      can('lay') && { full: `legen Sie für ${company} ein Plättchen` },
      can('lay') && { full: 'tauschen Sie eines aus' },
    ],
  })),
  'place-token': step((company, can) => ({
    matter: `Bahnhof der ${company}`,
    short: `${company} setzt Bahnhof`,
    ways: [can('token') && { full: `setzen Sie für ${company} einen Bahnhof` }],
  })),
  'run-trains': (a, n) => ({
    short: `${companyName(n, a.company)} fährt`,
    full: `Lassen Sie die Loks der ${companyName(n, a.company)} fahren.`,
  }),
  dividend: (a, n) => ({
    short: `${companyName(n, a.company)} schüttet aus oder nicht`,
    full: `Entscheiden Sie, ob die ${companyName(n, a.company)} ihre Einnahmen ausschüttet oder einbehält.`,
  }),
  'buy-trains': (a, n, can) => {
    const company = companyName(n, a.company);
    if (can('train') && !can('pass'))
      return { short: `${company} muss eine Lok kaufen`, full: `${company} muss eine Lok kaufen.` };
    return prompt(can, {
      matter: `Loks der ${company}`,
      of: company,
      short: `${company} kauft Loks`,
      ways: [can('train') && { full: `kaufen Sie Loks für ${company}` }],
    });
  },
  'buy-privates': step((company, can) => ({
    matter: `Privatgesellschaften für ${company}`,
    short: `${company} kauft Privatgesellschaften`,
    ways: [can('acquire') && { full: `kaufen Sie Privatgesellschaften für ${company}` }],
  })),
  'use-private': step((company, can) => ({
    matter: `Privatgesellschaft der ${company}`,
    short: `${company} nutzt Privatgesellschaft`,
    ways: [
      can('use-lay') && {
        full: `legen Sie das Plättchen einer Privatgesellschaft der ${company}`,
      },
    ],
  })),
  'free-token': step((company, can, n, a) => ({
    matter: `kostenloser Bahnhof der ${company}`,
    short: `${company} setzt kostenlosen Bahnhof`,
    ways: [
      can('use-token') && {
        full: `setzen Sie den kostenlosen Bahnhof von ${privateName(n, a.private)} für ${company}`,
      },
      // In a later turn it stands beside the tile, and passing gives up both.
      can('lay') && { full: `legen Sie für ${company} ein Plättchen` },
    ],
  })),
  'forced-train': (a, n, can) => {
    const company = companyName(n, a.company);
    const must = `${company} muss eine Lok kaufen`;
    if (a.missing <= 0) return { short: must, full: `${must}: Als Direktor zahlen Sie dazu, was ihr fehlt.` };
    const { full } = prompt(can, {
      matter: must,
      lead: `${must}, und selbst mit Ihrem ganzen Geld fehlen für die billigste ${n.money(a.missing)}.`,
      ways: [
        can('sell') && { full: 'verkaufen Sie Aktien' },
        can('train') && { full: 'kaufen Sie eine Lok von einer anderen Gesellschaft' },
        can('offer') && { full: 'bieten Sie einen Handel an' },
        can('bankrupt') && { full: 'erklären Sie sich für bankrott' },
      ],
    });
    return { short: must, full };
  },
  'discard-train': (a, n) => ({
    short: `${companyName(n, a.company)} gibt eine Lok ab`,
    full: `${companyName(n, a.company)} hat mehr Loks, als sie behalten darf: Geben Sie eine ab.`,
  }),
  offer: a => ({
    short: 'ein Angebot beantworten',
    full:
      a.offers.length === 1
        ? 'Nehmen Sie das Angebot an oder lehnen Sie es ab.'
        : 'Beantworten Sie die Angebote an Sie.',
  }),
  nothing: () => ({ short: 'nichts zu tun', full: 'Niemand muss etwas tun.' }),
};

/** Where an 18xx game can stand, in German. */
export const railRounds: Wording<RailRound, RoundWords> = {
  auction: () => ({ short: 'Auktion', full: 'Eröffnungsauktion' }),
  'stock-round': r => ({ short: `AR ${String(r.number)}`, full: `Aktienrunde ${String(r.number)}` }),
  'operating-round': (r, n) => ({
    short: `BR ${String(r.number)}.${String(r.index)}`,
    full: `Betriebsrunde ${String(r.number)} (${String(r.index)} von ${String(r.of)}), ${companyName(n, r.company)}`,
  }),
  over: () => ({ short: 'Beendet', full: 'Die Partie ist beendet' }),
};
