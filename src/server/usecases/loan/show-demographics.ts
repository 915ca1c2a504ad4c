import { z } from 'zod';
import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { demographicsOf } from '#server/db/repos/application/demographics.ts';
import { logView } from './log-view.ts';

export const shownDemographics = z.object({ answers: z.record(z.string(), z.unknown()), howCollected: z.string() });
export type ShownDemographics = z.infer<typeof shownDemographics>;

type Looking = { applicationId: string; person: Person; staffId: string };

/** Kept apart from everything used to decide; each view is logged. */
export const showDemographics = async (
  container: Container,
  { applicationId, person, staffId }: Looking,
): Promise<ShownDemographics | null> => {
  await logView(container, { applicationId, staffId, what: `demographics of the ${person}` });
  const found = await demographicsOf(container.database.db, { applicationId, person });
  return found && shownDemographics.parse({ answers: found.document, howCollected: found.howCollected });
};
