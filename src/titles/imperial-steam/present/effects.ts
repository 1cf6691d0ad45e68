import type { Action, Fact } from '../../../engine/core/index.js';
import type { Language } from '../../../words/index.js';
import type { SteamFact } from '../rules/facts.js';
import { columnOf } from '../rules/influence/track.js';
import { totalOf } from '../rules/position/questions.js';
import type { SteamState } from '../rules/position/state.js';
import type { ChangeRequest } from '../../../present/presenter.js';
import { asState, labelsOf, lotsOf, money } from './shown.js';

/* What a move changes for whoever makes it. */

type Told = Pick<ChangeRequest, 'seat' | 'language'>;

/** What a player looks at, by what it is called. */
const readings = (s: SteamState, { seat, language }: Told): readonly (readonly [string, string])[] => {
  const words = labelsOf({ language });
  const player = s.players[seat]!;
  return [
    [words.cash, money({ language }, player.money)],
    [words.influence, String(columnOf(s, seat))],
    [words.sharePrice, String(player.share)],
    [words.goodsStored, String(totalOf(player.goods))],
  ];
};

/** What differs between two positions: `Cash 120 → 80`. */
export const effectsBetween = ({ before, after, ...told }: ChangeRequest): readonly string[] => {
  const now = readings(asState(after), told);
  return readings(asState(before), told).flatMap(([what, was], at) => {
    const is = now[at]![1];
    return was === is ? [] : [`${what} ${was} → ${is}`];
  });
};

/** What tells a move from others at the same place: what it costs and gains. */
export const briefOf = (request: ChangeRequest & { readonly facts: readonly Fact[] }): readonly string[] => {
  const said = request.facts as unknown as readonly SteamFact[];
  const sent = said.find(fact => fact.kind === 'goods-discarded' && fact.seat === request.seat);
  return [
    ...(sent?.kind === 'goods-discarded'
      ? [
          lotsOf(
            { s: asState(request.after), language: request.language },
            { wood: 0, stone: 0, iron: 0, coal: 0, ...sent.goods },
          ),
        ]
      : []),
    ...effectsBetween(request),
  ];
};

/** A bid is a secret, but not to its maker. */
export const amountOf = ({ type, amount }: Action, language: Language): string | undefined =>
  type === 'bid' && typeof amount === 'number' ? money({ language }, amount) : undefined;
