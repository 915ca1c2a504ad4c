import { z } from 'zod';

/** Columns of the list of loans that can be hidden, in their first order. The borrowers are always shown. */
export const listColumn = z.enum([
  'number',
  'state',
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

/** A person's own arrangement of the list; what is not named is hidden. Until they pick columns, the screen decides which fit. */
export const listLayout = z.object({
  columns: z.array(listColumn).max(listColumn.options.length).nullable(),
  density: listDensity,
});
export type ListLayout = z.infer<typeof listLayout>;

export const firstLayout: ListLayout = { columns: null, density: '32' };

const figures = ['line', 'cltv', 'dti', 'score', 'stage', 'waitingOn', 'threeDay', 'decision'] as const;

/** The columns of a list whose reader picked none. In a low row the number has no second line to stand on. */
export const columnsThatFit = (density: ListDensity, { isWide }: { isWide: boolean }): readonly ListColumn[] => {
  if (isWide) return listColumn.options;
  return density === '32' ? ['number', 'state', ...figures, 'owner'] : [...figures, 'nextDue', 'owner'];
};
