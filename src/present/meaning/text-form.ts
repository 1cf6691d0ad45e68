import {
  menuAhead,
  seatName,
  type Option,
  type Seat,
  type Status,
  type Turn,
} from '../../engine/core/index.js';
import { plainNames, type Names } from '../../words/index.js';
import { pageText } from '../../words/pages.js';
import { placeNames, settingsIn } from '../place-names.js';
import type { Digest, Presenter } from '../presenter.js';
import type { Table } from '../section.js';
import { dash } from '../table-of.js';
import { menuLines } from './menu-lines.js';
import { meantOptions, type MenuScene } from './options.js';

/*
 * A turn as one text: what happened, what stands where, what can be done. It is for programs that read, so it wastes no
 * letters; ids stand in it as the notation has them.
 */

/** A position, whose eyes see it, and how things are called there. */
export interface TextScene extends Omit<MenuScene, 'seat' | 'presenter'> {
  readonly presenter: Presenter;
  readonly seat: Seat | null;
  readonly turn: Turn;
  readonly status: Status;
  readonly menu: readonly Option[];
}

/** What stands above it, and what has happened. */
export interface TextFormHead {
  /** Which game it is, and which position of it. */
  readonly head: string;
  /** What has happened, a line each, the newest last. */
  readonly news: readonly string[];
}

/** How many rows of what has happened are told. */
const MOST_NEWS = 12;

/** A table without the columns in which nothing stands. */
const tableLines = ({ caption, columns, rows }: Table): readonly string[] => {
  if (rows.length === 0) return [];
  const used = columns.map((_, at) => rows.some(row => (row[at] ?? dash) !== dash));
  const line = (cells: readonly string[]): string => cells.filter((_, at) => used[at]).join(' | ');
  return [`# ${caption}`, line(columns.map(({ heading }) => heading)), ...rows.map(line)];
};

const digestOf = ({ presenter, view, names, language, seat }: TextScene): Digest => {
  if (presenter.digest) return presenter.digest({ view, names, language, seat });
  const { sections } = presenter.present({ view, seat, names, language });
  return { tables: sections.flatMap(({ tables = [] }) => tables), lines: [] };
};

/** Several lines below their heading, one beside it. */
const lineOf = ({ heading, lines }: Digest['lines'][number]): readonly string[] => {
  const said = lines.filter(line => line !== '');
  if (said.length === 0) return [];
  return said.length === 1 ? [`${heading}: ${said[0]!}`] : [`# ${heading}`, ...said];
};

const calledIn = (scene: TextScene): Names =>
  plainNames(
    scene.language,
    scene.names,
    scene.words,
    placeNames(scene.presenter, scene.language, settingsIn(scene.view)),
  );

/** Where it stands, and whose turn it is, with what they are asked. */
const standingLines = (scene: TextScene): readonly string[] => {
  const { words, language, status, turn, seat, menu } = scene;
  const called = calledIn(scene);
  const round = words.round(language, status.round, called).full;
  if (status.ended) {
    const { reason = '', scores = [] } = status.result ?? {};
    const table = scores.map(one => `${called.seat(one.seat)} ${String(one.points)}`).join(', ');
    return [round, [words.reason(language, reason), table].filter(Boolean).join(': ')];
  }
  const asked = turn.asked.map(one => `${seatName(one)} ${called.seat(one)}`).join(', ');
  const isMine = seat !== null && turn.asked.includes(seat);
  return [round, `${asked}: ${words.ask(language, turn.ask, called, isMine ? menu : askedMenu(scene)).full}`];
};

/** What whoever is asked may do, as far as it can be known. */
const askedMenu = ({ title, state, turn }: TextScene): readonly Option[] =>
  state === null || turn.asked[0] === undefined ? [] : menuAhead(title, state, turn.asked[0]);

const menuPart = (scene: TextScene): readonly string[] => {
  const { seat, menu, language, words, turn } = scene;
  if (seat === null || menu.length === 0) return [];
  const meant = meantOptions({ ...scene, seat }, menu);
  return [
    `# ${pageText(language, turn.asked.includes(seat) ? 'textMenu' : 'textMenuBeside', { seat: seatName(seat) })}`,
    ...menuLines(meant, amount => words.money(language, amount)),
  ];
};

const newsPart = ({ language }: TextScene, news: readonly string[]): readonly string[] =>
  news.length === 0
    ? []
    : [
        `# ${pageText(language, 'textNews')}`,
        ...(news.length > MOST_NEWS
          ? [pageText(language, 'textMore', { count: news.length - MOST_NEWS })]
          : []),
        ...news.slice(-MOST_NEWS),
      ];

/** A position as text, with what happened before it and what the seat may do. */
export const textForm = (scene: TextScene, { head, news }: TextFormHead): string => {
  const { tables, lines } = digestOf(scene);
  return [
    head,
    ...standingLines(scene),
    ...newsPart(scene, news),
    ...tables.flatMap(tableLines),
    ...lines.flatMap(lineOf),
    ...menuPart(scene),
    '',
  ].join('\n');
};
