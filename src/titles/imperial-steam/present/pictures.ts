import { drawing, type Svg } from '../../../board/svg.js';
import { lettering } from '../../../board/theme.js';
import { contractOf } from '../rules/contract/secure.js';
import { goods, hubColours, type Good, type HubColour } from '../rules/data/index.js';
import { steamBoardWords } from '../words/board.js';
import type { ValueRequest } from '../../../present/presenter.js';
import { crestChip, demandChip } from './chips.js';
import { steamOnPage as theme } from './palette.js';
import { card, CARD, cardWidth } from './player-cards.js';
import type { SteamLetters } from './scene.js';
import { asState } from './shown.js';
import { locomotive, LOCOMOTIVE } from './storage.js';

/*
 * What values of forms look like on the table: goods, contracts, locomotives, hubs.
 */

const picture = (width: number, height: number, inside: readonly Svg[]): string =>
  drawing({ x: 0, y: 0, width, height }, { 'aria-hidden': 'true', ...lettering }, inside);

/** A cube of a good. */
export const goodPicture = (good: Good, letters: SteamLetters): string =>
  picture(18, 18, demandChip({ good, filled: true }, theme, letters).draw({ x: 9, y: 9 }));

const hubPicture = (hub: HubColour, letters: SteamLetters): string =>
  picture(28, 22, crestChip(theme.hubs[hub], letters.hubs[hub], theme).draw({ x: 14, y: 11 }));

const contractPicture = ({ view }: ValueRequest, id: string, letters: SteamLetters): string => {
  const { reward, factories } = contractOf(asState(view), id);
  const contract = { id, reward, factories: factories.map(good => ({ good, filled: true })) };
  return picture(cardWidth(contract), CARD - 3, card(contract, 0.5, 0.5, theme, letters));
};

const isGood = (value: unknown): value is Good => goods.some(good => good === value);

/** What the value of a field looks like; undefined where it has no shape of its own. */
export const pictureValue = (request: ValueRequest): string | undefined => {
  const { field, value, option, language } = request;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const { letters } = steamBoardWords[language];
  if (isGood(value)) return goodPicture(value, letters);
  if (field === 'contract') return contractPicture(request, String(value), letters);
  if (field === 'level' || (field === 'to' && option.type === 'upgrade'))
    return picture(LOCOMOTIVE, 38, locomotive({ level: Number(value) }, undefined, 0, 0, theme, letters));
  const hub = field === 'column' ? String(value).split('-')[0] : value;
  const known = hubColours.find(one => one === hub);
  return known && hubPicture(known, letters);
};
