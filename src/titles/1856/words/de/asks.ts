import type { OwnAsk } from '../../rules/facts.js';
import { prompt } from '../../../../words/de/rail/asks.js';
import { companyStep } from '../../../../words/rail/company-step.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Asking } from '../../../../words/types.js';

const step = companyStep(prompt);

/** What a seat is asked in 1856 and in no other 18xx game, in German. */
export const asks: Asking<OwnAsk> = {
  'borrow-train': step((company, can) => ({
    matter: `Leihlok der ${company}`,
    short: `${company} leiht eine Lok`,
    ways: [can('borrow-train') && { full: `leihen Sie für ${company} eine Lok der Bank` }],
  })),
  'interest-due': (a, n, can) => {
    const company = companyName(n, a.company);
    return prompt(can, {
      matter: `Zinsen der ${company}`,
      lead: `${company} zahlt jetzt Zinsen, und Sie zahlen ${n.money(a.amount)} dazu, wenn sie vorher keinen Kredit aufnimmt. Danach bringt ein Kredit $10 weniger.`,
      ways: [
        can('take-loan') && {
          full: `nehmen Sie für ${company} einen Kredit auf`,
          short: `${company}: Kredit aufnehmen`,
        },
      ],
    });
  },
  'owed-interest': (a, n, can) => {
    const must = `${companyName(n, a.company)} muss Zinsen zahlen`;
    const { full } = prompt(can, {
      matter: must,
      lead: `${must}, und selbst mit Ihrem ganzen Geld fehlen ${n.money(a.missing)}.`,
      ways: [
        can('sell') && { full: 'verkaufen Sie Aktien' },
        can('take-loan') && { full: 'nehmen Sie einen Kredit auf' },
        can('bankrupt') && { full: 'erklären Sie sich für bankrott' },
      ],
    });
    return { short: must, full };
  },
  'redeem-loans': step((company, can) => ({
    matter: `Kredite der ${company}`,
    short: `${company}: Kredite`,
    ways: [
      can('redeem-loans') && { full: `zahlen Sie Kredite der ${company} zurück` },
      can('take-loan') && { full: `nehmen Sie für ${company} einen Kredit auf` },
    ],
  })),
  'owed-loans': (a, n, can) => {
    const company = companyName(n, a.company);
    const { full } = prompt(can, {
      matter: `Kredite der ${company}`,
      lead: `${company} hat mehr Kredite als Aktien bei Spielern und muss die überzähligen zurückzahlen. Selbst mit Ihrem ganzen Geld fehlen ${n.money(a.missing)}.`,
      ways: [
        can('sell') && { full: 'verkaufen Sie Aktien' },
        can('bankrupt') && { full: 'erklären Sie sich für bankrott' },
      ],
    });
    return { short: `${company} muss Kredite zurückzahlen`, full };
  },
  'save-company': (a, n) => {
    const company = companyName(n, a.company);
    return {
      short: `Kredite der ${company}`,
      full: `${company} kann ihre Kredite nicht allein zurückzahlen, es fehlen ${n.money(a.missing)}: Zahlen Sie als Direktor dazu, oder lassen Sie sie in der CGR aufgehen.`,
    };
  },
  'keep-token': (a, n) => ({
    short: `${companyName(n, a.company)} wählt einen Bahnhof`,
    full: `Nicht alle Bahnhöfe gehen auf die ${companyName(n, a.company)} über: Wählen Sie einen, den sie behält.`,
  }),
  'give-up-trains': (a, n) => ({
    short: `${companyName(n, a.company)} behält Loks oder nicht`,
    full: `Entscheiden Sie, wie viele ihrer 4er-Loks die ${companyName(n, a.company)} in den Bankpool gibt.`,
  }),
  'choose-city': (a, n) => ({
    short: `Bahnhof der ${companyName(n, a.company)} auf ${hexName(n, a.hex)}`,
    full: `Das Plättchen auf ${hexName(n, a.hex)} trennt die beiden Städte: Wählen Sie die, in der ${companyName(n, a.company)} ihren Bahnhof hat.`,
  }),
  'cash-crisis': (a, n, can) =>
    prompt(can, {
      matter: `Schulden für ${companyName(n, a.company)}`,
      lead: `Sie haben für ${companyName(n, a.company)} mehr bezahlt, als Sie hatten.`,
      ways: [
        can('sell') && { full: 'verkaufen Sie Aktien', short: 'Schulden tilgen' },
        can('bankrupt') && { full: 'erklären Sie sich für bankrott', short: '' },
      ],
    }),
  'look-at-destinations': () => ({
    short: 'Zielbahnhöfe feststellen',
    full: 'Stellen Sie fest, welche Gesellschaften ihren Zielbahnhof erreichen, falls eine.',
  }),
  'drop-token': (a, n) => ({
    short: `${companyName(n, a.company)} gibt einen Bahnhof auf`,
    full: `Die ${companyName(n, a.company)} hat zu viele Bahnhöfe: Wählen Sie einen, den sie aufgibt.`,
  }),
  'drop-train': (a, n) => ({
    short: `${companyName(n, a.company)} gibt eine Lok ab oder keine`,
    full: `Wählen Sie eine Lok, die die ${companyName(n, a.company)} in den Bankpool gibt, oder keine.`,
  }),
  'complete-presidency': (a, n, can) => {
    const company = companyName(n, a.company);
    const { full } = prompt(can, {
      matter: `Direktorenaktie der ${company}`,
      lead: `Als Direktor der ${company} haben Sie erst eine Aktie und müssen jetzt die zweite Hälfte der Direktorenaktie kaufen.`,
      ways: [
        can('sell') && { full: 'verkaufen Sie Aktien' },
        can('complete-presidency') && { full: 'kaufen Sie die zweite Hälfte' },
        can('bankrupt') && { full: 'erklären Sie sich für bankrott' },
      ],
    });
    return { short: `zweite Aktie der ${company} kaufen`, full };
  },
};
