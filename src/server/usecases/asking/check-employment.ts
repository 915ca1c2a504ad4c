import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { type JourneyRow, journeysOf } from '#server/db/repos/vendors/journeys.ts';
import type { Subject } from '#server/vendors/port.ts';
import { openCheckOf, turnOf } from '../conditions/employment-checks.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';
import { incomeRequestFor } from './verify-income.ts';

const kind = 'employmentCheck';

/** The applicant's own connection to payroll; null where they never made one. */
export const payrollConnection = async (db: Reader, subject: Subject): Promise<JourneyRow | null> =>
  (await journeysOf(db, subject)).find(
    ({ capability, state }) => capability === 'payrollIncome' && state === 'finished',
  ) ?? null;

/** Asks an applicant's payroll service once more whether each job still exists, for the check that is ordered. */
export const checkEmployment = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const { database, vendorGateway } = container;
  const visit = await payrollConnection(database.db, subject);
  if (vendorGateway.employmentCheck === null || visit === null) return 'byStaff';
  const request = await incomeRequestFor(container, subject, 'payroll');
  if (!request) return 'notReady';
  const rows = await reportsOf(database.db, subject.applicationId);
  // Nothing is ordered any more: the check was answered meanwhile.
  if (openCheckOf(rows, subject.person) === null) return 'found';
  const { reference, handle } = visit;
  const { answer } = await vendorGateway.employmentCheck({
    subject,
    kind,
    request: { request, reference, handle, turn: turnOf(rows, subject.person) },
    join: (tx, { key, answer: { kind: outcome } }) => receiveReport(tx, { subject, report: { key, kind, outcome } }),
  });
  return answer.kind === 'disconnected' ? 'unsure' : answer.kind;
};
