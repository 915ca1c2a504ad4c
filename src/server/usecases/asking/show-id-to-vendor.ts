import type { Container } from '#server/container.ts';
import type { Subject } from '#server/vendors/port.ts';
import { isJourney, openPage, startJourney } from './start-journey.ts';

/** The vendor asks for the applicant's consent on its own page, before the camera. */
export const showIdToVendor = async (container: Container, subject: Subject): Promise<string | null> => {
  const at = { ...subject, capability: 'identity' as const };
  if (!isJourney(container, 'identity')) return null;
  const begun = (await openPage(container, at)) ?? (await startJourney(container, at));
  if (typeof begun === 'string') return begun;
  return begun.kind === 'started' ? begun.url : null;
};
