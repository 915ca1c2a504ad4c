import { addDays, type Day, laterOf } from '#entities/values/day.ts';
import type { UsState } from '#entities/values/us-state.ts';
import type { Policy } from '#policy/policy.ts';
import { businessDayOnOrAfter } from '../calendar/business-days.ts';
import { earliestClosing } from '../compliance/clocks.ts';

const NOTICE_DAYS = 1;
const DAYS_AHEAD = 45;

/** `notBefore`: a day other rules set. */
type Asking = { state: UsState | null; appliedOn: Day; asOf: Day; policy: Policy; notBefore?: Day };

/** The available closing days, first to last; Texas and similar states have a waiting period from the application. */
export const closingDays = ({ state, appliedOn, asOf, policy, notBefore = asOf }: Asking): Day[] => {
  const waitDays = policy.states.find(({ code }) => code === state)?.waitDays ?? null;
  const allowed = earliestClosing({ appliedOn, noticeOn: appliedOn, waitDays });
  const tomorrow = addDays(asOf, NOTICE_DAYS);
  const days: Day[] = [];
  let on = businessDayOnOrAfter(laterOf(laterOf(allowed, tomorrow), notBefore), 'banking');
  while (on <= addDays(asOf, DAYS_AHEAD)) {
    days.push(on);
    on = businessDayOnOrAfter(addDays(on, 1), 'banking');
  }
  return days;
};
