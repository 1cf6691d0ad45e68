import type { JsonObject } from '../../../engine/core/index.js';
import type { Language } from '../../../words/index.js';
import type { Presenter } from '../../../present/presenter.js';
import { actionTiles } from './actions.js';
import { steamDigest } from './digest.js';
import { amountOf, briefOf, effectsBetween } from './effects.js';
import { gistOf } from './gist.js';
import { steamCourse, steamHistory } from './history.js';
import { letterOf } from './letter.js';
import { closeUpMap, redrawnMap } from './map.js';
import { mapScene } from './map-scene.js';
import { placeLine } from './map-text.js';
import { nameValue, placeOfField, subjectOf, tallyOf, thingNameBy } from './naming.js';
import { steamDark, steamLight } from './palette.js';
import type { MapScene } from './scene.js';
import { sectionsOf } from './sections.js';
import { asState, labelsOf, nameOf } from './shown.js';
import { pictureValue } from './pictures.js';
import { smallSteamMap } from './small-map.js';
import { steamStrip } from './strip.js';
import { referenceTables } from './supply-tables.js';

/** The map where it is drawn beside what is chosen: players have no names there. */
const sceneOf = (view: JsonObject, language: Language, more: Partial<MapScene> = {}): MapScene =>
  mapScene({ s: asState(view), names: [], language }, more);

/** The map after a change, where there is one to see. */
const changedScenes = (
  before: JsonObject,
  after: JsonObject,
  language: Language,
  place: string,
): readonly [MapScene, MapScene] => [
  sceneOf(before, language),
  sceneOf(after, language, { changed: [place] }),
];

/**
 * Shows Imperial Steam. A view holds all that its viewer may see, and nothing else is asked.
 * @param title with its set of values, for what is shown without a view
 */
export const steamPresenter = (title: string): Presenter => ({
  present: request => {
    const { names, language, before } = request;
    const now = { s: asState(request.view), names, language };
    return { sections: sectionsOf(now, before && { ...now, s: asState(before) }, request) };
  },
  endings: ['pass', 'end-turn'],
  tiles: actionTiles,
  // Which goods are ordered is nobody's usual choice: each that is wanted is pressed, and none has to be put back first.
  // Points of a business token, though, are lost if nobody chooses.
  before: (type, field) =>
    type === 'order' && field === 'goods'
      ? 'nothing'
      : type === 'token' && field === 'spend'
        ? 'most'
        : undefined,
  // Free actions, which go with any other.
  sideActions: () => ['sell', 'deliver', 'access'],
  placeOf: placeOfField,
  placeName: (place, language) => {
    const kind = place.includes('--') ? 'link' : 'city';
    const name = nameOf({ s: { title }, language }, kind, place);
    return name === place ? nameOf({ s: { title }, language }, 'site', place) : name;
  },
  subjectOf,
  thingName: thingNameBy(title),
  thingLine: ({ view, of, names, language }) => placeLine({ s: asState(view), names, language }, of),
  nameValue,
  pictureValue,
  tally: tallyOf,
  changes: effectsBetween,
  brief: briefOf,
  gist: gistOf,
  amount: amountOf,
  closeUp: ({ before, after, language, place }) => {
    const [was, is] = changedScenes(before, after, language, place);
    return redrawnMap(was, { ...is, changed: [] }) === undefined ? undefined : closeUpMap(is, place);
  },
  redrawn: ({ before, after, language, place }) =>
    redrawnMap(...changedScenes(before, after, language, place)),
  smallBoard: ({ view, language, dark: isDark }) =>
    smallSteamMap(
      sceneOf(view, language, { theme: isDark ? steamDark : steamLight, label: labelsOf({ language }).map }),
    ),
  strip: steamStrip,
  digest: ({ view, names, language }) => steamDigest({ s: asState(view), names, language }),
  letter: letterOf,
  history: steamHistory,
  course: steamCourse,
  reference: language => referenceTables({ s: { title }, language }),
});

/** With the set that comes with the service. */
export const presenterImperialSteam = steamPresenter('imperial-steam');
