import { Illegal } from '../../engine/core/index.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
import { showGame } from '../../service/tables/games.js';
import { Stale } from '../../service/log/play.js';
import { titleOf } from '../../service/log/load.js';
import type { Actor, EntryThought, GameSummary, LogEntry } from '../../service/types.js';
import { HttpProblem } from '../problem.js';
import { pageText, pageWords } from '../../words/pages.js';
import { ruleOfRefusal } from '../../words/rules.js';
import { thoughtText } from '../../words/thought.js';
import { lineFor } from '../../words/typed-moves.js';
import { wordsOf } from '../wording.js';
import { etag } from './etag.js';

/** A log row as JSON, with its facts in words. */
export interface WordedEntry extends Omit<LogEntry, 'thought'> {
  readonly words: readonly string[];
  readonly thought: (EntryThought & { readonly reason: string }) | null;
}

/** Gives rows of a game's log their sentences: of what they brought about, or else of what was done, and of why the computer did it. */
export const wordedEntry = (
  deps: HttpDeps,
  game: Pick<GameSummary, 'title' | 'seats'>,
  language: Language,
) => {
  const words = wordsOf(deps, game, language);
  const { notation } = titleOf(deps.service, game);
  const line = (written: string): string => lineFor(language, notation, written);
  const saidOf = ({ facts, action, seat }: LogEntry): readonly string[] =>
    facts.length === 0 && action
      ? [`${game.seats[seat]?.name ?? ''}: ${words.move(action)}`]
      : facts.map(words.fact);
  return (entry: LogEntry): WordedEntry => ({
    ...entry,
    words: saidOf(entry),
    thought: entry.thought && {
      ...entry.thought,
      reason: thoughtText(pageWords(language), { ...words, line }, entry.thought),
    },
  });
};

/**
 * Runs a move; a refusal is worded with the game's own words, and when somebody was
 * quicker it tells what happened meanwhile.
 * @throws HttpProblem 412 with `changed`, 422, and whatever `move` throws
 */
export const withChanges = async <T>(
  deps: HttpDeps,
  language: Language,
  actor: Actor,
  gameId: string,
  move: () => Promise<T>,
): Promise<T> => {
  try {
    return await move();
  } catch (error) {
    if (!(error instanceof Stale) && !(error instanceof Illegal)) throw error;
    const game = await showGame(deps.service, actor, gameId);
    if (error instanceof Illegal) {
      const words = wordsOf(deps, game, language);
      const others = error.code === 'not-your-turn' ? game.asked.map(seat => game.seats[seat]!.name) : [];
      const detail =
        others.length > 0
          ? pageText(language, 'turnOf', { names: others.join(', ') })
          : error.code === 'bad-field' && error.params['value'] === null
            ? pageText(language, 'fieldMissing', { field: words.field(error.params['field'] as string) })
            : words.refusal(error.code, error.params);
      const title = words.refusalTitle(error.code);
      const rule = ruleOfRefusal(game.title, error, game.ask?.kind);
      const params = others.length > 0 ? { ...error.params, asked: game.asked } : error.params;
      throw new HttpProblem(422, error, params, {
        ...(detail !== undefined && { detail }),
        ...(title !== undefined && { title }),
        ...(rule && { members: { rule: new URL(rule.href, deps.baseUrl).href } }),
      });
    }
    const changed = error.since.map(wordedEntry(deps, game, language));
    throw new HttpProblem(412, 'stale', error.params, {
      headers: { ETag: etag(error) },
      members: { changed, number: error.number, hash: error.hash },
      changed: changed.flatMap(entry => entry.words),
    });
  }
};
