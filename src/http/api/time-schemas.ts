import { z } from 'zod';

/** The time of a game, in minutes where nothing else is said; what is left out is as usual. The service checks ranges. */
const Pace = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('deadline'), turn: z.int() }),
    z.strictObject({ kind: z.literal('bank'), bank: z.int(), increment: z.int(), cap: z.int() }),
  ])
  .meta({
    description: 'Minutes: for each turn, or of a bank that grows by `increment` with each turn up to `cap`',
  });

const stops = { holidays: z.boolean(), quietHours: z.boolean(), weekends: z.boolean() };
const atZero = {
  grace: z.int().meta({ description: 'Minutes before anything happens' }),
  pass: z.boolean().meta({ description: 'Pass for the seat if the rules allow it' }),
  vote: z
    .enum(['none', 'majority', 'unanimous'])
    .meta({ description: 'Otherwise start a vote among the others' }),
  voteOn: z.enum(['replace', 'end', 'either']),
  voteHours: z.int(),
  remindHours: z.int(),
};

const shares = z
  .array(z.int())
  .max(32)
  .meta({ description: "Percentages of a turn's time after which reminders are sent" });

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
    description: 'How long the players have for their turns; omitted or null for no limit',
  });

export const GameTime = z
  .object({
    pace: Pace,
    stops: z.object(stops).meta({ description: "What stops a player's clock, in that player's zone" }),
    holidayDays: z.int().meta({ description: 'The number of holidays a year that stop a clock' }),
    reminders: shares,
    atZero: z.object(atZero).meta({ description: "What happens when a seat's time is up" }),
  })
  .meta({ id: 'GameTime' });

const when = z.iso.datetime();

export const SeatClock = z
  .object({
    seat: z.int().min(0).max(31),
    left: z.int().meta({ description: 'Seconds, counting only the time when the clock runs' }),
    running: z.boolean().meta({ description: "Whether the seat's clock is active" }),
    deadline: when.nullable(),
    stopped: z
      .enum(['pause', 'holiday', 'night', 'weekend'])
      .nullable()
      .meta({ description: 'Why the clock stands still at the moment; shown only to players' }),
    resumes: when.nullable().meta({ description: 'When the clock runs again' }),
  })
  .meta({ id: 'SeatClock' });
