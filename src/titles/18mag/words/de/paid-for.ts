import type { OwnFact } from '../../rules/facts.js';

type Paid = Extract<OwnFact, { kind: 'supporter-paid' }>;

/** What a supporting company is paid for, in German. */
export const supportPaidFor: { readonly [what in Paid['what']]: string } = {
  tile: 'für das zweite Plättchen',
  levy: 'als Abgabe der gelben Phase',
  terrain: 'für Flüsse und Berge',
  station: 'für den Bahnhof',
  train: 'für die Lok',
};
