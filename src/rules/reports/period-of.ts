import type { NamedPeriod, Period } from '#entities/contract/reports/pipeline-report.ts';
import { addDays, addMonths, type Day, firstOfMonth, partsOf, toDay } from '#entities/values/day.ts';

const monthsFrom = (from: Day, months: number): Period => ({ from, to: addDays(addMonths(from, months), -1) });

const QUARTER = 3;
const YEAR = 12;

const quarterStart = (today: Day): Day => addMonths(firstOfMonth(today), -((partsOf(today)[1] - 1) % QUARTER));

const yearStart = (today: Day): Day => toDay(`${today.slice(0, 4)}-01-01`);

/** The whole month, quarter or year, its days to come included. */
export const periodOf = (name: NamedPeriod, today: Day): Period => {
  switch (name) {
    case 'thisMonth':
      return monthsFrom(firstOfMonth(today), 1);
    case 'lastMonth':
      return monthsFrom(addMonths(firstOfMonth(today), -1), 1);
    case 'thisQuarter':
      return monthsFrom(quarterStart(today), QUARTER);
    case 'lastQuarter':
      return monthsFrom(addMonths(quarterStart(today), -QUARTER), QUARTER);
    case 'thisYear':
      return monthsFrom(yearStart(today), YEAR);
    case 'lastYear':
      return monthsFrom(addMonths(yearStart(today), -YEAR), YEAR);
  }
};
