import { completeSettings, play, type Settings } from '../../src/engine/core/index.js';
import type { RailGame } from '../../src/engine/rail/contract.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { networkOf } from '../../src/engine/rail/map/network.js';
import { capitalOf } from '../../src/engine/rail/shares/capital.js';
import { POOL, TREASURY, type Holder, type RailState, type Round } from '../../src/engine/rail/state.js';
import { fillIn } from './menu.js';
import {
  companyTurn,
  positionOf,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from './rail-position.js';
import { below, pick, type Rng } from './random.js';

type Certs = readonly Holder[];

const sumOf = (sizes: readonly number[], certs: Certs, holder: Holder): number =>
  sizes.reduce((sum, size, i) => sum + (certs[i] === holder ? size : 0), 0);

/** Nobody: where a title's shares lie before anybody buys them. */
const UNSOLD = -9;

/**
 * Certificates dealt out by chance. Who has most of the others has the president's; where nobody has a
 * certificate's worth the office may be vacant, if the title knows that.
 */
const dealt = (sizes: readonly number[], seats: number, vacant: boolean, rng: Rng): Certs => {
  const owners = [...Array.from({ length: seats }, (_, seat) => seat), POOL, UNSOLD];
  const some = owners.filter(() => rng() < 0.6);
  // Of many companies hardly more is out than the two large certificates.
  const out = rng();
  const certs: Holder[] = sizes.map((size, i) =>
    i === 0 || some.length === 0 || (size === sizes[1] && rng() > out) ? UNSOLD : pick(rng, some),
  );
  const most = Math.max(...Array.from({ length: seats }, (_, seat) => sumOf(sizes, certs, seat)));
  const largest = owners.filter(seat => seat >= 0 && sumOf(sizes, certs, seat) === most);
  certs[0] = vacant && most < sizes[0]! && rng() < 0.3 ? POOL : pick(rng, largest);
  for (let i = 1; sumOf(sizes, certs, POOL) > 50; i++) if (certs[i] === POOL) certs[i] = UNSOLD;
  return certs;
};

/**
 * A company whose president has hardly more than the office, and another player nothing but the last certificate:
 * then it matters which of them can go for which.
 */
const barelyLed = (sizes: readonly number[], seats: number, leader: number, rng: Rng): Certs => {
  const other = (leader + 1 + below(rng, seats - 1)) % seats;
  const single = (): Holder => (rng() < 0.9 ? UNSOLD : pick(rng, [leader, POOL]));
  return sizes.map((_, i) => (i === 0 ? leader : i === sizes.length - 1 ? other : single()));
};

/** Little money or none. */
const poorly = (rng: Rng): number => (rng() < 0.5 ? 0 : below(rng, rng() < 0.8 ? 120 : 700));

const poorCompany = (
  g: RailGame,
  id: string,
  seats: number,
  trains: readonly string[],
  settings: Settings,
  leader: number | null,
  rng: Rng,
): CompanySetup => {
  const sizes = g.company[id]!.certs;
  const certs =
    leader === null
      ? dealt(sizes, seats, capitalOf(g, id).unsold === TREASURY, rng)
      : barelyLed(sizes, seats, leader, rng);
  const last = certs.at(-1)!;
  const cells = g.data.market.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell && !cell.closes && !cell.ends && cell.zone !== 'blue' ? [[r, c] as const] : [],
    ),
  );
  const issued = settings['game'] === 'advanced' || settings['game'] === 'electric';
  return {
    shares: Array.from({ length: seats }, (_, seat) => sumOf(sizes, certs, seat)),
    president: certs[0]!,
    pool: sumOf(sizes, certs, POOL),
    ...(sizes.at(-1)! > sizes[1]! && last !== UNSOLD ? { last: last === POOL ? 'pool' : last } : {}),
    // The cheap end of the market more often than not.
    cell: cells[rng() < 0.5 ? cells.length - 1 - below(rng, 12) : below(rng, cells.length)]!,
    cash: poorly(rng),
    trains,
    floated: true,
    operated: rng() < 0.9,
    bonds: issued && rng() < 0.5 ? 1 : 0,
  };
};

/** Tiles that these companies could have laid, some of them one after another. */
const track = (
  title: RailTitle,
  g: RailGame,
  setup: Omit<PositionSetup, 'round'>,
  companies: readonly string[],
  rng: Rng,
): RailState['board']['laid'] => {
  let laid: RailState['board']['laid'] = {};
  for (const company of companies) {
    const { certs } = g.company[company]!;
    const rich = { shares: [100 - certs.at(-1)!], cash: 900 };
    const state = positionOf(title, {
      ...setup,
      companies: { [company]: rich },
      laid,
      round: companyTurn(company),
    });
    const forms = title.menu(state, 0).filter(option => option.type === 'lay');
    if (forms.length > 0) ({ laid } = play(title, state, fillIn(pick(rng, forms), 0, rng)).state.board);
  }
  return laid;
};

/**
 * The middle of a game in which next to nobody has money: companies with routes and without trains, bonds,
 * shares spread over everybody, the pool and the last certificate, offices that are vacant where a title has that.
 */
export const poorPosition = (title: RailTitle, seats: number, chosen: Settings, rng: Rng): RailState => {
  const settings = completeSettings(title.settings, chosen);
  const g = title.game(settings);
  // Now and then one player has all the offices and hardly anything else.
  const leader = rng() < 0.4 ? below(rng, seats) : null;
  const most = leader === null ? rng() : 1;
  const ids = g.data.companies.map(c => c.id).filter(() => rng() < most);
  const companies = ids.length > 0 ? ids : [g.data.companies[0]!.id];
  const homes = companies.map(id => {
    const { home } = g.company[id]!;
    const at = 'choose' in home ? home.choose[0]! : { hex: home.hex, stop: home.stop ?? 0 };
    return `${id} ${at.hex}${at.stop === 0 ? '' : `.${String(at.stop)}`}`;
  });
  const buyable = g.data.trains.filter(t => t.alsoFrom === undefined && t.count !== null);
  const at = below(rng, buyable.length);
  const next = buyable[at]!;
  const setup = {
    seats,
    settings: chosen,
    next: next.name,
    left: 1 + below(rng, Math.min(2, next.count!)),
    tokens: homes,
  };
  const laid = track(title, g, setup, companies, rng);
  // Of the kind before one train that still runs.
  const kept = buyable.slice(Math.max(0, at - 1), at).map(t => t.name);
  const made = new Map(
    companies.map((id, i) => [id, poorCompany(g, id, seats, i === 0 ? kept : [], settings, leader, rng)]),
  );
  const led = companies.filter(id => made.get(id)!.president! >= 0);
  const privates = Object.fromEntries(
    g.data.privates.map(({ id }) => [id, rng() < 0.5 ? 'closed' : below(rng, seats)]),
  );
  const inRound = (round: Round): RailState =>
    positionOf(title, {
      ...setup,
      cash: Array.from({ length: seats }, (_, seat) => (seat === leader ? below(rng, 30) : poorly(rng))),
      companies: Object.fromEntries(made),
      privates,
      laid,
      set: 2 + below(rng, 3),
      round,
    });
  const resting = inRound(stockTurn(seats, below(rng, seats)));
  if (led.length === 0 || rng() < 0.1) return resting;
  const runs = led.filter(id => networkOf(g.map, resting.board, id).canRun);
  const company = pick(rng, runs.length > 0 ? runs : led);
  // Little is missing: that is where it matters how much a single share brings.
  const cash = Math.max(0, next.price - 1 - below(rng, leader === null ? 150 : 50));
  made.set(company, { ...made.get(company)!, trains: [], cash });
  const steps = ['track', 'trains', 'trains', ...(g.step['shares'] ? ['shares'] : [])];
  const step = leader === null ? pick(rng, steps) : 'trains';
  const waiting = led.filter(id => id !== company);
  return inRound(companyTurn(company, { step, begun: step !== 'track', waiting, of: 2 }));
};
