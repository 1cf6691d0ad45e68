import { must, type Action } from '../../core/index.js';
import { textField } from './fields.js';
import type { RailGame } from '../contract.js';

/** The private an action is about. @throws Illegal `bad-field`, `company-not-private`, `unknown-private` */
export const privateField = (g: RailGame, action: Action): string => {
  const id = textField(action, 'private');
  const known = g.data.privates.map(p => p.id);
  must(!g.company[id], 'company-not-private', { company: id, known });
  must(g.private[id], 'unknown-private', { private: id, known });
  return id;
};

/** The company an action is about. @throws Illegal `bad-field`, `private-not-company`, `unknown-company` */
export const companyField = (g: RailGame, action: Action): string => {
  const id = textField(action, 'company');
  const known = g.data.companies.map(c => c.id);
  must(!g.private[id], 'private-not-company', { private: id, known });
  must(g.company[id], 'unknown-company', { company: id, known });
  return id;
};
