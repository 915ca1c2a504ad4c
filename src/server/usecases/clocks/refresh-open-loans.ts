import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { loansInProgress } from '#server/db/repos/loan/late-clocks.ts';
import { type LoanSnapshot, lockConditions } from '../conditions/current-conditions.ts';
import { lastCheckOf, openCheck } from '../conditions/employment-checks.ts';
import { startNoticeDuties } from '../delivery/start-notice-duties.ts';

type Loan = Pick<LoanSnapshot, 'stored' | 'conditions'>;

/** Payroll's word that a job is held has run out: it is asked again under the consent the applicant gave. */
const checkJobsAgain = async ({ jobs }: Container, tx: Tx, { stored, conditions }: Loan): Promise<void> => {
  const open = conditions.filter(
    ({ request, state }) => request.code === conditionCode.employmentVerification && isWaitingForAnswer(state),
  );
  const people = new Set(open.map(({ request }) => conditionSubject(request, stored.document).person));
  const reports = people.size === 0 ? [] : await reportsOf(tx, stored.id);
  for (const person of people)
    if (lastCheckOf(reports, person)?.outcome === 'found') {
      const subject = { applicationId: stored.id, person };
      if (await openCheck(tx, subject)) await jobs.enqueue(tx, 'askOutside', { ...subject, what: 'employment' });
    }
};

/** Days pass without a save: once a night the conditions and the notices of every loan in progress are brought up to date. */
export const refreshOpenLoans = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  for (const applicationId of await loansInProgress(db))
    await transact(async (tx) => {
      const { stored, conditions } = await lockConditions(container, tx, applicationId);
      await startNoticeDuties(tx, { stored, on: container.clock.today() });
      await checkJobsAgain(container, tx, { stored, conditions });
    });
};
