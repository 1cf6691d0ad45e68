import { direct, hasAddress } from '../../db/index.js';
import { mustBeFresh } from '../account/fresh.js';
import type { Deps } from '../deps.js';
import type { Actor, PersonActor } from '../types.js';

/** Who acts for the installation. Made only here, so that whoever has one has been checked. */
export interface Operator {
  /** Null on the command line, where whoever may start the program may do all. */
  readonly personId: string | null;
}

export const commandLineOperator: Operator = { personId: null };

/** Is somebody signed in here, by no link and no token, one of whose own addresses is an operator's? */
export const isOperator = async (deps: Deps, actor: Actor | null): Promise<boolean> => {
  if (actor?.kind !== 'person' || actor.grant || !deps.operators?.length) return false;
  return hasAddress(direct(deps.db), actor.personId, deps.operators);
};

/**
 * The operator who asks; null for everybody else.
 * @throws Forbidden `confirm-first` for an operator who has not signed in just now
 */
export const operatorOf = async (deps: Deps, actor: Actor | null): Promise<Operator | null> => {
  if (!(await isOperator(deps, actor))) return null;
  const { personId } = actor as PersonActor;
  await mustBeFresh(deps, actor as PersonActor);
  return { personId };
};
