import type { Action } from '../../../engine/core/index.js';
import { privatesOf } from '../../../engine/rail/company/privates.js';
import { spotName } from '../../../engine/rail/company/tokens.js';
import { layPower } from '../../../engine/rail/company/track.js';
import { faceAt } from '../../../engine/rail/map/board.js';
import { transfer } from '../../../engine/rail/money.js';
import type { Follower, Handler, Handlers } from '../contract.js';
import { compareReported, takeFact } from '../facts.js';
import { tryAction, companyAt, presidentFor, playBest } from '../follower.js';
import { changed, giveMoney } from '../money.js';
import { textAt, wholeFrom, type ReportLine } from '../report.js';
import { rotationsAt } from '../tiles.js';
import { toStep } from './turn.js';

/** The privates by whose right the company may build on the hex. */
const rightsOn = (f: Follower, company: string, hex: string): readonly string[] =>
  privatesOf(f.game, f.state, company).filter(id => layPower.of(f.game, id)?.hex === hex);

const layTile: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const [tile, hex] = [textAt(line, 1), textAt(line, 2)];
  const cost = line.key === 'LaysTileAtFor' ? wholeFrom(line, 3) : 0;
  toStep(f, company, 'track');
  const seat = presidentFor(f, company);
  const rotations = rotationsAt(f.game, line, tile, 3);
  const lay: Action = { seat, type: 'lay', hex, tile, rotation: rotations[0]! };
  const ways = rotations.flatMap((rotation): Action[] => [
    { ...lay, rotation },
    ...rightsOn(f, company, hex).map(id => ({ ...lay, type: 'use-lay', private: id, rotation })),
  ]);
  if (playBest(f, ways)) {
    const laid = takeFact(f, 'tile-laid', { company, hex });
    compareReported(f, line.number, `cost of the tile on ${hex}`, cost, laid?.['cost'] ?? null);
    return;
  }
  tryAction(f, lay);
  if (!f.game.map.tileIndex.has(tile) || !f.game.map.hexIndex.has(hex)) return;
  f.state = changed(f.state, d => {
    const place = `${tile}/${rotations[0]!}`;
    d.board = { ...d.board, laid: { ...d.board.laid, [hex]: place } };
    transfer(d, company, 'bank', cost);
  });
};

/** The cities of the hex, as moves name them; none where there is no such hex. */
const spotsOn = (f: Follower, hex: string): readonly string[] =>
  !f.game.map.hexIndex.has(hex)
    ? []
    : faceAt(f.game.map, f.state.board, hex).stops.map((_, stop) => spotName(hex, stop));

/** The hex that a line names, perhaps with its stop or its name, in whatever part. */
const hexIn = (f: Follower, line: ReportLine): string => {
  const names = line.args.slice(1).map(text => text.split(/[/ ]/)[0]!);
  return names.find(name => f.game.map.hexIndex.has(name)) ?? textAt(line, 1).split('/')[0]!;
};

const layToken: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const hex = hexIn(f, line);
  const cost = line.key === 'LAYS_TOKEN_ON' ? wholeFrom(line, 1) : 0;
  const seat = presidentFor(f, company);
  const spots = spotsOn(f, hex);
  const free = cost > 0 ? [] : privatesOf(f.game, f.state, company);
  const byRight = free.flatMap(id =>
    spots.map((spot): Action => ({ seat, type: 'use-token', private: id, spot })),
  );
  if (playBest(f, byRight)) return;
  toStep(f, company, 'token');
  if (playBest(f, byRight)) return;
  const ways = spots.map((spot): Action => ({ seat, type: 'token', spot }));
  if (!playBest(f, ways)) {
    tryAction(f, ways[0] ?? { seat, type: 'token', spot: hex });
    if (spots.length > 0) forceToken(f, company, hex, cost);
    return;
  }
  const placed = takeFact(f, 'token-placed', { company, hex });
  compareReported(f, line.number, `cost of the token on ${hex}`, cost, placed?.['cost'] ?? null);
};

/** Places the token in the first city of the hex that has room. */
const forceToken = (f: Follower, company: string, hex: string, cost: number): void => {
  const { stops } = faceAt(f.game.map, f.state.board, hex);
  const { tokens } = f.state.board;
  const stop = stops.findIndex(
    ({ slots }, at) => slots > tokens.filter(token => token.hex === hex && token.stop === at).length,
  );
  if (stop >= 0)
    f.state = { ...f.state, board: { ...f.state.board, tokens: [...tokens, { company, hex, stop }] } };
  giveMoney(f, company, -cost);
};

export const buildingEvents: Handlers = {
  LaysTileAt: layTile,
  LaysTileAtFor: layTile,
  LAYS_TOKEN_ON: layToken,
  LAYS_FREE_TOKEN_ON: layToken,
};
