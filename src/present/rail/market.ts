import { arrowSample, cellSample, onPage, marketLines, shareMarket, type Market } from '../../board/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { Zone } from '../../engine/rail/data.js';
import { phaseOf } from '../../engine/rail/game.js';
import type { Cell, RailState, Source } from '../../engine/rail/state.js';
import { buyingRules } from '../../engine/rail/stock/buying.js';
import { limitRules } from '../../engine/rail/stock/limits.js';
import { startingRules } from '../../engine/rail/stock/starting.js';
import { percent } from '../../words/index.js';
import { railLabels, readingLabels, viewWords } from '../../words/rail/shown.js';
import type { LegendEntry, PresentRequest, Section } from '../presenter.js';
import { looks } from './looks.js';
import { money, type Shown } from './shown.js';
import { leadOf } from './views/lead.js';
import { companiesToStart, parAnchor, sharesLedger, sharesToStart, startsByPrice } from './views/shares.js';

const spot = ([row, col]: Cell): { row: number; col: number } => ({ row, col });

/** The share market; `before` is the position from which markers are shown to have moved. */
export const marketOf = (g: RailGame, s: RailState, before?: RailState): Market => ({
  rows: g.data.market,
  markers: s.stack.flatMap(company => {
    const { cell } = s.companies[company]!;
    return cell ? [{ company, ...spot(cell) }] : [];
  }),
  locked: phaseOf(g, s).lockedZones ?? [],
  ...(before && {
    before: Object.fromEntries(
      Object.entries(before.companies).flatMap(([id, { cell }]) => (cell ? [[id, spot(cell)]] : [])),
    ),
  }),
});

/** The position with the marker of a company moved into the zone, to be asked for the rules there. */
const inZone = (g: RailGame, s: RailState, company: string, zone: Zone): RailState | undefined => {
  for (const [row, cells] of g.data.market.entries()) {
    const col = cells.findIndex(cell => cell?.zone === zone);
    const cell: Cell = [row, col];
    if (col >= 0)
      return { ...s, companies: { ...s.companies, [company]: { ...s.companies[company]!, cell } } };
  }
  return undefined;
};

/** What the rules say of shares whose marker stands in the zone, where it is more than outside all zones. */
const freedoms = ({ g, s, language }: Shown, zone: Zone): readonly string[] | undefined => {
  const words = readingLabels[language];
  const company = g.data.companies[0]!.id;
  const there = inZone(g, s, company, zone);
  if (!there) return undefined;
  const most = limitRules.of(g).holdingLimit(g, there, company);
  const severalFrom = (source: Source): boolean => buyingRules.of(g).mayBuySeveral(g, there, company, source);
  return [
    ...(phaseOf(g, s).lockedZones?.includes(zone) ? [words.locked] : []),
    ...(limitRules.of(g).countsForLimit(g, there, company) ? [] : [words.doesNotCount]),
    ...(most > g.data.holdingLimit ? [words.mayHold(percent(language, most))] : []),
    ...(severalFrom('pool') ? [severalFrom('ipo') ? words.severalAnywhere : words.several] : []),
  ];
};

const zones: readonly Zone[] = ['yellow', 'orange', 'brown', 'blue'];

/** Prices at which some company may start now, the lowest first. */
const parPricesOf = (g: RailGame, s: RailState): readonly number[] => {
  const { parPrices, parrableCompanies } = startingRules.of(g);
  const all = new Set(parrableCompanies(g, s).flatMap(id => parPrices(g, s, id)));
  return [...all].sort((a, b) => a - b);
};

/** What the zones, frames and words of the market mean by the rules of this game. */
const legendOf = (shown: Shown, moved: boolean): readonly LegendEntry[] => {
  const { g, s, language } = shown;
  const words = readingLabels[language];
  const cells = g.data.market.flat().filter(cell => cell !== null);
  const sample = (cell: Parameters<typeof cellSample>[0], locked = false): string =>
    cellSample(cell, { theme: onPage, language, locked });
  const pars = parPricesOf(g, s).map(price => money(shown, price));
  return [
    ...zones.flatMap(zone => {
      const said = freedoms(shown, zone);
      if (!said) return [];
      const name = words.zone(words.zoneNames[zone]);
      const locked = phaseOf(g, s).lockedZones?.includes(zone) ?? false;
      return [{ sample: sample({ zone }, locked), text: [name, said.join(', ')].filter(Boolean).join(': ') }];
    }),
    ...(pars.length > 0 && cells.some(({ par }) => par)
      ? [{ sample: sample({ par: true }), text: `${words.startsHere}: ${pars.join(', ')}` }]
      : []),
    ...(cells.some(({ closes }) => closes)
      ? [{ sample: sample({ closes: true }), text: words.closesHere }]
      : []),
    ...(cells.some(({ ends }) => ends) ? [{ sample: sample({ ends: true }), text: words.endsHere }] : []),
    ...(moved ? [{ sample: arrowSample(onPage), text: words.cameFrom }] : []),
  ];
};

/**
 * The share market with what its zones mean, and who holds what; there one buys, sells and starts companies. Markers that
 * moved since `before` have arrows.
 */
export const marketSection = (
  shown: Shown,
  before: RailState | undefined,
  {
    acts = {},
    why,
    tell,
    seat = null,
    menu,
  }: Partial<Pick<PresentRequest, 'acts' | 'why' | 'tell' | 'seat' | 'menu'>>,
): Section => {
  const { g, s, language } = shown;
  const market = marketOf(g, s, before);
  const words = readingLabels[language];
  const leads = leadOf(g, s) === 'market';
  const viewer = { seat, menu, why, tell };
  const [behind, toStart] = [startsByPrice(shown, viewer), companiesToStart(shown, viewer)];
  const pars = new Set(behind.map(({ id }) => id));
  return {
    id: 'market',
    heading: leads ? viewWords[language].stockRound : railLabels[language].market,
    ...(leads && { leads }),
    ...(market.rows.length < 3 && { flat: true as const }),
    svg: shareMarket({
      market,
      companies: looks(g),
      theme: onPage,
      language,
      ...(pars.size > 0 && {
        parHref: price => (pars.has(parAnchor(price)) ? `#${parAnchor(price)}` : null),
      }),
      ...((tell ?? menu) && {
        href: company => acts[company]?.[0]?.href ?? tell?.(company) ?? null,
      }),
    }),
    behind,
    ledgers: [sharesLedger(shown, viewer)],
    ...(toStart.length > 0 && {
      chips: { heading: viewWords[language].toStart(sharesToStart(shown)), of: toStart },
    }),
    legend: { heading: words.marketLegend, entries: legendOf(shown, before !== undefined) },
    lines: [`${words.stack}.`],
    text: marketLines(market, { language, width: 200 }),
  };
};
