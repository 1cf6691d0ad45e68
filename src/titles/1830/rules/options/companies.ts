import type { Tie } from '../../../../engine/core/index.js';
import { trackRules } from '../../../../engine/rail/company/track.js';
import type { CompanyData, RailData } from '../../../../engine/rail/data.js';
import { hasTokenOn } from '../../../../engine/rail/map/board.js';
import { onOffVariant, type VariantChange, type Variant } from '../../../../engine/rail/variants/index.js';
import { furtherCompany, higherLimits } from '../companies.js';
import { withHomes } from '../homes.js';
import { withStation, withTwins, withTwinUpgrades } from '../station.js';

/** A company more, with the limits for it; its tokens cost what those of others do in that scenario. */
const withCompany =
  (company: CompanyData) =>
  (d: RailData): RailData => {
    const prices = d.companies[0]!.tokens;
    const tokens = company.tokens.map((_, i) => prices[i]!);
    return withHomes({
      ...d,
      certificateLimit: higherLimits,
      companies: [...d.companies, { ...company, tokens }],
    });
  };

const schuylkill = 'G15';

/** Its home without a city: any plain track can be laid there (V-7.5). */
const withSchuylkill = (d: RailData): RailData => {
  const plain = d.map.tiles.filter(({ stops }) => stops.length === 0);
  const first = plain.filter(({ colour }) => colour === 'yellow');
  const ids = (tiles: typeof plain): readonly string[] => tiles.map(({ id }) => id);
  const hexes = d.map.hexes.map(hex => (hex.id === schuylkill ? { ...hex, name: 'Schuylkill Valley' } : hex));
  return {
    ...d,
    map: {
      ...d.map,
      hexes: withStation(hexes, schuylkill, ids(first)),
      tiles: withTwins(d.map.tiles, ids(plain)),
      upgrades: withTwinUpgrades(d.map.upgrades, ids(plain)),
    },
  };
};

/** The Reading pays $60 there for its first tile, if it has its home there (V-7.5). */
const cheapSchuylkill = trackRules.change(was => ({
  trackCost: (g, s, company, hex, placement) => {
    const cost = was.trackCost(g, s, company, hex, placement);
    // Nobody else can have a token there.
    return hex === schuylkill && hasTokenOn(s.board, company, hex) ? Math.min(cost, 60) : cost;
  },
}));

const reading: VariantChange = {
  data: d => withSchuylkill(withCompany(furtherCompany('RDR'))(d)),
  rules: [cheapSchuylkill],
};

const extra = (id: string, change: VariantChange, excludes: readonly Tie[]): Variant => {
  const { setting, features } = onOffVariant(id, change);
  return { setting: { ...setting, excludes: [...excludes, { setting: 'higher-cert-limits' }] }, features };
};

/**
 * Companies of the box in any combination (V-1.6), where they are not in the game anyway. The homes of the N&W are on the
 * other side of the board alone, where it is in every scenario.
 */
export const extraCompanies: readonly Variant[] = [
  extra('extra-pmq', { data: withCompany(furtherCompany('PMQ')) }, [
    { setting: 'board', is: ['level-field', 'canadian'] },
  ]),
  extra('extra-nkp', { data: withCompany(furtherCompany('NKP')) }, [
    { setting: 'board', is: ['empire', 'west-virginia'] },
  ]),
  // S-6 has its own Reading.
  extra('extra-rdr', reading, [{ setting: 'dave' }]),
];
