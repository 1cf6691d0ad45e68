import {
  phaseOf,
  trainLimit,
  trainsBefore,
  type PhaseData,
  type RailGame,
  type RailState,
  type TrainData,
  limitRules,
  supplyRules,
} from '../../engine/rail/index.js';
import type { Language } from '../../words/index.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import type { Table } from '../presenter.js';
import { money, none, tableOf, type Shown } from './tables.js';

/** How far a train runs: `6`, `3+3` with towns of its own, `6 (narrow 2)`, or without end but not on narrow track. */
const reach = ({ reach: far, towns, hexes }: TrainData, language: Language): string => {
  const words = railLabels[language];
  const unusual = (['standard', 'narrow'] as const).flatMap(gauge => {
    const counts = hexes?.[gauge];
    if (counts === null) return [words.never[gauge]];
    return counts !== undefined && counts > 1 ? [`${words.gauges[gauge]} ${String(counts)}`] : [];
  });
  const most = far === null ? words.unlimited : [far, ...(towns === undefined ? [] : [towns])].join('+');
  return unusual.length === 0 ? most : `${most} (${unusual.join(', ')})`;
};

/** The train's name, what it needs, and whether it can be bought just now. */
const called = ({ g, s, language }: Shown, { name, needsRight }: TrainData): string => {
  const remarks = [
    ...(needsRight === undefined ? [] : [railLabels[language].needs(needsRight)]),
    ...(supplyRules
      .of(g)
      .onSale(g, s)
      .some(train => train.name === name && s.depot.left[name] !== 0)
      ? [readingLabels[language].forSale]
      : []),
  ];
  return remarks.length === 0 ? name : `${name} (${remarks.join(', ')})`;
};

const left = ({ s, language }: Shown, { name, count }: TrainData): string => {
  const rest = s.depot.left[name] ?? null;
  return rest === null ? railLabels[language].unlimited : `${String(rest)}/${String(count ?? rest)}`;
};

/** What makes the train rust, and how far off that is. */
const fate = ({ g, s, language }: Shown, { rustsOn }: TrainData): string => {
  if (rustsOn === undefined) return none;
  const words = readingLabels[language];
  const before = trainsBefore(g, s, rustsOn);
  return before === null ? words.rusted : words.rustsWith(rustsOn, before);
};

/** Who owns trains of the kind: `PRR, B&O 2`. */
const ownersOf = ({ g, s }: Shown, { name }: TrainData): string =>
  g.data.companies
    .flatMap(({ id }) => {
      const count = s.companies[id]!.trains.filter(train => train === name).length;
      return count > 1 ? [`${id} ${String(count)}`] : count > 0 ? [id] : [];
    })
    .join(', ') || none;

/** How many trains companies may own: where they differ, from the least to the most. */
const trainLimits = (g: RailGame, s: RailState): string => {
  const limits = g.data.companies.map(({ id }) => trainLimit(g, s, id));
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  return least === most ? String(most) : `${String(least)}–${String(most)}`;
};

/** Phase, train limit and bank in a line. */
export const stageLine = (shown: Shown): string => {
  const { g, s, language } = shown;
  const { phase, limit, bank } = railLabels[language];
  return `${phase} ${phaseOf(g, s).name}, ${limit} ${trainLimits(g, s)}, ${bank} ${money(shown, s.bank)}`;
};

/** All kinds of trains, in the order in which they are sold. */
export const trainsTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const number = true;
  return tableOf<TrainData>(
    words.trains,
    [
      { heading: words.train, cell: t => called(shown, t) },
      g.data.trains.some(t => t.hexes ?? t.towns !== undefined)
        ? { heading: words.reach, cell: t => reach(t, language) }
        : null,
      {
        heading: words.cost,
        number,
        cell: t => money(shown, t.price) + (t.tradeIn ? ` / ${money(shown, t.tradeIn.price)}` : ''),
      },
      { heading: words.left, number, cell: t => left(shown, t) },
      {
        heading: words.pool,
        number,
        cell: t => String(s.depot.pool.filter(name => name === t.name).length),
      },
      { heading: readingLabels[language].owners, cell: t => ownersOf(shown, t) },
      { heading: words.scraps, cell: t => fate(shown, t) },
    ],
    g.data.trains,
  );
};

/** What a phase brings beside tiles, rounds and the train limit, compared with the one before. */
const news = (shown: Shown, phase: PhaseData, before: PhaseData | undefined): readonly string[] => {
  const { g, language } = shown;
  const words = readingLabels[language];
  const old = g.data.trains.filter(train => phase.on !== null && train.rustsOn === phase.on);
  const buys = phase.privatesToCompanies;
  const pars = phase.pars?.map(price => money(shown, price)).join(', ');
  const level = phase.levels?.at(-1);
  return [
    ...old.map(({ name }) => words.rusts(name)),
    ...(phase.closesPrivates ? [words.privatesClose] : []),
    ...(buys && !before?.privatesToCompanies ? [words.privatesToCompanies] : []),
    ...(!buys && before?.privatesToCompanies && !phase.closesPrivates ? [words.privatesStayPut] : []),
    ...(pars !== undefined && pars !== before?.pars?.map(price => money(shown, price)).join(', ')
      ? [words.pars(pars)]
      : []),
    ...(before?.lockedZones ?? [])
      .filter(zone => !phase.lockedZones?.includes(zone))
      .map(zone => words.opens(words.zoneNames[zone])),
    ...(level !== undefined && before !== undefined && level !== before.levels?.at(-1)
      ? [words.values(words.levelNames[level] ?? level)]
      : []),
  ];
};

/** What each phase brings, the present one named. */
export const phasesTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = readingLabels[language];
  const number = true;
  const labels = railLabels[language];
  const { phases } = g.data;
  return tableOf<PhaseData>(
    words.phases,
    [
      {
        heading: labels.phase,
        cell: p => (phases.indexOf(p) === s.phase ? `${p.name} (${words.now})` : p.name),
      },
      { heading: words.begins, cell: p => (p.on === null ? words.fromTheStart : words.firstTrain(p.on)) },
      { heading: labels.limit, number, cell: p => String(p.trainLimit) },
      { heading: words.tiles, cell: p => p.colours.map(colour => words.colours[colour]).join(', ') },
      { heading: words.roundsInSet, number, cell: p => String(p.rounds) },
      {
        heading: words.also,
        cell: p => news(shown, p, phases[phases.indexOf(p) - 1]).join(', ') || none,
      },
    ],
    phases,
  );
};

const certificateLimit = (g: RailGame, s: RailState): string =>
  String(limitRules.of(g).certificateLimit(g, s));

/** Where the game stands as a whole. */
export const phaseAndBankTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const labels = railLabels[language];
  const words = readingLabels[language];
  const number = true;
  return tableOf<RailState>(
    labels.bank,
    [
      { heading: labels.bank, cell: () => labels.bank },
      { heading: labels.cash, number, cell: now => money(shown, now.bank) },
      { heading: labels.phase, cell: now => phaseOf(g, now).name },
      { heading: labels.limit, number, cell: now => trainLimits(g, now) },
      { heading: words.certificateLimit, number, cell: now => certificateLimit(g, now) },
      { heading: words.roundsInSet, number, cell: now => String(phaseOf(g, now).rounds) },
    ],
    [s],
  );
};
