import { addDays, type Day } from '#entities/values/day.ts';
import { businessDayOnOrAfter } from '../calendar/business-days.ts';
import type { PriorTo } from './condition-catalog.ts';

const DAYS = { approval: 7, docs: 10, closing: 14, funding: 14 } as const satisfies Record<PriorTo, number>;

/** A banking day, so that staff can be reached on it. */
export const conditionDue = (priorTo: PriorTo, openedOn: Day): Day =>
  businessDayOnOrAfter(addDays(openedOn, DAYS[priorTo]), 'banking');
