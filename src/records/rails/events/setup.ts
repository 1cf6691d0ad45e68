import type { Follower, Handlers } from '../contract.js';
import { compareReported, takeFact } from '../facts.js';
import { note } from '../follower.js';
import { textAt, wholeAt } from '../report.js';

const nothing = (): void => undefined;

/** Has the report numbers for phases, from 1 on, as older versions have, in place of their trains? */
const numbersPhases = ({ lines }: Follower): boolean =>
  lines.find(({ key }) => key === 'StartOfPhase')?.args[0] === '1';

/** The head of a report, and what it says of options. */
export const setupEvents: Handlers = {
  GameIs: nothing,
  PlayerIs: nothing,
  PlayersReordered: nothing,
  PlayerCash: (f, line) => {
    compareReported(f, line.number, 'money of a player', wholeAt(line, 0), f.state.players[0]!.cash);
  },
  BankHas: nothing,
  BankSizeIs: (f, line) => {
    const bank = wholeAt(line, 0);
    if (bank === f.state.bank) return;
    const text = `the bank has ${bank}, by the rules ${f.state.bank}`;
    note(f, line.number, text, f.dialect.deviations.option);
    f.state = { ...f.state, bank };
  },
  VariantIs: (f, line) => {
    note(f, line.number, `variant ${textAt(line, 0)}`, f.dialect.deviations.option);
  },
  StartOfPhase: (f, line) => {
    const { name, on } = f.game.data.phases[f.state.phase]!;
    const told = takeFact(f, 'phase-begins');
    const phase = textAt(line, 0);
    if (told && told['phase'] !== name && phase !== on && !numbersPhases(f)) return;
    compareReported(
      f,
      line.number,
      'phase',
      phase,
      numbersPhases(f) ? String(f.state.phase + 1) : (on ?? name),
    );
  },
};
