/** One measured figure and its ceiling, both from the same run on the same machine. */
export type BenchRow = {
  name: string;
  unit: string;
  run: () => Promise<{ figure: number; ceiling?: number; note: string }>;
};

/** A row as a run measured it; `ratio` is null where nothing was measured beside it. */
export type MeasuredRow = { name: string; unit: string; figure: number; ratio: number | null };
