import { z } from 'zod';

/** Columns of the list of loans that can be hidden, in their first order. The borrowers are always shown. */
export const listColumn = z.enum([
  'line',
  'cltv',
  'dti',
  'score',
  'stage',
  'waitingOn',
  'threeDay',
  'decision',
  'nextDue',
  'source',
  'touched',
  'owner',
]);
export type ListColumn = z.infer<typeof listColumn>;

/** Heights of a row, in pixels. */
export const listDensity = z.enum(['32', '40', '48']);
export type ListDensity = z.infer<typeof listDensity>;

/** A person's own arrangement of the list; what is not named is hidden. */
export const listLayout = z.object({
  columns: z.array(listColumn).max(listColumn.options.length),
  density: listDensity,
});
export type ListLayout = z.infer<typeof listLayout>;

export const firstLayout: ListLayout = {
  columns: ['line', 'cltv', 'dti', 'score', 'stage', 'waitingOn', 'threeDay', 'decision', 'nextDue', 'owner'],
  density: '40',
};
