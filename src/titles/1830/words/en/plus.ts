import type { OwnAsk, OwnFact, OwnNote } from '../../rules/facts.js';
import { prompt } from '../../../../words/en/rail/asks.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Asking, Buttons, Wording, WordTable } from '../../../../words/types.js';

/*
 * The other side of the board and its scenarios, in English.
 */

type Kinds = 'licence-bought';

export const plusFacts: Wording<Extract<OwnFact, { readonly kind: Kinds }>> = {
  'licence-bought': (f, n) =>
    f.private === undefined
      ? `${companyName(n, f.company)} buys a licence for the coal field on ${hexName(n, f.hex)} for ${n.money(f.price)}`
      : `${companyName(n, f.company)} has the licence for the coal field on ${hexName(n, f.hex)} from ${privateName(n, f.private)}`,
};

export const plusNotes: Wording<OwnNote> = {
  'first-tile-free': (m, n) =>
    `The first tile on ${m.hex} costs nothing, although ${n.money(80)} is printed there`,
};

export const plusButtons: Buttons<Extract<OwnFact, { readonly kind: Kinds }>> = {
  'licence-bought': (f, n) => `Buy a licence for ${n.money(f.price)}`,
};

export const plusAsks: Asking<Extract<OwnAsk, { readonly kind: 'buy-licence' }>> = {
  'buy-licence': (a, n, can) =>
    prompt(can, {
      matter: `licence for ${companyName(n, a.company)}`,
      lead: `${companyName(n, a.company)} reaches the coal field on ${hexName(n, a.hex)}; with a licence its trains may run there.`,
      ways: [
        can('licence') && {
          short: 'buy a licence',
          full: `buy a licence for ${n.money(a.price)}`,
        },
      ],
    }),
};

export const plusTerms: Pick<WordTable, 'options' | 'sideActions' | 'fields' | 'timing' | 'refusals'> = {
  options: {
    licence: 'buy a licence for the coal field',
    'lay-at-half': 'lay a tile for half the cost and close the JK',
  },
  sideActions: {
    licence: 'buy a licence for the coal field',
    'lay-at-half': 'lay a tile for half the cost and close the JK',
  },
  fields: { licence: 'Licence', last: '20% certificate' },
  timing: {
    licence: 'A licence is bought in the company’s turn when it lays track.',
    'lay-at-half':
      'The tile of the JK is laid in the turn of the company that owns it, as the tile of the turn.',
  },
  refusals: {
    'no-licence': '{company} cannot buy a licence for the coal field now.',
    'no-licence/has': '{company} has a licence already.',
    'no-licence/unreached': '{company} has no connection to the coal field on {hex}.',
    'run-stop-shut/licence':
      'Train {train} may not run to {hex}: its company has no licence for the coal field.',
    'no-licence/money': 'A licence costs {needed:money}; {company} has {has:money}.',
  },
};

export const plusPrivates: { readonly [id: string]: string } = {
  JK: 'No company builds on K9 and K11 while a player owns it. The company that buys it gets a licence for the coal field, and may once lay its tile of the turn beside the field for half the cost. This closes it; the licence stays.',
  PP: 'The company that buys it gets a licence for the coal field. It closes when that company first runs there; the licence stays.',
  PL: 'No company builds on I9 while a player owns it. Its company may once lay a tile on J2, J4, K5, J6, J8 or I9 without a connection, in addition to the tile of the turn.',
  CC: 'No company builds on I11 and J12 while a player owns it. Its company pays only $20 for a first tile on each of them. It closes when tiles lie on both.',
};
