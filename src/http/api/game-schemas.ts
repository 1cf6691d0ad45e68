import { z } from 'zod';

export const presetId = z
  .string()
  .max(64)
  .meta({ description: 'Provides the values that `settings` leaves out' });

export const settingsWish = z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)]));
