import type { RailGame } from '../contract.js';

/** How a train is pointed at: by its name, or as `train 2` where a company is numbered like it. */
export const trainThing = (g: RailGame, name: string): string => (g.company[name] ? `train ${name}` : name);

/** The train that is pointed at by this; undefined where it is none. */
export const trainPointedAt = (g: RailGame, of: string | null): string | undefined =>
  g.data.trains.find(({ name }) => trainThing(g, name) === of)?.name;
