import type { RailGame } from '../../engine/rail/contract.js';

/** An offer is answered, whatever else whoever is asked may do in their turn. */
const answers = ['accept', 'decline'];

/** Kinds of move that the menu has besides what is asked: trades, rights of privates, loans; besides an offer, all but its answers. */
export const besides = ({ moves }: RailGame, ask: string): readonly string[] =>
  Object.values(moves).flatMap(({ type, aside }) =>
    (ask === 'offer' ? !answers.includes(type) : aside && !aside.includes(ask)) ? [type] : [],
  );

/** A private goes to its owner's company for as much as it may, as a rule; a par binds for the whole game. */
export const unchosen = (type: string, field: string): 'most' | 'nothing' | undefined => {
  if (field !== 'price') return undefined;
  return type === 'acquire' ? 'most' : type === 'par' ? 'nothing' : undefined;
};
