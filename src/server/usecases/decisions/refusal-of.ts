import type { NewsTopic } from '#entities/contract/news-topic.ts';
import type { Day } from '#entities/values/day.ts';
import { refusingRules } from '#funnel/refusing-rules.ts';
import { getPolicy } from '#policy/policies.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import type { Container } from '#server/container.ts';
import { findAlert } from '#server/db/repos/application/alerts.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { clocksOf } from '../shared/clocks.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export type RefusalView = {
  rows: TraceRow[];
  /** The alert's status, and the address it would go to. */
  wish: 'none' | 'waiting' | 'told';
  email: string | null;
  hasCreditFile: boolean;
  /** The day by which the written reasons are due; null when nothing was decided. */
  noticeDueOn: Day | null;
  /** The day the written reasons went out. */
  noticeSentOn: Day | null;
};

/** The content of a "not yet" page: from all known facts, not only those the browser may know. */
export const refusalOf = async (
  container: Container,
  { applicationId, about }: { applicationId: string; about: NewsTopic },
): Promise<RefusalView | null> => {
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) return null;
  const asOf = container.clock.today();
  const facts = await outsideFactsOf(db, stored);
  const alert = await findAlert(db, { applicationId, about });
  const clocks = await clocksOf(container, { applicationId });
  const notices = clocks.filter(({ kind }) => kind === 'adverseActionNotice');
  return {
    rows: refusingRules({ application: stored.document, about, facts, policy: getPolicy(asOf), asOf }),
    wish: !alert || alert.withdrawnAt ? 'none' : alert.notifiedAt ? 'told' : 'waiting',
    email: alert?.email ?? stored.document.borrower.email,
    hasCreditFile: facts.credit.borrower !== null,
    noticeDueOn: notices.find(({ state }) => state !== 'met')?.dueOn ?? null,
    noticeSentOn: notices.findLast(({ metBy }) => metBy === 'noticeSent')?.metOn ?? null,
  };
};
