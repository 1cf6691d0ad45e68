import type { Deps } from '../service/index.js';
import { announce, type Audience } from '../service/operator/announcements.js';
import { commandLineOperator } from '../service/operator/authority.js';
import { freezeGame, unfreezeGame } from '../service/operator/freeze.js';
import { findGames, showOperatedGame, type FoundGame } from '../service/operator/games.js';
import { endGame, replacePlayer } from '../service/operator/intervene.js';
import { dropJobForGood, listFailedJobs, retryFailedJob } from '../service/operator/jobs.js';
import { listMailTroubles, resendAllMails, resendMail } from '../service/operator/mails.js';
import { findPeople } from '../service/operator/people.js';
import { listSwitches, setMailSwitch } from '../service/operator/switches.js';

/** What a command found or did: as data, and as lines for people. */
export interface CommandResult {
  readonly data: unknown;
  readonly lines: readonly string[];
}

const date = (at: Date | null): string => at?.toISOString().slice(0, 16) ?? '-';

const gameLine = (game: FoundGame): string =>
  [
    game.id,
    game.title,
    game.frozen_at ? `${game.phase}, frozen` : game.phase,
    `${String(game.number)} rows`,
    date(game.waiting_since),
    game.name,
    game.players.map(name => name || '-').join(', '),
  ].join('\t');

export const games = async (deps: Deps, text: string): Promise<CommandResult> => {
  const { items: found } = await findGames(deps, { text });
  return { data: found, lines: found.map(gameLine) };
};

/** As a spectator sees it. */
export const describeGame = async (deps: Deps, id: string): Promise<CommandResult> => {
  const found = await showOperatedGame(deps, id);
  const { game: g, entries, failedMails, acts } = found;
  return {
    data: found,
    lines: [
      `${g.id}\t${g.title}\t${g.status}${g.frozenAt ? `, frozen since ${date(g.frozenAt)}` : ''}\t${g.name}`,
      ...g.seats.map(({ seat, name, personId }) => {
        const clock = g.clocks.find(one => one.seat === seat);
        const parts = [`seat ${String(seat)}`, name || '-', personId ?? 'empty'];
        if (g.asked.includes(seat)) parts.push('to move');
        if (clock) parts.push(`${String(clock.left)} s left`, `deadline ${date(clock.deadline)}`);
        return parts.join('\t');
      }),
      ...entries.map(
        row =>
          `row ${String(row.number)}\t${date(row.at)}\tseat ${String(row.seat)}\t${row.notation ?? row.kind}`,
      ),
      ...failedMails.map(mail => `failed mail ${mail.id}\t${mail.kind}\t${mail.answer ?? ''}`),
      ...acts.map(act => `${date(act.at)}\t${act.act}\t${act.by ?? 'command line'}`),
    ],
  };
};

export const people = async (deps: Deps, text: string): Promise<CommandResult> => {
  const { items: found } = await findPeople(deps, { text });
  const line = (one: (typeof found)[number]): string =>
    [one.id, one.email, one.name, one.blocked_at ? 'blocked' : 'open', `${String(one.running)} games`].join(
      '\t',
    );
  return { data: found, lines: found.map(line) };
};

export const describeFailedMails = async (deps: Deps): Promise<CommandResult> => {
  const { failed } = await listMailTroubles(deps);
  return {
    data: failed,
    lines: failed.map(one =>
      [one.id, date(one.created_at), one.kind, one.name ?? '-', one.answer ?? ''].join('\t'),
    ),
  };
};

export const describeFailedJobs = async (deps: Deps): Promise<CommandResult> => {
  const jobs = await listFailedJobs(deps);
  return {
    data: jobs,
    lines: jobs.map(job =>
      [
        job.id,
        job.task,
        job.given_up ? 'given up' : `next try ${date(job.run_at)}`,
        `${String(job.attempts)} of ${String(job.max_attempts)}`,
        job.last_error.split('\n')[0] ?? '',
      ].join('\t'),
    ),
  };
};

export const resend = async (deps: Deps, id: string | undefined, all: boolean): Promise<CommandResult> => {
  if ((id === undefined) !== all) throw new Error('name one mail, or --all');
  if (id === undefined) {
    const mails = await resendAllMails(deps, commandLineOperator);
    return { data: { mails }, lines: [`${String(mails)} mails are sent again`] };
  }
  await resendMail(deps, commandLineOperator, id);
  return { data: { mails: 1 }, lines: ['the mail is sent again'] };
};

const done = (what: string): CommandResult => ({ data: { done: true }, lines: [what] });

export const retry = async (deps: Deps, id: string, drop: boolean): Promise<CommandResult> => {
  await (drop ? dropJobForGood : retryFailedJob)(deps, commandLineOperator, id);
  return done(drop ? 'the job is dropped' : 'the job is tried again');
};

export const freeze = async (deps: Deps, gameId: string, reason: string): Promise<CommandResult> => {
  await freezeGame(deps, commandLineOperator, { gameId, reason });
  return done('the game is frozen');
};

export const unfreeze = async (deps: Deps, gameId: string, reason: string): Promise<CommandResult> => {
  await unfreezeGame(deps, commandLineOperator, { gameId, reason });
  return done('the game goes on');
};

export const replace = async (
  deps: Deps,
  gameId: string,
  seat: string,
  reason: string,
): Promise<CommandResult> => {
  await replacePlayer(deps, commandLineOperator, { gameId, seat: Number(seat), reason });
  return done('the seat is free');
};

export const end = async (deps: Deps, gameId: string, reason: string): Promise<CommandResult> => {
  await endGame(deps, commandLineOperator, { gameId, reason });
  return done('the game is over');
};

export interface ToAnnounce {
  readonly de: string;
  readonly en: string;
  readonly players?: true;
  /** Of a banner, as ISO 8601. */
  readonly banner?: string;
}

export const tellAll = async (
  deps: Deps,
  { de, en, players, banner }: ToAnnounce,
): Promise<CommandResult> => {
  const audience: Audience = banner === undefined ? (players ? 'players' : 'everybody') : 'banner';
  const until = banner === undefined ? {} : { until: new Date(banner) };
  const id = await announce(deps, commandLineOperator, { audience, german: de, english: en, ...until });
  return { data: { announcement: id, audience }, lines: [`announced (${audience}): ${id}`] };
};

/** Without a state it tells what is on and off. */
export const mailSwitch = async (
  deps: Deps,
  name: string | undefined,
  state: string | undefined,
): Promise<CommandResult> => {
  if (name !== undefined && state !== 'on' && state !== 'off') throw new Error('on or off?');
  if (name !== undefined) await setMailSwitch(deps, commandLineOperator, { name, on: state === 'on' });
  const all = await listSwitches(deps);
  return {
    data: all,
    lines: all.map(one => `${one.name}\t${one.offSince ? `off since ${date(one.offSince)}` : 'on'}`),
  };
};
