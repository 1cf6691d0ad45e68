import { servicePresenter } from '../../../src/present/rail/service-presenter.js';
import { position, submit } from '../../../src/service/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { browser, type Browser } from './browser.js';
import { type Player, startWorld, type World } from './world.js';

/** All privates are sold, then the B&O gets its par: the first stock round has begun. */
export const auction = ['take SV', 'take CS', 'take DH', 'take MH', 'take CA', 'take BO', 'par B&O 100'];

export interface RailGame {
  readonly world: World;
  readonly id: string;
  readonly anna: Player;
  readonly bert: Player;
  readonly guest: Browser;
  /** Plays lines of notation, each for whoever is asked. */
  readonly play: (...lines: readonly string[]) => Promise<void>;
}

/** A game of 1830 of Anna and Bert, and a guest who looks on. */
export const startRailGame = async (): Promise<RailGame> => {
  const world = await startWorld({ titles: [title1830], presenters: { 1830: servicePresenter(title1830) } });
  const [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  const id = await world.game([anna, bert], {}, title1830.id);
  const play = async (...lines: readonly string[]): Promise<void> => {
    for (const line of lines) {
      const { turn, number } = await position(world.deps, null, { gameId: id });
      const seat = turn.asked[0]!;
      const action = title1830.notation.parse(line, seat);
      await submit(world.deps, [anna, bert][seat]!.actor, { gameId: id, expected: number, action });
    }
  };
  return { world, id, anna, bert, guest: browser(world.app), play };
};
