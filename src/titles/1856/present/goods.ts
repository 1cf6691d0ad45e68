import type { Desk, DeskRequest } from '../../../present/presenter.js';
import type { Shown } from '../../../present/rail/shown.js';
import { loanGoods } from './loans.js';
import { nationalGoods } from './national-goods.js';

/** What is on offer, or can be given up, in 1856 alone: loans, and what the CGR takes over. */
export const goods1856 = (shown: Shown, request: DeskRequest): Desk['goods'] =>
  loanGoods(shown, request) ?? nationalGoods(shown, request);
