import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReportBreakdown } from '#entities/contract/reports/pipeline-report.ts';
import type { useTRPC } from '#web/api-client/api.ts';
import { reports as words } from '#words/portal/desk/reports.ts';

export type ShownReport = inferOutput<ReturnType<typeof useTRPC>['reports']['pipeline']>;

type Group = { value: string | null; name: string | null };

/** An office by its name, a product in words, a state by its letters. */
export const groupName = (by: ReportBreakdown, { value, name }: Group): string =>
  value === null ? words.groups.none[by] : (name ?? words.groups.products[value] ?? value);
