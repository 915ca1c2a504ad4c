import { expect, it } from 'vitest';
import type { NamedPeriod } from '#entities/contract/reports/pipeline-report.ts';
import { toDay } from '#entities/values/day.ts';
import { periodOf } from './period-of.ts';

it.each<[NamedPeriod, string, string, string]>([
  ['thisMonth', '2026-11-19', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['thisQuarter', '2026-11-19', '2026-10-01', '2026-12-31'],
  ['thisQuarter', '2026-09-30', '2026-07-01', '2026-09-30'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-11-19', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
])('%s on %s is from %s to %s', (name, today, from, to) => {
  expect(periodOf(name, toDay(today))).toEqual({ from, to });
});
