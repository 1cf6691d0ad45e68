import type { PersonRow } from '../db/index.js';
import { cleanLanguage } from './text.js';
import type { PersonActor } from './types.js';

/**
 * A person for whom something is looked up or done though they have no session: a mail goes out, a reply comes in, a
 * command names them.
 */
export const withoutSession = (person: PersonRow): PersonActor => ({
  kind: 'person',
  personId: person.id,
  name: person.name,
  language: cleanLanguage(person.language),
  timeZone: person.timeZone,
  sessionId: '',
});
