import type { SeatClock, GameDetail, GameSummary } from '../../service/types.js';
import { timeSentences } from '../../words/game-time.js';
import { durationText } from '../../words/time.js';
import type { PageCall } from './page.js';
import { timeFor } from './reader-time.js';
import { isolated } from '../../words/isolated.js';

/** When a time is over, in the reader's zone, with what is left of it by the clock on the wall. */
export const deadlineText = (
  call: PageCall,
  at: Date,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string | undefined },
): string => {
  const { context, t } = call;
  const time = timeFor(call, timeZone)(at);
  const left = at.getTime() - now.getTime();
  return left > 0
    ? t('deadlineIs', { time, left: durationText(context.language, left) })
    : t('deadlineOver', { time });
};

const stateOf = (
  call: PageCall,
  clock: SeatClock,
  game: GameSummary,
  now: Date,
  timeZone: string | undefined,
): string => {
  const { t } = call;
  if (!clock.running) return t('clockStands');
  if (!clock.stopped) return clock.deadline && clock.deadline <= now ? t('clockOver') : t('clockRuns');
  const why = t(`clockStopped.${clock.stopped}`);
  return clock.resumes ? t('clockResumes', { why, time: timeFor(call, timeZone)(clock.resumes) }) : why;
};

/** Until when the reader has to move; undefined for everybody else. */
export const ownDeadline = (call: PageCall, game: GameSummary): string | undefined =>
  game.deadline && game.mine.some(seat => game.asked.includes(seat))
    ? deadlineText(call, game.deadline, { now: call.deps.service.clock(), timeZone: zoneOf(call) })
    : undefined;

const zoneOf = ({ context }: PageCall): string | undefined =>
  context.viewer?.timeZone ?? context.seatViewer?.timeZone;

/** Who has to move until when, or why nobody has to. */
const nowText = (call: PageCall, game: GameDetail): string => {
  const { t } = call;
  const now = call.deps.service.clock();
  const timeZone = zoneOf(call);
  const { until } = game.paused ?? {};
  if (game.paused)
    return until ? t('gamePausedUntil', { time: timeFor(call, timeZone)(until) }) : t('gamePaused');
  const running = game.clocks.filter(clock => clock.running && clock.deadline);
  return running
    .map(({ seat, deadline }) => {
      const until = deadlineText(call, deadline!, { now, timeZone });
      // Who alone is to move has just been named.
      return running.length === 1 && game.asked.length === 1
        ? until
        : `${isolated(game.seats[seat]?.name ?? '')}: ${until}`;
    })
    .join(' · ');
};

interface ClocksRow {
  readonly name: string;
  readonly left: string;
  readonly until: string;
  readonly iso: string | undefined;
  readonly state: string;
}

export interface ClocksModel {
  readonly now: string | undefined;
  readonly rows: readonly ClocksRow[];
  readonly rules: readonly string[];
}

/**
 * What every player has left; undefined in a game without a pace.
 * @param told the reader's own deadline or the pause stands elsewhere on the page
 */
export const clocksModel = (call: PageCall, game: GameDetail, told: boolean): ClocksModel | undefined => {
  if (game.clocks.length === 0) return undefined;
  const now = call.deps.service.clock();
  const timeZone = zoneOf(call);
  const time = timeFor(call, timeZone);
  return {
    now: told ? undefined : nowText(call, game),
    rows: game.clocks.map(clock => ({
      name: game.seats[clock.seat]?.name ?? '',
      left: durationText(call.context.language, clock.left * 1000),
      until: clock.deadline ? time(clock.deadline) : '–',
      iso: clock.deadline?.toISOString(),
      state: stateOf(call, clock, game, now, timeZone),
    })),
    rules: timeSentences(call.context.language, game.time),
  };
};
