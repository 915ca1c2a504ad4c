import { emptyApplication } from '#entities/application/application.ts';
import { type ApplicationStatus, applicationStatus } from '#entities/application/application-status.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import { applicationStart } from '#funnel/engine/application-start.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { addPerson } from '#server/db/repos/application/application-people.ts';
import { addApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { openSessionFor } from '../accounts/sessions.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { landingVariant } from './landing-variant.ts';

/** The page the visitor saw asks for the ZIP code alone. */
const ASKED_WITHOUT_USAGE: readonly StepKey[] = ['zip', 'propertyUsage'];

const variantOf = (container: Container, step: StepKey): FunnelVariant => {
  const start = applicationStart(steps[step]);
  if (start === null) throw new AppError('outOfTurn');
  if (start !== 'landing') return start;
  return ASKED_WITHOUT_USAGE.includes(step) ? 'withUsageStep' : landingVariant(container);
};

/** A page beside the numbered ones starts where its flow does. */
const statusOf = (step: StepKey, variant: FunnelVariant): ApplicationStatus =>
  applicationStatus.safeParse(step).data ?? (variant.startsWith('prequal') ? 'prequalAddress' : 'propertyValue');

/** Opens an anonymous session for a first answer. Returns its secret; it cannot be resumed elsewhere until an address is confirmed. */
export const startApplication = async (
  container: Container,
  { step, address }: { step: StepKey; address: string },
): Promise<string> => {
  const variant = variantOf(container, step);
  await limitTries(container, { what: 'startLead', account: null, address });
  return container.database.transact(async (tx) => {
    const accountId = await addAccount(tx, { realm: 'applicant' });
    const status = statusOf(step, variant);
    const applicationId = await addApplication(tx, { document: emptyApplication(), status, variant });
    await addPerson(tx, { applicationId, person: 'borrower', accountId });
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'leadStarted', body: { variant } });
    return openSessionFor(container, { realm: 'applicant', accountId, applicationId, db: tx });
  });
};
