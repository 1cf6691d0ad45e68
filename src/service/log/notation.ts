import type { Action, Drawn, Entry, Title } from '../../engine/core/index.js';
import { afterSeat, Illegal, seatName } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Invalid } from '../errors.js';
import { unknownTitle } from '../sets.js';
import type { GameRecord } from '../types.js';

/** The first line of the text form. */
const FIRST = 'bahnpost-log-1';

/** Behind a move that was made without asking, since nothing else was possible. */
const FORCED = ' # forced';

/** The line before the hashes. */
const POSITIONS = 'positions';

/** As seats were called before they were called `P1`: in older files. */
const formerName = (seat: number): string => String.fromCharCode(65 + seat);

const printDraws = (draws: readonly Drawn[] = []): string => draws.map(d => ` {${d.join(' ')}}`).join('');

/**
 * A record as text: a few lines of header, an empty line, then a line for each row: its number, the
 * seat, the action in the title's notation, and what was drawn in braces. `<< 2` takes back
 * two actions, `>> 1` plays one again; `# forced` stands behind what the service made because nothing else was
 * possible. At the end stand the hashes of the positions, a line for each row.
 */
export const printRecord = (title: Title, record: GameRecord): string =>
  [
    FIRST,
    `title ${record.title}`,
    `rules ${record.rules}`,
    `name ${record.name}`,
    ...Object.entries(record.settings).map(([id, value]) => `setting ${id} ${JSON.stringify(value)}`),
    ...record.players.map((name, seat) => `player ${seatName(seat)} ${name}`),
    ...(record.setupDraws.length > 0 ? [`drawn${printDraws(record.setupDraws)}`] : []),
    '',
    ...record.log.map((entry, at) => `${at + 1} ${printEntry(title, entry)}`),
    ...(record.stateHashes ? ['', POSITIONS, ...record.stateHashes] : []),
    '',
  ].join('\n');

const printEntry = (title: Title, entry: Entry): string => {
  if (entry.kind !== 'action')
    return `${seatName(entry.seat)}: ${entry.kind === 'undo' ? '<<' : '>>'} ${entry.count}`;
  const forced = entry.forced ? FORCED : '';
  return `${seatName(entry.action.seat)}: ${title.notation.print(entry.action)}${printDraws(entry.draws)}${forced}`;
};

/** @throws Invalid `damaged-record` with the line, counted from 1 */
export const parseRecord = (deps: Pick<Deps, 'titles'>, text: string): GameRecord => {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  const split = lines.indexOf('');
  if (lines[0] !== FIRST || split === -1) throw damaged(1, 'no-header');
  const header = parseHeader(lines.slice(1, split));
  const title = deps.titles.get(header.title);
  if (!title) throw new Invalid('unknown-title', unknownTitle(deps, header.title));
  const log: Entry[] = [];
  const end = lines.indexOf(POSITIONS);
  for (const [at, line] of lines.slice(0, end < 0 ? lines.length : end).entries())
    if (at > split && line.trim() !== '') log.push(parseEntry(title, line, at + 1, log.length + 1));
  const stateHashes = lines.slice(end + 1).filter(line => line.trim() !== '');
  return { format: 'bahnpost-log-1', ...header, log, ...(end >= 0 && { stateHashes }) };
};

const damaged = (line: number, reason: string, text = ''): Invalid =>
  new Invalid('damaged-record', { line, reason, text: text.slice(0, 200) });

type Header = Omit<GameRecord, 'format' | 'log'>;

const parseHeader = (lines: readonly string[]): Header => {
  const one: { [key: string]: string } = {};
  const settings: { [id: string]: boolean | string } = {};
  const players: string[] = [];
  let setupDraws: readonly Drawn[] = [];
  for (const [at, line] of lines.entries()) {
    const [, key = '', rest = ''] = /^(\S+)(?: (.*))?$/.exec(line) ?? [];
    if (key === 'setting') {
      const [, id, value] = /^(\S+) (true|false|"[^"\\]*")$/.exec(rest) ?? [];
      if (id === undefined) throw damaged(at + 2, 'bad-setting', line);
      settings[id] = JSON.parse(value!) as boolean | string;
    } else if (key === 'player') {
      const [, seat, player = ''] = /^(\S+)(?: (.*))?$/.exec(rest) ?? [];
      const next = players.length;
      if (seat !== seatName(next) && seat !== formerName(next)) throw damaged(at + 2, 'bad-player', line);
      players.push(player);
    } else if (key === 'drawn') {
      const { words, draws } = splitDraws(` ${rest}`);
      if (words !== '') throw damaged(at + 2, 'bad-draw', line);
      setupDraws = draws;
    } else if (['title', 'rules', 'name'].includes(key)) one[key] = rest;
    else throw damaged(at + 2, 'bad-header', line);
  }
  const { title = '', rules = '', name = '' } = one;
  return { title, rules: Number(rules), name, settings, players, setupDraws };
};

const splitDraws = (text: string): { readonly words: string; readonly draws: readonly Drawn[] } => {
  const at = text.indexOf(' {');
  const tail = at < 0 ? '' : text.slice(at);
  if (!/^(?: \{[\d ]+\})+$/.test(tail)) return { words: text, draws: [] };
  const draws = [...tail.matchAll(/\{([\d ]+)\}/g)].map(match => match[1]!.trim().split(/ +/).map(Number));
  return { words: text.slice(0, at), draws };
};

const formerly = (line: string): ReturnType<typeof afterSeat> => {
  const [, letter, rest = ''] = /^([A-Z]) (.+)$/.exec(line) ?? [];
  return letter === undefined ? undefined : { seat: letter.charCodeAt(0) - 65, rest };
};

const parseEntry = (title: Title, text: string, line: number, number: number): Entry => {
  const [, given, whose] = /^(\d+) (.+)$/.exec(text.trim()) ?? [];
  const { seat, rest } = (Number(given) === number && (afterSeat(whose!) ?? formerly(whose!))) || {};
  if (seat === undefined || rest === undefined) throw damaged(line, 'bad-line', text);
  const back = /^(<<|>>) (\d+)$/.exec(rest);
  if (back) return { kind: back[1] === '<<' ? 'undo' : 'redo', seat, count: Number(back[2]) };
  const forced = rest.endsWith(FORCED);
  const { words, draws } = splitDraws(forced ? rest.slice(0, -FORCED.length) : rest);
  return {
    kind: 'action',
    action: parseAction(title, words, seat, line),
    ...(draws.length ? { draws } : {}),
    ...(forced && { forced }),
  };
};

const parseAction = (title: Title, words: string, seat: number, line: number): Action => {
  try {
    return title.notation.parse(words, seat);
  } catch (error) {
    if (error instanceof Illegal) throw damaged(line, error.code, words);
    throw error;
  }
};
