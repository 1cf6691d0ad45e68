import {
  Illegal,
  completeSettings,
  fits,
  play,
  type Action,
  type Drawn,
  type Fact,
  type Option,
} from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { phaseOf } from '../../src/engine/rail/game.js';
import { priceOf } from '../../src/engine/rail/shares/market.js';
import { percentOf } from '../../src/engine/rail/shares/shares.js';
import { POOL, type RailState } from '../../src/engine/rail/state.js';
import { deepFreeze } from './freeze.js';
import { beginPlainly, positionOf, type PositionSetup } from './rail-position.js';

/** What tests of one title do at its table. */
export type RailTable = ReturnType<typeof railTable>;

/** The table of a title: positions, moves in notation, menus and what can be read off. */
export const railTable = (title: RailTitle) => {
  /** A position in the middle of a game, with all money accounted for. */
  const position = (setup: PositionSetup): RailState => positionOf(title, setup);

  /** The start of a game: the auction of the privates. */
  const newGame = (
    seats: number,
    settings: PositionSetup['settings'] = {},
    draws: readonly Drawn[] = [],
  ): RailState =>
    deepFreeze(
      beginPlainly(
        title,
        { rules: title.rules, seats, settings: completeSettings(title.settings, settings) },
        draws,
      ),
    );

  /** A line of notation as the action of a seat. */
  const read = (seat: number, line: string): Action => title.notation.parse(line, seat);

  /** Plays one move, written in notation, with its facts; the sums are checked. */
  const actFully = (
    state: RailState,
    seat: number,
    line: string,
  ): { readonly state: RailState; readonly facts: readonly Fact[] } => {
    const action = read(seat, line);
    const offered = title.menu(state, seat).some(option => fits(option, action));
    const applied = play(title, state, action);
    if (!offered) throw new Error(`accepted but not offered: ${line}`);
    title.audit(applied.state);
    return { state: deepFreeze(applied.state), facts: applied.facts };
  };

  /** The position after one move, written in notation. */
  const act = (state: RailState, seat: number, line: string): RailState => actFully(state, seat, line).state;

  /** Plays moves written as `0 buy PRR`, each with its seat. */
  const acts = (state: RailState, ...lines: readonly string[]): RailState =>
    lines.reduce((now, line) => {
      const at = line.indexOf(' ');
      return act(now, Number(line.slice(0, at)), line.slice(at + 1));
    }, state);

  /** The facts of one kind that a move brought. */
  const factsOf = (state: RailState, seat: number, line: string, kind: string): readonly Fact[] =>
    actFully(state, seat, line).facts.filter(fact => fact.kind === kind);

  /** How a move is refused; the menu must not offer it either. */
  const refusalOf = (state: RailState, seat: number, line: string): Illegal => {
    const action = read(seat, line);
    try {
      play(title, state, action);
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      const open = title.menu(state, seat).some(option => fits(option, action) && !isChecked(option));
      if (open) throw new Error(`offered but refused with ${error.code}: ${line}`, { cause: error });
      return error;
    }
    throw new Error(`not refused: ${line}`);
  };

  /**
   * The code with which a move is refused.
   * @throws Error when it is accepted
   */
  const refused = (state: RailState, seat: number, line: string): string => refusalOf(state, seat, line).code;

  /** The same with the case, as `code/case`. */
  const refusedCase = (state: RailState, seat: number, line: string): string => {
    const { code, params } = refusalOf(state, seat, line);
    return `${code}/${String(params['case'])}`;
  };

  const isChecked = (option: Option): boolean =>
    Object.values(option.fields).some(field => 'checked' in field);

  /** Is the move on the seat's menu? It is then accepted, and refused otherwise. */
  const may = (state: RailState, seat: number, line: string): boolean => {
    const action = read(seat, line);
    if (!title.menu(state, seat).some(option => fits(option, action))) {
      refused(state, seat, line);
      return false;
    }
    act(state, seat, line);
    return true;
  };

  /** Kinds of move on the seat's menu, each once. */
  const kinds = (state: RailState, seat: number): readonly string[] => [
    ...new Set(title.menu(state, seat).map(option => option.type)),
  ];

  /** All forms of one kind on the seat's menu. */
  const forms = (state: RailState, seat: number, type: string): readonly Option[] =>
    title.menu(state, seat).filter(option => option.type === type);

  /** Whole menu choices of one field, over all forms of a kind. */
  const choices = (
    state: RailState,
    seat: number,
    type: string,
    field: string,
  ): readonly (string | number)[] => [
    ...new Set(
      forms(state, seat, type).flatMap(({ fields }) => {
        const f = fields[field];
        return f && 'oneOf' in f ? f.oneOf.filter(value => typeof value !== 'boolean') : [];
      }),
    ),
  ];

  /** The run that the menu proposes, as a line of notation. */
  const bestRun = (state: RailState, seat: number): string => {
    const field = forms(state, seat, 'run')[0]?.fields['runs'];
    if (!field || !('propose' in field)) throw new Error('nothing to run');
    return title.notation.print({ seat, type: 'run', runs: field.propose });
  };

  /** Who is asked, and for what kind of decision. */
  const asks = (state: RailState): string => {
    const { asked, ask } = title.turn(state);
    return `${asked.join(' ')} ${ask.kind}`;
  };

  const cash = (state: RailState): readonly number[] => state.players.map(p => p.cash!);

  const price = (state: RailState, company: string): number | null =>
    priceOf(title.game(state.settings), state, company);

  const phase = (state: RailState): string => phaseOf(title.game(state.settings), state).name;

  /** Percent of a company by seat. */
  const shares = (state: RailState, company: string): readonly number[] =>
    state.players.map((_, seat) => percentOf(title.game(state.settings), state, company, seat));

  /** The seat with the president's certificate; -1 while it is in the offering. */
  const president = (state: RailState, company: string): number => state.companies[company]!.certs[0]!;

  /** Percent of a company in the pool. */
  const inPool = (state: RailState, company: string): number =>
    percentOf(title.game(state.settings), state, company, POOL);

  /** A company's turn where it is in the operating round, as `PRR trains`. */
  const turn = (state: RailState): string =>
    state.round.kind === 'operating' ? `${state.round.company} ${state.round.step}` : state.round.kind;

  /** What the tables say in a column that a feature brings: of a company, a seat or a private. */
  const column = (state: RailState, name: string, of: string | number): unknown => {
    const g = title.game(state.settings);
    const own = g.features.flatMap(({ columns = [], playerColumns = [], privateColumns = [] }) => [
      ...columns,
      ...playerColumns,
      ...privateColumns,
    ]);
    return own.find(one => one.name === name)!.value(g, state, of as never);
  };

  return {
    position,
    newGame,
    read,
    actFully,
    act,
    acts,
    factsOf,
    refused,
    refusedCase,
    may,
    kinds,
    forms,
    choices,
    bestRun,
    asks,
    cash,
    price,
    phase,
    shares,
    president,
    inPool,
    turn,
    column,
  };
};
