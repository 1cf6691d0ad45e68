import { z } from 'zod';

/** The time of a game, in minutes where nothing else is said; what is left out is as usual. The service checks ranges. */
const Pace = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('deadline'), turn: z.int() }),
    z.strictObject({ kind: z.literal('bank'), bank: z.int(), increment: z.int(), cap: z.int() }),
  ])
  .meta({
    description: 'Minutes: of each turn, or of a bank that grows by `increment` with each turn up to `cap`',
  });

const stops = { holidays: z.boolean(), quietHours: z.boolean(), weekends: z.boolean() };
const atZero = {
  grace: z.int().meta({ description: 'Minutes before anything is done' }),
  pass: z.boolean().meta({ description: 'Pass for the seat where the rules let it' }),
  vote: z
    .enum(['none', 'majority', 'unanimous'])
    .meta({ description: 'Ask the others, where it is not passed' }),
  voteOn: z.enum(['replace', 'end', 'either']),
  voteHours: z.int(),
  remindHours: z.int(),
};

const shares = z
  .array(z.int())
  .max(32)
  .meta({ description: "Percent of a turn's time after which to remind" });

/** As the creator of a game gives it. */
export const TimeWish = z
  .strictObject({
    pace: Pace,
    stops: z
      .strictObject({
        holidays: stops.holidays.exactOptional(),
        quietHours: stops.quietHours.exactOptional(),
        weekends: stops.weekends.exactOptional(),
      })
      .exactOptional(),
    holidayDays: z.int().exactOptional(),
    reminders: shares.exactOptional(),
    atZero: z
      .strictObject({
        grace: atZero.grace.exactOptional(),
        pass: atZero.pass.exactOptional(),
        vote: atZero.vote.exactOptional(),
        voteOn: atZero.voteOn.exactOptional(),
        voteHours: atZero.voteHours.exactOptional(),
        remindHours: atZero.remindHours.exactOptional(),
      })
      .exactOptional(),
  })
  .meta({
    description: 'How long the players have for their turns; left out or null for as long as they like',
  });

export const GameTime = z
  .object({
    pace: Pace,
    stops: z.object(stops).meta({ description: "What stops a player's clock, in that player's zone" }),
    holidayDays: z.int().meta({ description: 'Days of holiday a year that stop a clock' }),
    reminders: shares,
    atZero: z.object(atZero).meta({ description: 'What follows when a time is up' }),
  })
  .meta({ id: 'GameTime' });

const when = z.iso.datetime();

export const SeatClock = z
  .object({
    seat: z.int().min(0).max(31),
    left: z.int().meta({ description: 'Seconds of time that counts' }),
    running: z.boolean().meta({ description: 'Is the seat waited for by the clock?' }),
    deadline: when.nullable(),
    stopped: z
      .enum(['pause', 'holiday', 'night', 'weekend'])
      .nullable()
      .meta({ description: 'Why it stands still for the moment; told to those who play' }),
    resumes: when.nullable().meta({ description: 'When it runs again' }),
  })
  .meta({ id: 'SeatClock' });
