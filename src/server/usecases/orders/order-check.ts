import type { Person } from '#entities/values/person.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { AskOutcome } from '../asking/ask-outcome.ts';
import { askOutside } from '../asking/ask-outside.ts';
import { giveConsent } from '../asking/give-consent.ts';
import { orderFactsOf, orderOf } from '../conditions/condition-orders.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { openCheck } from '../conditions/employment-checks.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import type { Writer } from '../shared/writer.ts';

/** The applicant whose payroll is asked about a condition; refused where it cannot be. */
const personToCheck = async (container: Container, at: { applicationId: string; key: string }): Promise<Person> => {
  const { stored, conditions } = await currentConditions(container, at.applicationId);
  const condition = conditions.find(({ key }) => key === at.key);
  const order = condition && orderOf(condition, stored.document, await orderFactsOf(container, stored));
  if (!condition || order?.way !== 'payroll') throw new AppError('notFound');
  return conditionSubject(condition.request, stored.document).person;
};

type Checking = { applicationId: string; person: Person };

/** Queued with what allows it, then asked at once; what is not answered stays in the queue. */
const ask = async (container: Container, { applicationId, person }: Checking): Promise<{ state: AskOutcome }> => ({
  state: await askOutside(container, { applicationId, person, what: 'employment' }),
});

/** The applicant allows us to ask their payroll service, now and until the money is sent, whether they still work there. */
export const orderCheck = async (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
  { key, address }: { key: string; address: string },
): Promise<{ state: AskOutcome }> => {
  // Nobody consents for the other.
  if ((await personToCheck(container, { applicationId, key })) !== person) throw new AppError('notFound');
  const subject = { applicationId, person };
  await container.database.transact(async (tx) => {
    const text = container.words.orderWords.check.consent;
    await giveConsent(container, { tx, ...subject, kind: 'employment', address, text });
    await openCheck(tx, subject);
    await container.jobs.enqueue(tx, 'askOutside', { ...subject, what: 'employment' });
  });
  return ask(container, subject);
};

/** Staff ask again under the consent the applicant gave. */
export const orderCheckAgain = async (
  container: Container,
  { staff: { applicationId }, key }: { staff: LoanStaff<'workLoan'>; key: string },
): Promise<{ state: AskOutcome }> => {
  const person = await personToCheck(container, { applicationId, key });
  const subject = { applicationId, person };
  const isAllowed = await container.database.transact(async (tx) => {
    const { stored } = await currentConditions(container, applicationId);
    await requireOpenLoan(tx, stored);
    if (!(await openCheck(tx, subject))) return false;
    await container.jobs.enqueue(tx, 'askOutside', { ...subject, what: 'employment' });
    return true;
  });
  return isAllowed ? ask(container, subject) : { state: 'noConsent' };
};
