import type { Action } from '../../engine/core/index.js';
import { previewOf, type PageScene } from '../../present/preview.js';
import type { TriedMove } from '../../present/what-if.js';
import { drawInPlace, placeOnBoard } from '../turn/in-place.js';
import { make, tool } from '../turn/make.js';
import { drawn } from '../turn/show.js';
import { lessonFor, suggestedPlace, saidOf } from './suggested.js';
import type { LinkedLessons, FirstGameWords } from './words.js';

/** What is explained, and what to do where a button of the explanation is pressed. */
export interface Guided {
  readonly scene: PageScene;
  readonly suggested: Action;
  readonly words: FirstGameWords;
  readonly lessons: LinkedLessons;
  readonly play: (action: Action) => void;
}

/** Draws on the map what is suggested, and brings it into sight. */
const showOnMap = ({ scene, suggested }: Guided, place: string): void => {
  const preview = previewOf(scene, () => suggested);
  const redrawn = preview.kind === 'does' ? preview.redrawn() : undefined;
  if (redrawn !== undefined) drawInPlace(drawn(redrawn));
  const spot = placeOnBoard(place);
  // The map brings into view what is focused; the focus itself stays on the button.
  spot?.parentElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  spot?.scrollIntoView({ block: 'nearest' });
};

const suggestionOf = (guided: Guided): HTMLElement => {
  const { scene, words, suggested, play } = guided;
  const place = suggestedPlace(scene, suggested);
  const said = make(
    'p',
    { id: 'suggested' },
    make('strong', {}, `${words.good}: `),
    saidOf(scene, suggested),
  );
  const button = make('button', { type: 'button', onclick: () => play(suggested) }, words.doIt);
  button.setAttribute('aria-describedby', said.id);
  const show = place === undefined ? [] : [' ', tool(() => showOnMap(guided, place), words.showIt)];
  return make('div', { className: 'suggested' }, said, make('p', { className: 'buttons' }, button, ...show));
};

/** What is asked, why one would do what, and a move that is good here. */
export const lessonOf = (guided: Guided): HTMLElement => {
  const { scene, suggested, words, lessons } = guided;
  const lesson = lessonFor(scene, suggested, lessons);
  const heading = lesson?.heading ?? scene.words.option(scene.language, suggested.type);
  const rule = lesson?.rule
    ? [make('p', { className: 'small' }, make('a', { href: lesson.rule.href }, lesson.rule.text))]
    : [];
  const line = (label: string, text: string): HTMLElement =>
    make('p', {}, make('strong', {}, `${label}: `), text);
  return make(
    'section',
    { id: 'lesson', className: 'lesson', ariaLabel: heading },
    make('h2', { tabIndex: -1 }, heading),
    ...(lesson ? [make('p', {}, lesson.asked), make('p', {}, lesson.why)] : []),
    suggestionOf(guided),
    ...(lesson ? [line(words.also, lesson.also), line(words.then, lesson.then)] : []),
    ...rule,
  );
};

/** What happened from the person's last move on, the newest at the end. */
export const sinceOf = (since: readonly TriedMove[], words: FirstGameWords): readonly HTMLElement[] => {
  const lines = since.flatMap(tried => tried.words);
  if (lines.length === 0) return [];
  const list = make(
    'ul',
    { className: 'recap', tabIndex: 0, ariaLabel: words.since },
    ...lines.map(text => make('li', {}, text)),
  );
  return [make('section', { id: 'since', ariaLabel: words.since }, make('h3', {}, words.since), list)];
};

/** All moves, the newest at the end. */
export const logOf = (moves: readonly TriedMove[], words: FirstGameWords): HTMLElement =>
  make(
    'section',
    { id: 'log', ariaLabel: words.log },
    make('h2', {}, words.log),
    moves.length === 0
      ? make('p', {}, words.none)
      : make(
          'ol',
          { className: 'log' },
          ...moves.map(({ who, line, words: said }) =>
            make(
              'li',
              {},
              make('span', { className: 'who' }, who),
              ' ',
              make('code', {}, line),
              make('ul', {}, ...said.map(text => make('li', {}, text))),
            ),
          ),
        ),
  );
