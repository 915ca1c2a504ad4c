import type { JourneyCapability } from '#entities/facts/journey.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { hubIdentityPath } from '#funnel/hub-parts.ts';
import { steps } from '#funnel/steps.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { journeysOf } from '#server/db/repos/vendors/journeys.ts';
import type { BegunVisit } from '#server/vendors/journeys/visited.ts';
import type { Subject } from '#server/vendors/port.ts';
import { insuranceRequestFor } from './link-insurance.ts';
import { identityRequestFor } from './verify-identity.ts';
import { incomeRequestFor } from './verify-income.ts';

/** The page an applicant comes back to. */
const pageOf = {
  identity: steps.identityVerification.path,
  payrollIncome: steps.application6.path,
  bankIncome: steps.application6.path,
  insuranceLink: steps.application3.path,
} as const satisfies Record<JourneyCapability, string>;

type Visited = Subject & { capability: JourneyCapability };

/** Until the jobs are answered, payroll is asked from their page; an ID is shown from the loan's page once the application is sent. */
const pageFor = async ({ database: { db } }: Pick<Container, 'database'>, visited: Visited): Promise<string> => {
  const { capability, applicationId, person } = visited;
  if (capability !== 'payrollIncome' && capability !== 'identity') return pageOf[capability];
  const stored = await findApplication(db, applicationId);
  if (capability === 'identity') return stored?.status === 'applicationSubmitted' ? hubIdentityPath : pageOf.identity;
  const { application5, application6 } = steps;
  return stored && !isComplete(application5, stored.document, person) ? application5.path : application6.path;
};

/** Where the applicant comes back to, which asks at once how the visit ended. */
export const returnUrlOf = async (container: Pick<Container, 'env' | 'database'>, visited: Visited): Promise<string> =>
  `${container.env.PUBLIC_URL}${await pageFor(container, visited)}?back=${visited.capability}`;

/** A page that ends sooner is replaced. */
const ENOUGH_MS = 2 * 60_000;

/** Whether applicants visit this vendor themselves. */
export const isJourney = ({ vendorGateway }: Container, capability: JourneyCapability): boolean =>
  vendorGateway.journeys[capability] !== null;

/** The vendor's page of a visit that is not finished; null where there is none, or it ends soon. */
export const openPage = async (
  { database: { db }, clock }: Container,
  { capability, ...subject }: Subject & { capability: JourneyCapability },
): Promise<string | null> => {
  const [newest] = (await journeysOf(db, subject)).filter((visit) => visit.capability === capability);
  if (newest?.state !== 'started' && newest?.state !== 'left') return null;
  return newest.expiresAt.getTime() - clock.now().getTime() > ENOUGH_MS ? newest.page : null;
};

/** Prepares the vendor's page for the applicant, whose consent is on record. */
export const startJourney = async (
  container: Container,
  { capability, ...subject }: Subject & { capability: JourneyCapability },
): Promise<BegunVisit | { kind: 'notReady' }> => {
  const { vendorGateway } = container;
  const returnUrl = await returnUrlOf(container, { ...subject, capability });
  const unset = { kind: 'notReady' as const };
  switch (capability) {
    case 'payrollIncome':
    case 'bankIncome': {
      const request = await incomeRequestFor(container, subject);
      return (
        (request && (await vendorGateway.journeys[capability]?.({ subject, kind: capability, request, returnUrl }))) ??
        unset
      );
    }
    case 'insuranceLink': {
      const request = await insuranceRequestFor(container, subject);
      return (
        (request &&
          (await vendorGateway.journeys.insuranceLink?.({ subject, kind: 'insurance', request, returnUrl }))) ??
        unset
      );
    }
    case 'identity': {
      const request = await identityRequestFor(container, subject);
      return (
        (request && (await vendorGateway.journeys.identity?.({ subject, kind: 'identity', request, returnUrl }))) ??
        unset
      );
    }
  }
};
