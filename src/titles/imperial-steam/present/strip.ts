import { playerMark } from '../../../board/index.js';
import { columnOf } from '../rules/influence/track.js';
import { incomeOf } from '../rules/round/between.js';
import type { Strip, StripRequest } from '../../../present/presenter.js';
import { asState, labelsOf, money } from './shown.js';

/** Money, income and influence of everybody. */
export const steamStrip = ({ view, names, language }: StripRequest): Strip => {
  const s = asState(view);
  const shown = { s, names, language };
  const number = true;
  const words = labelsOf(shown);
  return {
    columns: [
      { heading: words.cash, number },
      { heading: words.income, number },
      { heading: words.influence, number },
    ],
    rows: s.players.map((player, seat) => ({
      mark: playerMark(seat, names),
      cells: [money(shown, player.money), money(shown, incomeOf(player)), String(columnOf(s, seat))],
    })),
  };
};
