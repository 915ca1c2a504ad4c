import { expect, it } from 'vitest';
import { performancePage } from './performance-page.ts';

const run = (at: string, ratio: number) => ({
  ...{ at, commit: 'abc1234', machine: '2 cores' },
  rows: [
    { name: 'csv: export', unit: 'rows/s', figure: 120_000, ratio },
    { name: 'decision with offers', unit: 'ms', figure: 1.5, ratio: null },
  ],
});

it('holds the newest run to its budgets and draws each row over all runs', () => {
  const page = performancePage([run('2026-11-17T10:00:00.000Z', 0.13), run('2026-11-18T10:00:00.000Z', 0.45)]);
  expect(page).toContain('| csv: export | 120,000 rows/s | 0.45 | at least 0.4 | yes |');
  expect(page).toContain('| decision with offers | 1.50 ms |  |  |  |');
  expect(page).toContain(
    'x-axis ["2026-11-17", "2026-11-18"]\n  y-axis "of its ceiling" 0 --> 0.54\n  line [0.13, 0.45]',
  );
});

it('says which budget was missed', () => {
  expect(performancePage([run('2026-11-17T10:00:00.000Z', 0.13)])).toContain('| at least 0.4 | **no** |');
});
