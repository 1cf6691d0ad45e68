import { calledIn } from '../../present/preview.js';
import type { Fact } from '../../engine/core/index.js';
import { isAbout, logChoices } from '../../present/log-about.js';
import type { StepWords } from '../../present/page-words.js';
import type { Presenter, Section } from '../../present/presenter.js';
import type { Replay } from '../../present/replay.js';
import { keptOf } from '../../present/scrubber.js';
import { withRules, type Here } from '../../present/shown.js';
import { finalSections, standingLine, type Standing } from '../../present/standing.js';
import {
  pageAbout,
  PER_PAGE,
  rowsBeside,
  stepModel,
  type ShownRows,
  type StepModel,
} from '../../present/step.js';
import { fill } from '../../words/fill.js';
import type { Language } from '../../words/index.js';
import type { Playable } from '../../present/playable.js';
import { freshKey } from '../turn/fresh-key.js';
import type { ReachedPosition } from './positions.js';

/** A game that the browser looks back on by itself. */
export interface Film {
  readonly replay: Replay;
  readonly playable: Playable & { readonly presenter: Presenter };
  readonly reached: readonly ReachedPosition[];
  readonly language: Language;
}

/** What the page shows beside the step, as the reader chose it. */
export interface Wishes {
  /** The address of the step, with what is kept from step to step. */
  readonly url: URL;
  readonly panel: string | undefined;
  readonly notation: boolean;
}

/** How many rows back to look for what a layer shows, as the service does. */
const BACK = 500;

const rowAt = ({ rows }: Replay, step: number): Replay['rows'][number] | undefined =>
  rows[rows[0]?.number === 0 ? step : step - 1];

const hereIn = ({ pathname, searchParams }: URL, changed: readonly string[]): Here => ({
  path: pathname,
  kept: [...searchParams].flatMap(([name, value]) => (changed.includes(name) ? [] : [{ name, value }])),
});

const isInForce = ({ replay }: Film, step: number): boolean => rowAt(replay, step)?.stands === true;

const factsUpTo = (film: Film, step: number): readonly Fact[] =>
  film.reached
    .slice(0, step + 1)
    .flatMap(({ facts }, number) => (number > step - BACK && isInForce(film, number) ? facts : []));

/** The position with drawings and tables; marked is what the step changed. */
const sectionsAt = (film: Film, step: number, show: string): readonly Section[] => {
  const { playable, reached, replay, language } = film;
  const { title, presenter } = playable;
  const { state } = reached[step]!;
  const { asked } = title.turn(state);
  const seat = replay.mine.find(one => asked.includes(one)) ?? replay.mine[0] ?? null;
  const before = reached[step - 1];
  const { sections } = presenter.present({
    view: title.view(state, seat),
    seat,
    names: replay.names,
    language,
    ...(show !== '' && { show, ...(presenter.looksBack?.(show) && { facts: factsUpTo(film, step) }) }),
    ...(before && { before: title.view(before.state, seat) }),
  });
  return withRules(sections, replay.rules);
};

const standingAt = ({ playable: { title }, reached, replay }: Film, step: number): Standing => {
  const { state } = reached[step]!;
  const newest = step === reached.length - 1;
  return { status: title.status(state), asked: title.turn(state).asked, ...(newest && replay.end) };
};

const rowsFor = ({ replay, playable, reached }: Film, step: number, url: URL): ShownRows => {
  const { game, rows, opening, log } = replay;
  const kept = keptOf(hereIn(url, []));
  const who = url.searchParams.get('who');
  if (who) {
    const isIt = isAbout(playable.presenter.history, who);
    const found = rows.filter(({ number }) => {
      const entry = log[number - 1];
      if (!entry) return false;
      return isIt({
        seat: entry.kind === 'action' ? entry.action.seat : entry.seat,
        facts: reached[number]!.facts,
      });
    });
    const { rows: shown, links } = pageAbout(game.id, step, kept, found);
    return { rows: shown, ...links };
  }
  const { after, links } = rowsBeside(game.id, step, log.length, kept);
  const shown = rows.filter(
    ({ number }) => number <= after + PER_PAGE && (number > after || (after === 0 && number === 0)),
  );
  return { rows: shown, start: after === 0 && shown[0]?.number !== 0 ? opening : undefined, ...links };
};

/** Everything that the templates show of a step. */
export const stepAt = (film: Film, step: number, { url, panel, notation }: Wishes): StepModel => {
  const { replay, playable, language, reached } = film;
  const { game, hashes, rounds, names, notes, backs } = replay;
  const { title, presenter, words } = playable;
  const t: StepWords = (key, ...[params]) => fill(replay.words[key], params ?? {});
  const called = calledIn({ words, names, language, presenter, state: reached[step]!.state });
  const spoken = {
    t,
    words: {
      round: (round: Fact) => words.round(language, round, called).full,
      reason: (reason: string) => words.reason(language, reason),
      part: (part: string) => words.part(language, part),
    },
    language,
    namesOf: (seats: readonly number[]) => seats.map(seat => names[seat] ?? String(seat + 1)).join(', '),
  };
  const standing = standingAt(film, step);
  const row = rowAt(replay, step);
  const who = url.searchParams.get('who') ?? undefined;
  return stepModel({
    t,
    game,
    step,
    of: replay.log.length,
    hash: hashes[step]!,
    status: standingLine(spoken, standing),
    row,
    remarks: row ? {} : replay.opening,
    note: notes ? { number: step, most: notes.most, text: notes.texts[step] ?? '' } : undefined,
    rounds,
    here: hereIn(url, ['show']),
    sections: sectionsAt(film, step, url.searchParams.get('show') ?? ''),
    final: finalSections(spoken, standing),
    panel,
    comparable: presenter.history !== undefined,
    backs: backs ?? undefined,
    key: freshKey,
    yourTurn: replay.yourTurn,
    log: {
      ...rowsFor(film, step, url),
      choose: logChoices({
        here: hereIn(url, ['who', 'page']),
        names,
        subjects: presenter.history?.subjects(title.view(reached[step]!.state, null), language) ?? [],
        who,
      }),
      notation,
    },
  });
};
