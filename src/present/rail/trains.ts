import type { RailGame } from '../../engine/rail/contract.js';
import type { PhaseData, TrainData } from '../../engine/rail/data.js';
import { phaseOf } from '../../engine/rail/game.js';
import { cashOf } from '../../engine/rail/money.js';
import type { RailState } from '../../engine/rail/state.js';
import { limitRules } from '../../engine/rail/stock/limits.js';
import { trainEnd, trainLimit, supplyRules } from '../../engine/rail/train/supply.js';
import { wordsFor, type Language } from '../../words/index.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import type { Table } from '../presenter.js';
import { dash, tableOf } from '../table-of.js';
import { companyOf, money, type Shown } from './shown.js';
import { knownMoney } from './tables.js';

/** How far a train runs: `6`, `3+3` with towns of its own, `5 (the best 3 pay)`, `6 (narrow 2)`, or without end but not on narrow track. */
const reach = ({ reach: far, towns, hexes, pays }: TrainData, language: Language): string => {
  const words = railLabels[language];
  const unusual = (['standard', 'narrow'] as const).flatMap(gauge => {
    const counts = hexes?.[gauge];
    if (counts === null) return [words.never[gauge]];
    return counts !== undefined && counts > 1 ? [`${words.gauges[gauge]} ${String(counts)}`] : [];
  });
  const most = far === null ? words.unlimited : [far, ...(towns === undefined ? [] : [towns])].join('+');
  const remarks = [...unusual, ...(pays === undefined ? [] : [words.pays(pays)])];
  return remarks.length === 0 ? most : `${most} (${remarks.join(', ')})`;
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
const fate = ({ g, s, language }: Shown, { name }: TrainData): string => {
  const end = trainEnd(g, s, name);
  if (end === undefined) return dash;
  const words = readingLabels[language];
  return end.before === null ? words.rusted : words.rustsWith(end.on, end.before, end.last);
};

/** Who owns trains of the kind: `PRR, B&O ×2`. */
const ownersOf = (shown: Shown, { name }: TrainData): string => {
  const { g, s } = shown;
  return (
    g.data.companies
      .flatMap(({ id }) => {
        const count = s.companies[id]!.trains.filter(train => train === name).length;
        const owner = companyOf(shown, id);
        return count > 1 ? [`${owner} ×${String(count)}`] : count > 0 ? [owner] : [];
      })
      .join(', ') || dash
  );
};

/** How many trains the companies that run may own: where they differ, from the least to the most. */
const trainLimits = (g: RailGame, s: RailState): string => {
  const all = g.data.companies.map(({ id }) => id);
  const running = all.filter(id => s.companies[id]!.floated);
  const limits = (running.length > 0 ? running : all.slice(0, 1)).map(id => trainLimit(g, s, id));
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  return least === most ? String(most) : `${String(least)}–${String(most)}`;
};

/** What the bank has, where that has an end. */
const bankCell = (shown: Pick<Shown, 'g' | 'language'>, s: RailState): string =>
  shown.g.data.bank === null
    ? railLabels[shown.language].unlimited
    : knownMoney({ s, language: shown.language }, () => cashOf(s, 'bank'));

const phaseName = ({ s, language }: Pick<Shown, 's' | 'language'>, { name }: PhaseData): string =>
  wordsFor(s.title).name(language, 'phase', name);

/** Phase, train limit and bank in a line; without the limit where a company's own is told beside it. */
export const stageLine = (shown: Shown, limited = true): string => {
  const { g, s, language } = shown;
  const { phase, limit, bank } = railLabels[language];
  return [
    `${phase} ${phaseName(shown, phaseOf(g, s))}`,
    ...(limited ? [`${limit} ${trainLimits(g, s)}`] : []),
    `${bank} ${bankCell(shown, s)}`,
  ].join(', ');
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
      g.data.trains.some(({ hexes, towns, pays }) => (hexes ?? towns ?? pays) !== undefined)
        ? {
            heading: g.data.trains.some(({ hexes }) => hexes) ? words.reach : words.stopsMade,
            cell: t => reach(t, language),
          }
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
      g.data.trains.some(({ rustsOn }) => rustsOn !== undefined)
        ? { heading: words.scraps, cell: t => fate(shown, t) }
        : null,
    ],
    g.data.trains,
  );
};

/** What a phase brings besides tiles, rounds and the train limit, compared with the one before. */
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
        cell: p => phaseName(shown, p) + (phases.indexOf(p) === s.phase ? ` (${words.now})` : ''),
      },
      {
        heading: words.begins,
        cell: p => (p.on !== null ? words.firstTrain(p.on) : p === phases[0] ? words.fromTheStart : dash),
      },
      { heading: labels.limit, number, cell: p => String(p.trainLimit) },
      { heading: words.tiles, cell: p => p.colours.map(colour => words.colours[colour]).join(', ') },
      { heading: words.roundsInSet, number, cell: p => String(p.rounds) },
      {
        heading: words.also,
        cell: p => news(shown, p, phases[phases.indexOf(p) - 1]).join(', ') || dash,
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
      { heading: labels.state, cell: () => labels.now },
      { heading: labels.cash, number, cell: now => bankCell(shown, now) },
      { heading: labels.phase, cell: now => phaseName(shown, phaseOf(g, now)) },
      { heading: labels.limit, number, cell: now => trainLimits(g, now) },
      { heading: words.certificateLimit, number, cell: now => certificateLimit(g, now) },
      { heading: words.roundsInSet, number, cell: now => String(phaseOf(g, now).rounds) },
    ],
    [s],
  );
};
