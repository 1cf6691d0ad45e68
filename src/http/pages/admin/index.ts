import type { HttpDeps } from '../../deps.js';
import type { Served } from '../../routes.js';
import { announcementPages } from './announcements.js';
import { checkPages } from './checks.js';
import { operatedSetPages } from './data-sets.js';
import { operatedGamePages } from './games.js';
import { operatedJobPages } from './jobs.js';
import { operatedMailPages } from './mails.js';
import { overviewPages } from './overview.js';
import { operatedPeoplePages } from './people.js';

/** The pages for operators, guarded by `operatorsOnly`. */
export const adminPages = (deps: HttpDeps): readonly Served[] => [
  ...overviewPages(deps),
  ...operatedGamePages(deps),
  ...operatedPeoplePages(deps),
  ...operatedMailPages(deps),
  ...operatedJobPages(deps),
  ...checkPages(deps),
  ...operatedSetPages(deps),
  ...announcementPages(deps),
];
