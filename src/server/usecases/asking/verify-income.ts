import type { Employment, EmploymentDataSource } from '#entities/application/employment.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { withVerifiedJobs } from '#funnel/with-verified-jobs.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import { type IncomeRequest, incomeRequest } from '#server/vendors/payroll-income/port.ts';
import type { StoredReportKind, Subject } from '#server/vendors/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import { receiveReport } from './receive-report.ts';

/** Payroll first; a bank account where payroll gives no jobs and the applicant consented to it. */
export const verifyIncome = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const request = await incomeRequestFor(container, subject);
  if (!request) return 'notReady';
  const payroll = await container.vendorGateway.payrollIncome({
    ...question(subject, 'payrollIncome'),
    request,
  });
  // A vendor that is away is waited for; a visit that the applicant has not finished keeps no other from counting.
  const isWaitedFor =
    payroll.answer.kind === 'asking' || (payroll.answer.kind === 'unavailable' && !payroll.answer.stage);
  if (isWaitedFor || payroll.answer.kind === 'found') return payroll.answer.kind;
  const bank = await container.vendorGateway.bankIncome({ ...question(subject, 'bankIncome'), request });
  return bank.answer.kind === 'noConsent' ? outcomeOf(payroll.answer) : outcomeOf(bank.answer);
};

export const incomeRequestFor = async (
  { database, ring, clock }: Container,
  subject: Subject,
  source: EmploymentDataSource = 'manual',
): Promise<IncomeRequest | null> => {
  const stored = await findApplication(database.db, subject.applicationId);
  if (!stored) return null;
  const { firstName, lastName, email, dateOfBirth, phone, employments } = applicantPart(
    stored.document,
    subject.person,
  );
  const ssn = await findSecret(database.db, { ring, at: { ...subject, kind: 'ssn' } });
  const stated = { employments: employments.filter(({ dataSource }) => dataSource === source) };
  const request = incomeRequest.safeParse({
    ...{ firstName, lastName, email, dateOfBirth, phone, ssn },
    address: knownAddress(stored.document),
    asOf: clock.today(),
    stated,
  });
  return request.success ? request.data : null;
};

type IncomeAnswer = { kind: 'found'; jobs: Employment[] } | { kind: 'notFound' };

const question = (subject: Subject, kind: StoredReportKind) => ({
  subject,
  kind,
  join: (tx: Tx, { key, answer }: { key: string; answer: IncomeAnswer }): Promise<void> => {
    const jobs = answer.kind === 'found' ? answer.jobs : [];
    return receiveReport(tx, {
      subject,
      report: { key, kind, outcome: answer.kind },
      change: (application) =>
        jobs.length > 0 ? withVerifiedJobs(application, { person: subject.person, jobs }) : application,
    });
  },
});
