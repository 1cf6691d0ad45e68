import type { IstvanFact } from '../../rules/facts.js';
import { aTrain } from '../../../../words/en/rail/train.js';
import { list } from '../../../../words/numbers.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Names, Wording } from '../../../../words/types.js';

type Act = Extract<IstvanFact, { kind: 'istvan-acts' }>;

const thing = (item: string): string => (item === 'station' ? 'a token' : aTrain(item));

const cardLine = ({ line }: Act, name: string): string => `Line ${String(line)} of the card of ${name}`;

/** What Istvan does, and which line he follows or why. */
const acts: { readonly [what in Act['what']]: (f: Act, name: string) => string } = {
  levy: (_f, name) => `Istvan lays nothing in the yellow phase; ${name} pays SKEV instead`,
  upgrade: ({ item, why }, name) =>
    why === 'home'
      ? `Istvan upgrades the tile of ${name}’s home ${String(item)} first`
      : `Istvan upgrades the next city that ${name} reaches, on ${String(item)}`,
  station: (f, name) => `${cardLine(f, name)}: a token in the city that is worth most, on ${String(f.item)}`,
  scrap: ({ item, line }, name) =>
    `${name} scraps its smallest train, ${aTrain(String(item))}, to make room for line ${String(line)} of its card`,
  railcar: ({ item }, name) =>
    `Istvan takes the railcar of ${String(item)}, since ${name} earns more with it`,
  train: (f, name) =>
    f.why === 'no-train'
      ? `${name} has no train and buys ${aTrain(String(f.item))} before all else`
      : `${cardLine(f, name)}: ${aTrain(String(f.item))}`,
  share: ({ line }, name) => `Line ${String(line)} of his share card: Istvan buys a share of ${name}`,
  payout: (_f, name) => `Istvan is president of ${name} and pays out all it has`,
};

const waits = {
  money: 'as soon as it has the money',
  room: 'as soon as there is room for it',
  turn: 'in a later turn',
};

const minorsOf = (ids: readonly string[], n: Names): string =>
  list(
    'en',
    ids.map(id => companyName(n, id)),
  );

/** What happens in the game against Istvan, in English. */
export const soloFacts: Wording<IstvanFact> = {
  'istvan-acts': (f, n) => acts[f.what](f, companyName(n, f.company)),
  'istvan-skips': (f, n) =>
    `Line ${String(f.line)} of the card of ${companyName(n, f.company)} is skipped: ` +
    (f.why === 'no-city' ? 'no free city can be reached' : 'it has no token left'),
  'istvan-waits': (f, n) =>
    `${companyName(n, f.company)} buys ${thing(f.item)} next` +
    `${f.line === null ? '' : ` (line ${String(f.line)} of its card)`}, ${waits[f.why]}`,
  'solo-income': (f, n) => `Both players receive ${n.money(f.amount)}`,
  'istvan-cards': (f, n) =>
    `Istvan plays with ${minorsOf(f.minors, n)} (${f.level}) and has a share of ${companyName(n, f.share)}. ` +
    'His cards are a reconstruction, since the printed ones are not public',
  'solo-result': (f, n) => `${n.seat(f.seat)} has ${n.money(f.worth)}, Istvan ${n.money(f.istvan)}`,
};
