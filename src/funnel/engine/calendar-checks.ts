import { addYears, type Day } from '#entities/values/day.ts';
import type { Issue } from './define-step.ts';

type Dated = { path: Issue['path']; date: Day | null; asOf: Day };

export const notInFuture = ({ path, date, asOf }: Dated): Issue[] =>
  date !== null && date > asOf ? [{ path, code: 'inFuture' }] : [];

/** A line of credit is a contract: applicants must be 18 or older. */
export const adult = ({ path, date, asOf }: Dated): Issue[] => {
  if (date === null) return [];
  if (addYears(date, 18) > asOf) return [{ path, code: 'tooYoung' }];
  return addYears(date, 120) < asOf ? [{ path, code: 'tooLongAgo' }] : [];
};

type Span = { path: Issue['path']; from: Day | null; to: Day | null };

export const inOrder = ({ path, from, to }: Span): Issue[] =>
  from !== null && to !== null && to < from ? [{ path, code: 'endsBeforeStart' }] : [];
