import { z } from 'zod';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { loanNumbersOf } from '#server/db/repos/application/applications.ts';
import { lastAuditCheck } from '#server/db/repos/audit/audit-checks.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { finding } from './finding.ts';

export const auditAlerts = z.object({
  checkedAt: z.date().nullable(),
  failed: z.int(),
  /** The first of them. `loanNumber` is null for the staff's own log, for digests, and where the application itself is gone. */
  findings: z.array(finding.extend({ loanNumber: z.string().nullable() })),
});
export type AuditAlerts = z.infer<typeof auditAlerts>;

/** What the last check of the audit log found. */
export const auditAlertsOf = async ({ database: { db } }: Container, staff: Staff): Promise<AuditAlerts> => {
  requireJobs(staff);
  const last = await lastAuditCheck(db);
  const findings = z.array(finding).parse(last?.findings ?? []);
  const numbers = await loanNumbersOf(
    db,
    findings.flatMap(({ chain }) => z.uuid().safeParse(chain).data ?? []),
  );
  const numberOf = (chain: string): string | null => {
    const number = numbers.get(chain);
    return number === undefined ? null : loanNumberText(number);
  };
  return {
    checkedAt: last?.endedAt ?? null,
    failed: last?.failed ?? 0,
    findings: findings.map((found) => ({ ...found, loanNumber: numberOf(found.chain) })),
  };
};
