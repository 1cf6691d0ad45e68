import { paymentRules, type Purpose } from '../../../engine/rail/company/payments.js';
import type { Feature, Out } from '../../../engine/rail/contract.js';
import { pay } from '../../../engine/rail/money.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { extraTileFee } from '../../../engine/rail/mechanisms/two-tiles.js';
import { isSupporter, type Supporter } from './kinds.js';
import { isSmall } from './settings.js';

/** A supporting company is paid: by a minor, or by the bank for it. */
export type PaymentFact = {
  readonly kind: 'supporter-paid';
  readonly company: string;
  readonly by: string;
  readonly amount: number;
  readonly what: 'tile' | 'levy' | 'terrain' | 'station' | 'train';
};

/** Who sells the trains of a kind (18Mag §Vorbereitung 8). */
const sellers: { readonly [train: string]: Supporter } = { 2: 'LdStEG', 3: 'MAVAG', 4: 'LdStEG', 6: 'MAVAG' };

/** The supporting company that gets a part of the price of such a train. */
export const sellerOf = (s: RailState, train: string): Supporter =>
  isSmall(s.settings) ? 'LdStEG' : sellers[train]!;

/** What part of a train's price its seller gets; the bank gets the rest (18Mag §2 Schritt 6). */
const sellersPart = (s: RailState): number => (isSmall(s.settings) ? 1 / 4 : 1 / 2);

const give = (
  d: Draft,
  out: Out<PaymentFact>,
  by: string,
  company: Supporter,
  amount: number,
  what: PaymentFact['what'],
): void => {
  if (amount === 0) return;
  pay(d, by, company, amount);
  out.say({ kind: 'supporter-paid', company, by, amount, what });
};

/** Pays a part to the supporting company and the rest to the bank. */
const split = (
  d: Draft,
  out: Out<PaymentFact>,
  minor: string,
  amount: number,
  to: Supporter,
  part: number,
  what: PaymentFact['what'],
): void => {
  give(d, out, minor, to, amount * part, what);
  pay(d, minor, 'bank', amount - amount * part);
};

/** Who gets what a minor pays (18Mag §2 Schritt 1, 2, 6). */
export const payments: Feature = {
  rules: [
    paymentRules.change(was => ({
      collect: (g, d, out: Out<PaymentFact>, company: string, amount: number, what: Purpose) => {
        if (isSupporter(company)) return was.collect(g, d, out, company, amount, what);
        if (what.kind === 'token') return split(d, out, company, amount, 'SKEV', 1 / 2, 'station');
        if (what.kind === 'train')
          return split(d, out, company, amount, sellerOf(d, what.train), sellersPart(d), 'train');
        const extra = extraTileFee(g, d, d.round as OperatingRound);
        give(d, out, company, 'SKEV', extra, 'tile');
        give(d, out, company, 'SIK', amount - extra, 'terrain');
      },
    })),
  ],
};
