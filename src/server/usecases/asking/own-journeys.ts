import { z } from 'zod';
import { journeyCapability, journeyProblem, journeyState } from '#entities/facts/journey.ts';
import type { Container } from '#server/container.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { type JourneyRow, journeysOf, moveJourney } from '#server/db/repos/vendors/journeys.ts';
import type { Subject } from '#server/vendors/port.ts';
import { continueJourney } from './continue-journey.ts';
import { isJourney } from './start-journey.ts';

export const ownJourney = z.object({
  capability: journeyCapability,
  state: journeyState,
  problem: journeyProblem.nullable(),
  startedAt: z.date(),
  expiresAt: z.date(),
  /** Of a finished visit for identity: whether the vendor confirmed the ID. */
  isConfirmed: z.boolean().optional(),
});
export type OwnJourney = z.infer<typeof ownJourney>;

/** The newest visit to each vendor. */
export const newestOfEach = <Row extends Pick<JourneyRow, 'capability' | 'person'>>(rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ capability, person }, at) =>
      rows.findIndex((other) => other.capability === capability && other.person === person) === at,
  );

/** The caller's own visits, and the vendors they may visit. */
export const ownJourneys = async (container: Container, subject: Subject) => ({
  offered: journeyCapability.options.filter((capability) => isJourney(container, capability)),
  visits: await Promise.all(
    newestOfEach(await journeysOf(container.database.db, subject)).map(async (visit) =>
      visit.capability === 'identity' && visit.state === 'finished'
        ? { ...visit, isConfirmed: await isIdConfirmed(container, subject) }
        : visit,
    ),
  ),
});

const isIdConfirmed = async ({ database }: Container, { applicationId, person }: Subject): Promise<boolean> => {
  const told = (await reportsOf(database.db, applicationId)).filter(
    (row) => row.kind === 'identity' && row.person === person,
  );
  return told.at(-1)?.outcome === 'found';
};

/** The applicant is back from the vendor's page: finished, or left on the way. */
export const returnFromVendor = async (
  container: Container,
  { capability, ...subject }: Subject & { capability: OwnJourney['capability'] },
): Promise<OwnJourney | null> => {
  const newest = async (): Promise<JourneyRow | undefined> =>
    (await journeysOf(container.database.db, subject)).find((visit) => visit.capability === capability);
  const before = await newest();
  if (!before) return null;
  const continued = await continueJourney(container, before);
  const after = await newest();
  if (continued === 'looked' && after?.id === before.id && after.state === 'started')
    await moveJourney(container.database.db, { id: before.id, state: 'left' }, container.clock.now());
  return (await newest()) ?? null;
};
