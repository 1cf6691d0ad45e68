import type { Section, Table } from '../../present/presenter.js';
import { make } from '../turn/make.js';
import { drawn } from '../turn/show.js';

/** What the page says around drawings and tables. */
export interface SectionWords {
  readonly inWords: string;
  readonly mapShows: string;
  readonly nothingMore: string;
}

const list = (className: string, lines: readonly string[]): HTMLElement =>
  make('ul', { className }, ...lines.map(line => make('li', {}, line)));

const folded = (summary: string, ...children: readonly Node[]): HTMLElement =>
  make('details', {}, make('summary', {}, summary), ...children);

const tableOf = ({ caption, columns, rows, marks }: Table): HTMLElement => {
  const numeric = (at: number): string => (columns[at]?.number ? 'num' : '');
  const head = columns.map(({ heading }, at) =>
    make('th', { scope: 'col', className: numeric(at) }, heading),
  );
  const body = rows.map((row, number) =>
    make(
      'tr',
      {},
      ...row.map((text, at) =>
        at === 0
          ? make('th', { scope: 'row' }, ...(marks?.[number] ? [drawn(marks[number]), ' '] : []), text)
          : make('td', { className: numeric(at) }, text),
      ),
    ),
  );
  const table = make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...body),
  );
  return make('div', { className: 'scroll', role: 'region', tabIndex: 0, ariaLabel: caption }, table);
};

const drawingOf = (
  { svg, zoom, places, heading }: Section,
  buttons: HTMLTemplateElement | null,
): readonly Node[] => {
  if (svg === undefined) return [];
  const box = make(
    'div',
    { className: 'drawing scroll', role: 'region', tabIndex: 0, ariaLabel: heading },
    drawn(svg),
  );
  if (places) box.dataset['places'] = '';
  if (!zoom) return [box];
  box.dataset['zoom'] = '';
  box.dataset['focus'] = zoom.focus.join(',');
  return [...(buttons ? [buttons.content.cloneNode(true)] : []), box];
};

const layersOf = (
  { layers, id }: Section,
  words: SectionWords,
  show: (layer: string) => void,
): readonly Node[] => {
  if (!layers) return [];
  const groups = layers.map(({ heading, options }) =>
    make(
      'optgroup',
      { label: heading },
      ...options.map(one => make('option', { value: one.show, selected: one.chosen }, one.text)),
    ),
  );
  const select = make(
    'select',
    { id: `${id}-show`, onchange: () => show(select.value) },
    make('option', { value: '' }, words.nothingMore),
    ...groups,
  );
  return [
    make('p', { className: 'layers' }, make('label', { htmlFor: select.id }, words.mapShows), ' ', select),
  ];
};

const legendOf = ({ legend }: Section): readonly Node[] =>
  legend
    ? [
        make('h3', {}, legend.heading),
        make(
          'ul',
          { className: 'legend' },
          ...legend.entries.map(({ sample, text }) => make('li', {}, drawn(sample), ` ${text}`)),
        ),
      ]
    : [];

/**
 * A part of a position, as the service's pages show it.
 * @param show asks for another layer of the drawing
 */
export const sectionOf = (
  section: Section,
  words: SectionWords,
  zoomButtons: HTMLTemplateElement | null,
  show: (layer: string) => void,
): HTMLElement => {
  const { id, heading, text, lines, tables } = section;
  const made = make(
    'section',
    { id },
    make('h2', { id: `${id}-heading` }, heading),
    ...layersOf(section, words, show),
    ...drawingOf(section, zoomButtons),
    ...legendOf(section),
    ...(text ? [folded(words.inWords, list('', text))] : []),
    ...(lines ? [list('', lines)] : []),
    ...(tables ?? []).map(tableOf),
  );
  made.setAttribute('aria-labelledby', `${id}-heading`);
  return made;
};
