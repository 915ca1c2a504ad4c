import type { Day } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';

/** Our policy: a document is reviewed, and a proposal answered, within this many business days. */
const REVIEW_DAYS = 2;

export const reviewDue = (cameOn: Day): Day => addBusinessDays({ from: cameOn, count: REVIEW_DAYS, kind: 'banking' });
