import { pathTitle } from '../fixtures/path/title.js';

/** More choices than anybody makes before a service is killed for the last time. */
const CHOICES = 400;

/** A choice of seat 0, and two moves that nothing else is possible for, over and over. */
export const forcedPath = pathTitle(
  Array.from({ length: CHOICES }, () => ['0: go stay', '1: go', '0: pick']).flat(),
);

/** How many rows belong to a choice. */
export const ROWS_OF_A_CHOICE = 3;
