import { standardViews } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { lastAuditCheck } from '#server/db/repos/audit/audit-checks.ts';
import { countWaitingLetters } from '#server/db/repos/loan/letter-batches.ts';
import { countUnreadThreads } from '#server/db/repos/loan/loan-threads.ts';
import { countNewLeads } from '#server/db/repos/pipeline/leads.ts';
import { countListed } from '#server/db/repos/pipeline/pipeline.ts';
import { hasLetterKeys } from '#server/db/repos/pipeline/saved-views.ts';
import { countUnread } from '../notifications/own-notifications.ts';
import { seesJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { countMine } from '../work/work-counts.ts';

const MOST = 100;

/** Counts of open work behind the portal's links, within the caller's reach. */
export const deskCounts = async (
  container: Container,
  staff: Staff,
): Promise<{
  today: Day;
  work: number;
  clocks: number;
  talks: number;
  letters: number;
  leads: number;
  failedJobs: number;
  unread: number;
  hasLetterKeys: boolean;
}> => {
  const { database, clock, jobs } = container;
  const { db } = database;
  const [files, leads] = [reachOf(staff, 'seePipeline'), reachOf(staff, 'seeLeads')];
  // Read-only staff are not expected to reply to threads.
  const talks = reachOf(staff, 'correspond');
  const letters = reachOf(staff, 'workLoan');
  const filters = [{ ...standardViews.open, clock: 'today' } as const];
  const asked = { filters, me: staff.accountId, today: clock.today(), limit: MOST };
  const [clocks = 0] = files === null ? [] : await countListed(db, { ...asked, reach: files });
  return {
    today: asked.today,
    work: await countMine(container, staff),
    clocks,
    talks: talks === null ? 0 : await countUnreadThreads(db, { reach: talks, limit: MOST }),
    letters: letters === null ? 0 : await countWaitingLetters(db, { reach: letters, limit: MOST }),
    leads: leads === null ? 0 : await countNewLeads(db, { reach: leads, limit: MOST }),
    failedJobs: seesJobs(staff) ? await failures(db, jobs) : 0,
    unread: await countUnread(container, staff),
    hasLetterKeys: await hasLetterKeys(db, staff.accountId),
  };
};

/** Jobs given up, and problems of the audit log, which the same page shows. */
const failures = async (db: Reader, jobs: Container['jobs']): Promise<number> => {
  const given = (await jobs.countFailed()).reduce((sum, { count }) => sum + count, 0);
  return given + ((await lastAuditCheck(db))?.failed ?? 0);
};
