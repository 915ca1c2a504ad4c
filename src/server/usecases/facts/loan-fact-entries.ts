import { z } from 'zod';
import { vendorOrder } from '#entities/contract/desk/vendor-order.ts';
import { creditReport } from '#entities/facts/credit-report.ts';
import { enteredFact, factEntryState } from '#entities/facts/entered-fact.ts';
import { factKind } from '#entities/facts/fact-kind.ts';
import { journeyCapability, journeyProblem, journeyState } from '#entities/facts/journey.ts';
import { person } from '#entities/values/person.ts';
import { getPolicy } from '#policy/policies.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { conditionState } from '#rules/conditions/condition-request.ts';
import type { Container } from '#server/container.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { journeysOfLoan } from '#server/db/repos/vendors/journeys.ts';
import { newestOfEach } from '../asking/own-journeys.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { hardPullOf } from '../conditions/hard-pull-of.ts';
import { hasConditions } from '../conditions/reconcile-conditions.ts';
import { leftToStaff, untoldFacts } from '../shared/left-to-staff.ts';
import { creditReportsIn } from './credit-reports-in.ts';
import { vendorOrdersIn } from './vendor-orders.ts';

export const loanFactEntries = z.object({
  /** Facts that policy wants confirmed by a second person. */
  confirmed: z.array(factKind),
  /** Facts nobody is asked for: no vendor is configured. */
  leftToStaff: z.array(factKind),
  /** Oldest first. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: factKind,
      person,
      fact: enteredFact,
      fileId: z.uuid(),
      fileName: z.string(),
      state: factEntryState,
      enteredByName: z.string(),
      enteredAt: z.date(),
      settledByName: z.string().nullable(),
      settledAt: z.date().nullable(),
      reason: z.string().nullable(),
      isMine: z.boolean(),
    }),
  ),
  /** The newest visit of each applicant to each vendor. */
  visits: z.array(
    z.object({
      id: z.uuid(),
      capability: journeyCapability,
      brand: z.string(),
      person,
      state: journeyState,
      problem: journeyProblem.nullable(),
      startedAt: z.date(),
      changedAt: z.date(),
    }),
  ),
  /** Every credit report asked for or entered, oldest first. */
  creditReports: z.array(creditReport),
  /** Every order to a vendor, the newest of each kind. */
  orders: z.array(vendorOrder),
  /** The hard pull before closing. */
  hardPull: z.enum(['notNeeded', 'planned', 'missing', 'failing', 'confirmed']),
  /** The state of the photo ID each applicant is asked for. */
  photoIds: z.array(z.object({ person, state: conditionState })),
  /** Documents a fact may be read from. */
  files: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type LoanFactEntries = z.infer<typeof loanFactEntries>;

/** Everything staff entered on a loan, and what waits for a second person. */
export const loanFactEntriesOf = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanFactEntries> => {
  const { database, clock } = container;
  const { db } = database;
  const { stored, conditions } = await currentConditions(container, applicationId);
  const reports = await reportsOf(db, applicationId);
  const files = (await filesOf(db, applicationId)).filter(({ retiredAt }) => retiredAt === null);
  const nameOf = (id: string): string => files.find((file) => file.id === id)?.name ?? '';
  return {
    confirmed: getPolicy(clock.today()).fourEyes?.facts ?? [],
    leftToStaff: [...new Set([...leftToStaff(container), ...untoldFacts(reports)])],
    entries: (await factEntriesOf(db, applicationId)).map((row) => ({
      ...row,
      fact: enteredFact.parse(row.fact),
      fileName: nameOf(row.fileId),
      isMine: row.enteredBy === staffId,
    })),
    creditReports: creditReportsIn(reports),
    orders: vendorOrdersIn(container, reports),
    hardPull: (await hardPullOf(db, stored)).kind,
    photoIds: !hasConditions(stored.status)
      ? []
      : conditions.flatMap(({ request: { code, owner }, state }) =>
          code === conditionCode.photoId && (owner === 'borrower' || owner === 'coborrower')
            ? [{ person: owner, state }]
            : [],
        ),
    visits: newestOfEach(await journeysOfLoan(db, applicationId)),
    files: files
      .filter(({ documentType, state }) => documentType !== 'paper' && state === 'clean')
      .map(({ id, name }) => ({ id, name })),
  };
};
