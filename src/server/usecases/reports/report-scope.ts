import type { ReportAsked } from '#entities/contract/reports/pipeline-report.ts';
import { periodOf } from '#rules/reports/period-of.ts';
import type { Container } from '#server/container.ts';
import type { ReportScope } from '#server/db/repos/reports/received-loans.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

/** What was asked, within what the caller may see of it. */
export const reportScope = (
  { clock }: Pick<Container, 'clock'>,
  staff: Staff,
  { period, ...asked }: ReportAsked,
): ReportScope => {
  const reach = requireReach(staff, 'seeReports');
  const today = clock.today();
  return {
    ...asked,
    ...(typeof period === 'string' ? periodOf(period, today) : period),
    reach,
    today,
    timeZone: clock.timeZone,
  };
};
