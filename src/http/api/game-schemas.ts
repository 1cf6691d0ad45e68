import { z } from 'zod';
import { Fact, Result } from './play-schemas.js';
import { when } from './schemas.js';
import { gameStatus, count, id, level, seat, tableAbout } from '../input/fields.js';
import { GameTime, SeatClock } from './time-schemas.js';

export const presetId = z
  .string()
  .max(64)
  .meta({ description: 'Provides the values that `settings` leaves out' });

export const adviceWish = z.boolean().meta({
  description:
    'Whether players may ask what the computer would do (`POST /games/{id}/advice`); the game then does not count in results',
});

export const settingsWish = z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)]));

const SeatInfo = z.object({
  seat,
  name: z.string(),
  personId: id.nullable(),
  byService: z.boolean().meta({ description: 'Whether the service plays it; nobody sits there' }),
  level: level
    .nullable()
    .meta({ description: 'How far the service thinks ahead there; null where it does not play' }),
  byProgram: z.boolean().meta({
    description: 'Whether somebody sits there who says that a program plays; the name says so, too',
  }),
  offered: z.boolean().meta({ description: 'Whether its player is looking for a successor' }),
  joinable: z
    .boolean()
    .meta({ description: 'Whether anybody who may view the game can take it when empty or offered' }),
  invited: z.boolean().meta({ description: 'Whether it waits for an invited person, or one with its link' }),
  byLink: z.boolean(),
  invitedName: z.string(),
});

export const TableWish = z
  .strictObject({
    listed: z.boolean().meta({ description: 'Whether the game is in the public list of open tables' }),
    about: tableAbout.meta({ description: 'A text for people who are looking for a game' }),
    seating: z.enum(['fixed', 'drawn']).meta({ description: '`drawn`: the seats are drawn at the start' }),
  })
  .meta({ id: 'TableWish' });

const summaryShape = {
  id,
  title: z.string(),
  name: z.string(),
  status: gameStatus,
  number: count,
  hash: z.string(),
  seats: z.array(SeatInfo),
  mine: z.array(seat),
  asked: z.array(seat),
  ask: Fact.nullable(),
  round: Fact.nullable(),
  waitingSince: when.nullable(),
  clocks: z.array(SeatClock).meta({ description: 'The time every seat has left; empty without clocks' }),
  deadline: when
    .nullable()
    .meta({ description: 'When the next move is due; your deadline if it is your turn' }),
  paused: z
    .object({ until: when.nullable() })
    .nullable()
    .meta({ description: 'Whether all clocks are stopped by consent' }),
  createdAt: when,
  endedAt: when.nullable(),
  result: Result,
  sandboxUntil: when
    .nullable()
    .meta({ description: 'When it is deleted, if it is a sandbox; null for every other game' }),
};

export const Game = z.object(summaryShape).meta({ id: 'GameSummary' });

export const GameDetail = z
  .object({
    ...summaryShape,
    settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
    time: GameTime.nullable(),
    advice: z.boolean().meta({
      description:
        'Whether players may ask what the computer would do: all agreed to it when they sat down, or one plays against computers alone',
    }),
    table: TableWish,
    rules: z.int(),
    createdBy: z.string(),
    startedAt: when.nullable(),
    endedBy: z
      .enum(['consent', 'operator'])
      .nullable()
      .meta({ description: 'The players agreed to end it, or the operator of the service ended it' }),
    frozenAt: when.nullable().meta({ description: 'When the operator froze it; then nobody can play' }),
    undelivered: z.array(seat).meta({
      description:
        'Seats whose invitation could not be delivered; shown to whoever sent it. Invite again, or use a link',
    }),
    invitations: z
      .record(z.string(), z.string())
      .meta({ description: 'The invited addresses; shown only to the person who invited them' }),
  })
  .meta({ id: 'Game' });

const settingValues = z.array(z.union([z.boolean(), z.string()]));

const Tie = z.object({ when: settingValues, setting: z.string(), is: settingValues }).meta({
  description: 'Values of this setting (`when`), and values of another (`is`)',
});

const SettingDef = z.object({
  id: z.string(),
  values: z.array(z.union([z.boolean(), z.string()])),
  group: z.string().optional().meta({ description: 'The name of its group on a form' }),
  excludes: z.array(Tie).meta({ description: 'Settings that cannot be chosen together with it' }),
  needs: z.array(Tie).meta({ description: 'Settings that it requires' }),
  needsSeats: z
    .array(z.object({ value: z.union([z.boolean(), z.string()]), seats: z.array(z.int()) }))
    .meta({ description: 'Values available only for these numbers of players' }),
  valueNames: z.record(z.string(), z.string()).optional(),
  name: z.string(),
  text: z.string().optional(),
});

export const TitleInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    rules: z.int(),
    minSeats: z.int(),
    maxSeats: z.int(),
    settings: z.array(SettingDef),
    presets: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          text: z.string().optional(),
          settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
        }),
      )
      .meta({ description: 'Settings that go together; settings not listed have their first value' }),
    notation: z.array(z.string()).meta({ description: "The forms of the title's notation" }),
    data: z.string().meta({
      description: 'The address of all that is printed for its usual settings; its content never changes',
    }),
  })
  .meta({ id: 'Title' });

/** The answer to whoever takes a seat, however they do it. */
export const Taken = {
  description: 'The seat is yours',
  schema: z.object({ gameId: id, seat }).meta({ id: 'Taken' }),
};
