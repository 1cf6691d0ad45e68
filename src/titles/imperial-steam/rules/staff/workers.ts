import type { Counts, ManyOf } from '../../../../engine/core/index.js';
import type { WorkerFields, PlayerState } from '../position/state.js';

/** Fields of the player's board. Whoever stands on one has as much experience. */
export const workerFields = ['1', '2', '3'] as const;
export type WorkerField = (typeof workerFields)[number];

/** What the workers' experience comes to: 1 to 3 each, by their field. */
export const experienceOf = (workers: WorkerFields): number => workers[0] + 2 * workers[1] + 3 * workers[2];

/** The workers with so many more on a field, or fewer. */
export const withWorkers = (workers: WorkerFields, field: WorkerField, more: number): WorkerFields =>
  workers.with(Number(field) - 1, workers[Number(field) - 1]! + more) as unknown as WorkerFields;

/** How many workers stand on the field. */
export const onField = (workers: WorkerFields, field: WorkerField): number => workers[Number(field) - 1]!;

/** Counts by field, as an action has them, field by field. */
export const asFields = (counts: Counts): WorkerFields => [
  counts['1'] ?? 0,
  counts['2'] ?? 0,
  counts['3'] ?? 0,
];

/** A choice of usable workers with at least this experience. */
export const workersFor = ({ training }: PlayerState, effort: number): ManyOf => ({
  manyOf: workerFields.flatMap(field => {
    const most = onField(training, field);
    return most > 0 ? [{ of: field, most, each: Array.from({ length: most }, () => Number(field)) }] : [];
  }),
  from: 0,
  to: training[0] + training[1] + training[2],
  sum: { from: effort, to: experienceOf(training) },
});
