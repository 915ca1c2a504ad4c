import type { Employment } from '#entities/employment.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { withVerifiedJobs } from '#funnel/with-verified-jobs.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { findApplication } from '../db/repos/applications.ts';
import { findSecret } from '../db/repos/secrets.ts';
import { type IncomeRequest, incomeRequest } from '../vendors/payroll-income/port.ts';
import type { StoredReportKind, Subject } from '../vendors/port.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

/** Payroll first; a bank account where payroll does not know the person and they allowed a look at it. */
export const verifyIncome = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const request = await requestFor(container, subject);
  if (!request) return 'notReady';
  const payroll = await container.outside.payrollIncome({ subject, kind: 'payrollIncome', request });
  if (payroll.answer.kind === 'found') {
    await join(container, { subject, kind: 'payrollIncome', key: payroll.key, jobs: payroll.answer.jobs });
    return 'found';
  }
  if (payroll.answer.kind !== 'notFound' && payroll.answer.kind !== 'noConsent') return payroll.answer.kind;
  const bank = await container.outside.bankIncome({ subject, kind: 'bankIncome', request });
  if (bank.answer.kind === 'found')
    await join(container, { subject, kind: 'bankIncome', key: bank.key, jobs: bank.answer.jobs });
  return bank.answer.kind === 'noConsent' ? payroll.answer.kind : bank.answer.kind;
};

const requestFor = async ({ database, ring, env }: Container, subject: Subject): Promise<IncomeRequest | null> => {
  const stored = await findApplication(database.db, subject.applicationId);
  if (!stored) return null;
  const { firstName, lastName, email, employments } = applicantPart(stored.document, subject.person);
  const ssn = await findSecret(database.db, { ring, at: { ...subject, kind: 'ssn' } });
  const stated = { employments: employments.filter(({ dataSource }) => dataSource === 'manual') };
  const request = incomeRequest.safeParse({ firstName, lastName, email, ssn, asOf: lenderToday(env), stated });
  return request.success ? request.data : null;
};

type Joined = { subject: Subject; kind: StoredReportKind; key: string | null; jobs: readonly Employment[] };

const join = async (container: Container, { subject, kind, key, jobs }: Joined): Promise<void> => {
  if (key === null) return;
  const { person } = subject;
  await receiveReport(container, {
    subject,
    report: { key, kind, outcome: 'found' },
    change: (application) => (jobs.length > 0 ? withVerifiedJobs(application, { person, jobs }) : application),
  });
};
