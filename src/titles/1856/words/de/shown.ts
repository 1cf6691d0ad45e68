import type { ShownWords } from '../shown-words.js';

/** What stands in rows of 1856 alone, in German. */
export const shown: ShownWords = {
  loanBrings: amount => `Ein Kredit: ${amount}`,
  borrow: 'Aufnehmen',
  repayEach: amount => `Kredite zurückzahlen, je ${amount}`,
  repay: 'Zurückzahlen',
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
};
