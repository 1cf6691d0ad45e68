import type { ShownWords } from '../shown-words.js';

/** What stands in tables of 1856 alone, in German. */
export const shown: ShownWords = {
  loanBrings: amount => `Ein weiterer Kredit: ${amount}`,
  borrow: 'Aufnehmen',
  repayEach: amount => `Kredite zurückzahlen, je ${amount}`,
  repay: 'Zurückzahlen',
  repayAll: amount => `${amount} zurückzahlen`,
  owed: (loans, amount, interest) =>
    `${loans === 1 ? '1 Kredit' : `${String(loans)} Kredite`}, ${amount}, Zinsen ${interest} je Zug`,
  atPresent: owed => `jetzt ${owed}`,
  afterwards: owed => `danach ${owed}`,
  surplus: (loans, amount) =>
    `${loans === 1 ? '1 Kredit' : `${String(loans)} Kredite`} zu viel: ${amount} zurückzuzahlen`,
  isMissing: amount => `${amount} fehlen`,
  debt: 'Schulden',
  interest: 'Fällige Zinsen',
  fromTreasury: amount => `${amount} aus der Kasse`,
  fromIncome: amount => `${amount} aus der Fahrt`,
  fromPresident: amount => `${amount} vom Direktor`,
  keep: 'Behalten',
  keepAll: 'Alle behalten',
  giveUp: 'Aufgeben',
  discard: 'Abgeben',
  formation: company => `Gründung der ${company}`,
  merge: company => `In der ${company} aufgehen`,
  missing: 'Es fehlen',
  noneMerges: 'Bisher geht keine Gesellschaft auf.',
  wouldBegin: (shares, price, president) =>
    `Kommt keine Gesellschaft dazu, beginnt sie mit ${String(shares)} Aktien zu ${price}, und ihr Direktor ist ${president}.`,
};
