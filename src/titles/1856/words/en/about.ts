import type { WordTable } from '../../../../words/types.js';
import { settings, title } from './settings.js';

/** What 1856 is, its settings and what its privates do, in English. */
export const about: WordTable = {
  title,
  settings,
  things: {
    private: {
      FT: 'No company builds on L3 while a player owns it.',
      WSRC: 'No company builds in Kitchener (I12) while a player owns it. The company that owns it may lay tile 59 there, place a token free of charge or both, without a connection, instead of the tile and the token of the turn. It closes after that turn.',
      TCC: 'No company builds on H11 while a player owns it. The company that owns it may lay the first tile there without a connection, in addition to the tile of the turn.',
      GLSC: 'The company that owns it may put the port marker on a hex with a port: each of its runs that stops there earns $20 more, until the first 6-train. This closes it.',
      NFSBC:
        'The company that owns it has the bridge right: each of its trains that runs to Buffalo earns $10 more. Other companies can buy this right for $50 once no player owns the private company any more.',
      SCFTC:
        'The company that owns it has the tunnel right: each of its trains that runs to Sarnia earns $10 more. Other companies can buy this right for $50 once no player owns the private company any more.',
    },
  },
};
