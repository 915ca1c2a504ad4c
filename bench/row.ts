/** One measured figure and its ceiling, both from the same run on the same machine. */
export type BenchRow = {
  name: string;
  unit: string;
  run: () => Promise<{ figure: number; ceiling?: number; note: string }>;
};
