import type { RailGame } from '../../engine/rail/contract.js';
import { plainNames, wordsFor, type Names } from '../../words/index.js';
import type { Shown } from './shown.js';

/** A hex by its coordinates and what lies there: `J14 Washington`; undefined where nothing with a name does. */
export const hexNameOnMap = ({ data }: RailGame, id: string): string | undefined => {
  const name = data.map.hexes.find(hex => hex.id === id)?.name;
  return name === undefined ? undefined : `${id} ${name}`;
};

/** The names of a game in sentences. */
export const namesShown = ({ g, s, names, language }: Shown): Names =>
  plainNames(language, names, wordsFor(s.title), hex => hexNameOnMap(g, hex));
