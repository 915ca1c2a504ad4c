import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { type JourneyRow, journeysOf } from '#server/db/repos/vendors/journeys.ts';
import type { Subject } from '#server/vendors/port.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';
import { incomeRequestFor } from './verify-income.ts';

const kind = 'employmentCheck';

/** The applicant's own connection to payroll; null where they never made one. */
export const payrollConnection = async (db: Reader, subject: Subject): Promise<JourneyRow | null> =>
  (await journeysOf(db, subject)).find(
    ({ capability, state }) => capability === 'payrollIncome' && state === 'finished',
  ) ?? null;

/** Asks an applicant's payroll service once more whether each job still exists. A check that was not answered is the same one. */
export const checkEmployment = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const { database, vendorGateway } = container;
  const visit = await payrollConnection(database.db, subject);
  if (vendorGateway.employmentCheck === null || visit === null) return 'byStaff';
  const request = await incomeRequestFor(container, subject, 'payroll');
  if (!request) return 'notReady';
  const { reference, handle } = visit;
  const answered = (await reportsOf(database.db, subject.applicationId)).filter(
    (row) => row.kind === kind && row.person === subject.person && !['asking', 'unavailable'].includes(row.outcome),
  );
  const { answer } = await vendorGateway.employmentCheck({
    subject,
    kind,
    request: { request, reference, handle, turn: String(answered.length + 1) },
    join: (tx, { key, answer: { kind: outcome } }) => receiveReport(tx, { subject, report: { key, kind, outcome } }),
  });
  return answer.kind === 'disconnected' ? 'unsure' : answer.kind;
};
