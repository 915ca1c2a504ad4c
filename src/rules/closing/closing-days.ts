import { addDays, type Day, laterOf } from '#entities/values/day.ts';
import { businessDayOnOrAfter } from '../calendar/business-days.ts';

const NOTICE_DAYS = 1;
const DAYS_AHEAD = 45;

/** The available closing days, first to last; `earliest` is the first day that no waiting period forbids. */
export const closingDays = ({ earliest, asOf }: { earliest: Day; asOf: Day }): Day[] => {
  const tomorrow = addDays(asOf, NOTICE_DAYS);
  const days: Day[] = [];
  let on = businessDayOnOrAfter(laterOf(earliest, tomorrow), 'banking');
  while (on <= addDays(asOf, DAYS_AHEAD)) {
    days.push(on);
    on = businessDayOnOrAfter(addDays(on, 1), 'banking');
  }
  return days;
};
