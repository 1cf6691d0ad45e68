import type { IstvanFact, OwnFact } from '../../rules/facts.js';
import { aTrain } from '../../../../words/en/rail/train.js';
import { percent } from '../../../../words/numbers.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

const ordinals = ['first', 'second', 'third'];

/** What happens in 18 Magyarország and in no other 18xx game, in English. */
export const facts: Wording<Exclude<OwnFact, IstvanFact>> = {
  'start-prices': (f, n) =>
    `First share prices: ${f.companies.map((id, at) => `${companyName(n, id)} ${n.money(f.prices[at]!)}`).join(', ')}`,
  'share-drafted': (f, n) =>
    `${n.seat(f.seat)} takes ${percent('en', f.percent)} of ${companyName(n, f.company)}`,
  'supporter-paid': (f, n, term) =>
    `${companyName(n, f.company)} receives ${n.money(f.amount)} from ${f.by === 'bank' ? 'the bank' : companyName(n, f.by)} ${term('paid-for', f.what)}`,
  'no-purchase': f =>
    `Nobody bought a new train in this operating round: the ${ordinals[f.marks - 1] ?? String(f.marks)} marker lies on the ${f.train}-trains`,
  'marks-removed': () => 'The markers for rounds without a new train are taken away',
  'set-cut-short': () => 'A stock round follows right after this operating round',
  'last-set': f => `Operating rounds ${String(f.number)}.1 to ${String(f.number)}.3 are the last of the game`,
  'railcar-bought': (f, n) =>
    `${companyName(n, f.company)} buys a railcar of ${companyName(n, f.from)} for ${n.money(f.price)}` +
    (f.gain > 0 ? ` and can earn ${n.money(f.gain)} more with it` : ', which earns it nothing'),
  'train-scrapped': (f, n) => `${companyName(n, f.company)} scraps ${aTrain(f.train)}`,
  'terrain-marker-used': (f, n) =>
    `${companyName(n, f.company)} gives up ${f.left === 0 ? `its last terrain marker for ${hexName(n, f.hex)}` : `a terrain marker for ${hexName(n, f.hex)} and has ${String(f.left)} left`}`,
};
