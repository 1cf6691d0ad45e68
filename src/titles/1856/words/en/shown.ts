import type { ShownWords } from '../shown-words.js';

/** What stands in rows of 1856 alone, in English. */
export const shown: ShownWords = {
  loanBrings: amount => `A loan: ${amount}`,
  borrow: 'Borrow',
  repayEach: amount => `Repay loans, ${amount} each`,
  repay: 'Repay',
  owed: (loans, amount, interest) =>
    `${loans === 1 ? '1 loan' : `${String(loans)} loans`}, ${amount}, interest ${interest} a turn`,
  atPresent: owed => `now ${owed}`,
  afterwards: owed => `then ${owed}`,
  surplus: (loans, amount) =>
    `${loans === 1 ? '1 loan' : `${String(loans)} loans`} too many: ${amount} to repay`,
  isMissing: amount => `${amount} missing`,
  debt: 'Debt',
  interest: 'Interest due',
  fromTreasury: amount => `${amount} from the treasury`,
  fromIncome: amount => `${amount} from the run`,
  fromPresident: amount => `${amount} from the president`,
  keep: 'Keep',
  keepAll: 'Keep all',
  giveUp: 'Give up',
  discard: 'Discard',
};
