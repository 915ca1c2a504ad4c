import type { Application } from '#entities/application/application.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import { paths } from '../paths.ts';
import { isComplete } from './is-complete.ts';
import { askedSteps } from './walk.ts';

/** Whether anything beyond a name and an address was answered: otherwise there is nothing to lose. */
export const isStarted = ({ document, variant }: { document: Application; variant: FunnelVariant }): boolean => {
  const asked = askedSteps({ application: document, variant, person: 'borrower' });
  const first = asked.find(({ path }) => path !== paths.landing);
  return document.leadSource === 'MCR' || (first !== undefined && isComplete(first, document, 'borrower'));
};
