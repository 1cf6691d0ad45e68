import type { Fact, Option } from '../engine/core/index.js';
import type { Choice, GameRef, Mail, Picture, Table } from '../mail/index.js';
import type { Letter, Presenters } from '../present/presenter.js';
import type { Outgoing, OutgoingAtSeat, OutgoingInvitation } from '../service/deliveries.js';
import type { LogEntry } from '../service/types.js';
import { list, plainNames, wordsFor, type Names, type Report, type Words } from '../words/index.js';
import { settingLines } from './settings.js';

/** What letters are made with. */
export interface LetterDeps {
  readonly presenters: Presenters;
  /** Turns a drawing into a picture for mails. */
  readonly draw: (svg: string) => Promise<Omit<Picture, 'alt'>>;
  readonly clock: () => Date;
  /** The notation's form for an option, for those who play from the text. */
  readonly formOf: (title: string, option: Option) => string | undefined;
}

/** Lines of news in a mail before "... more". */
const MOST_LINES = 40;

/** A mail in the reader's language, from what the service says is to be told. */
export const letterOf = async (deps: LetterDeps, outgoing: Outgoing): Promise<Mail> => {
  if (outgoing.kind === 'sign-in') {
    const { kind, messageId, to, language, at, secret, minutes } = outgoing;
    return { kind, id: messageId, to, language, at, secret, minutes };
  }
  return outgoing.kind === 'invitation' ? invitation(outgoing) : atSeat(deps, outgoing);
};

const refOf = ({ id, title, name }: GameRef): GameRef => ({ id, title, name });

const invitation = (o: OutgoingInvitation): Mail => ({
  kind: 'invitation',
  id: o.messageId,
  to: o.to,
  language: o.language,
  at: o.at,
  game: refOf(o.game),
  previous: null,
  unsubscribe: null,
  secret: o.secret,
  from: o.from,
  seats: o.game.seats.length,
  about: wordsFor(o.game.title).title(o.language).about,
});

/** What happened since the reader's last move: rows in force as they are, rows taken back left out. */
const happened = (o: OutgoingAtSeat): readonly Fact[] =>
  o.since.filter(standing).flatMap(entry => entry.facts);

const standing = (entry: LogEntry): boolean => entry.kind === 'action' && entry.inForce;

/** How many moves were taken back since, as a line of its own. */
const takenBack = (o: OutgoingAtSeat, names: Names): readonly string[] => {
  const undos = o.since.filter(entry => entry.kind === 'undo');
  if (undos.length === 0) return [];
  const who = list(o.language, [...new Set(undos.map(entry => names.seat(entry.seat)))]);
  return [o.language === 'de' ? `Zurückgenommen wurde etwas von ${who}.` : `${who} took something back.`];
};

const atSeat = async (deps: LetterDeps, o: OutgoingAtSeat): Promise<Mail> => {
  const words = wordsFor(o.game.title);
  const players = o.game.seats.map(s => s.name);
  const names = plainNames(o.language, players);
  const common = {
    id: o.messageId,
    to: o.to,
    language: o.language,
    at: o.at,
    game: refOf(o.game),
    previous: o.previous,
    unsubscribe: o.unsubscribe,
    seatToken: o.seatSecret,
  };
  if (o.kind === 'game-started')
    return { ...common, kind: o.kind, players, settings: settingLines(words, o.language, o.game.settings) };
  const facts = happened(o);
  const since = words.report(o.language, facts, names, MOST_LINES);
  const undone = takenBack(o, names);
  const news = newsOf(since, undone);
  const shown = deps.presenters[o.game.title]?.letter?.({
    view: o.position.view,
    facts,
    names: players,
    language: o.language,
    news,
  });
  const at = {
    ...common,
    head: o.position.hash,
    news,
    since:
      undone.length > 0 ? { ...since, groups: [{ heading: null, lines: undone }, ...since.groups] } : since,
    tables: shown?.tables ?? [],
    notes: shown?.notes ?? [],
    picture: await picture(deps, shown, news),
  };
  return o.kind === 'game-over'
    ? { ...at, kind: o.kind, ...ending(o, words, names), tables: [finalTable(o, words, names), ...at.tables] }
    : { ...at, kind: o.kind, ...asking(deps, o, words, names) };
};

/** The newest line, for the list of mails. */
const newsOf = ({ groups }: Report, undone: readonly string[]): string =>
  undone[0] ?? groups.at(-1)?.lines.at(-1) ?? '';

const picture = async (deps: LetterDeps, shown: Letter | undefined, alt: string): Promise<Picture | null> =>
  shown?.picture == null ? null : { ...(await deps.draw(shown.picture)), alt };

const asking = (deps: LetterDeps, o: OutgoingAtSeat, words: Words, names: Names) => ({
  round: words.round(o.language, o.position.status.round, names),
  ask: words.ask(o.language, o.position.turn.ask, names),
  offers: o.position.turn.ask.kind === 'offer' ? offersTo(o, words, names) : [],
  choices: choices(deps, o, words),
  again: o.again,
  waiting: o.kind === 'reminder' ? waitingFor(deps, o) : null,
});

/** Offers that wait for the reader, worded as they were made. */
const offersTo = (o: OutgoingAtSeat, words: Words, names: Names): readonly string[] =>
  o.since
    .filter(standing)
    .flatMap(entry => entry.facts)
    .filter(fact => fact.kind === 'offer-made' && fact['to'] === o.seat)
    .map(fact => words.sentence(o.language, fact, names));

/** Each kind of action on the menu once, in the menu's order. */
const choices = (deps: LetterDeps, o: OutgoingAtSeat, words: Words): readonly Choice[] => {
  const kinds = new Map(o.position.menu.map(option => [option.type, option]).reverse() as [string, Option][]);
  return [...kinds].reverse().map(([type, option]) => {
    const form = deps.formOf(o.game.title, option);
    return { type, label: words.option(o.language, type), ...(form === undefined ? {} : { form }) };
  });
};

const waitingFor = (deps: LetterDeps, o: OutgoingAtSeat): string => {
  const since = o.game.waitingSince ?? o.at;
  const hours = Math.max(1, Math.round((deps.clock().getTime() - since.getTime()) / 3_600_000));
  const [amount, unit] = hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
  return new Intl.NumberFormat(o.language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
};

const ending = (
  o: OutgoingAtSeat,
  words: Words,
  names: Names,
): { reason: string; winners: readonly string[] } => {
  const { result } = o.position.status;
  const most = result?.scores[0]?.points;
  return {
    reason: words.reason(o.language, result?.reason ?? ''),
    winners: (result?.scores ?? []).filter(s => s.points === most).map(s => names.seat(s.seat)),
  };
};

/** The final table, best first, with the parts of each score. */
const finalTable = (o: OutgoingAtSeat, words: Words, names: Names): Table => {
  const scores = o.position.status.result?.scores ?? [];
  const parts = Object.keys(scores[0]?.parts ?? {});
  const [caption, player, points] =
    o.language === 'de' ? ['Endstand', 'Spieler', 'Summe'] : ['Final table', 'Player', 'Total'];
  return {
    caption,
    columns: [
      { heading: player },
      { heading: points, number: true },
      ...parts.map(part => ({ heading: words.part(o.language, part), number: true as const })),
    ],
    rows: scores.map(s => [
      names.seat(s.seat),
      String(s.points),
      ...parts.map(part => String(s.parts[part] ?? 0)),
    ]),
  };
};
