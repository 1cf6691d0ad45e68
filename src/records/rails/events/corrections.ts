import type { Handler, Handlers } from '../contract.js';
import { note, ownerAt } from '../follower.js';
import { changed, giveMoney } from '../money.js';
import { textAt, wholeAt } from '../report.js';
import { rotationsAt } from '../tiles.js';

const giveCash =
  (sign: 1 | -1): Handler =>
  (f, line) => {
    const amount = sign * wholeAt(line, 1);
    note(f, line.number, `${textAt(line, 0)}: ${amount} by hand`, f.dialect.deviations.correction);
    giveMoney(f, ownerAt(f, line, 0), amount);
  };

/** What players have put right by hand. */
export const correctionEvents: Handlers = {
  CorrectionModeActivate: () => undefined,
  CorrectionModeDeactivate: () => undefined,
  CorrectCashAddMoney: giveCash(1),
  CorrectCashSubstractMoney: giveCash(-1),
  CorrectMapLaysTileAt: (f, line) => {
    const [tile, hex] = [textAt(line, 0), textAt(line, 1)];
    note(f, line.number, `tile ${tile} on ${hex} by hand`, f.dialect.deviations.correction);
    const [rotation] = rotationsAt(f.game, line, tile, 2);
    f.state = changed(f.state, d => {
      d.board = { ...d.board, laid: { ...d.board.laid, [hex]: `${tile}/${rotation!}` } };
    });
  },
};
