import type { Application } from '../src/entities/application/application.ts';
import type { FunnelVariant } from '../src/entities/values/funnel-variant.ts';
import type { Person } from '../src/entities/values/person.ts';
import { applicationOf } from '../src/sandbox/personas/application-of.ts';
import { floridaCondoInTrust } from '../src/sandbox/personas/florida-condo-in-trust.ts';
import { homeownerWithOneJob } from '../src/sandbox/personas/homeowner-with-one-job.ts';
import { partnerLead } from '../src/sandbox/personas/partner-lead.ts';
import { waitlistState } from '../src/sandbox/personas/waitlist-state.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { addAccount } from '../src/server/db/repos/accounts/accounts.ts';
import { addPerson } from '../src/server/db/repos/application/application-people.ts';
import { addApplication, markConditionallyApproved } from '../src/server/db/repos/application/applications.ts';
import { keepCoborrowerStatus } from '../src/server/db/repos/application/coborrower-progress.ts';
import { openSessionFor } from '../src/server/usecases/accounts/sessions.ts';
import type { Status } from './guard-table.ts';
import type { Product, Visitor } from './product.ts';

type Placed = { document: Application; variant: FunnelVariant };

/** Keys without a page of their own are reached with the answers of the page they resume at. */
const answeredUpTo: Partial<Record<Status, string>> = {
  unknown: 'propertyValue',
  name: 'propertyValue',
  email: 'propertyValue',
  selfReportedInformationOffer: 'propertyUsage',
  application2: 'application',
  joinWaitlist: 'zip',
};

/** An application at a status, with every page before it answered. */
export const placedAt = (status: Status): Placed => {
  const persona = status.startsWith('prequal')
    ? floridaCondoInTrust
    : status === 'mcr'
      ? partnerLead
      : status === 'joinWaitlist'
        ? waitlistState
        : homeownerWithOneJob;
  return { document: applicationOf(persona, answeredUpTo[status] ?? status), variant: persona.variant };
};

type State = { status: Status; person?: Person; isApproved?: boolean };

/** Stores an application as it is at a status, and signs the browser in as one of its applicants. */
export const signInAt = async (
  { container, url }: Product,
  { context }: Visitor,
  { status, person = 'borrower', isApproved = false }: State,
): Promise<string> => {
  const { document, variant } =
    person === 'borrower'
      ? placedAt(status)
      : { document: applicationOf(workedExampleCouple, 'application'), variant: workedExampleCouple.variant };
  const { accountId, applicationId } = await container.database.transact(async (tx) => {
    const accountId = await addAccount(tx, { realm: 'applicant' });
    const applicationId = await addApplication(tx, {
      document,
      status: person === 'borrower' ? status : 'application',
      variant,
    });
    await addPerson(tx, { applicationId, person, accountId });
    if (person === 'coborrower') await keepCoborrowerStatus(tx, { id: applicationId, status });
    if (isApproved) await markConditionallyApproved(tx, applicationId);
    return { accountId, applicationId };
  });
  const value = await openSessionFor(container, { realm: 'applicant', accountId, applicationId });
  await context.clearCookies();
  await context.addCookies([{ name: 'hearthline-applicant', value, url }]);
  return applicationId;
};

/** Signs the browser in to an account that has no application. */
export const signInWithoutRecord = async ({ container, url }: Product, { context }: Visitor): Promise<void> => {
  const accountId = await container.database.transact((tx) => addAccount(tx, { realm: 'applicant' }));
  const value = await openSessionFor(container, { realm: 'applicant', accountId });
  await context.clearCookies();
  await context.addCookies([{ name: 'hearthline-applicant', value, url }]);
};
