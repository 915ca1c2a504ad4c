import type { Application } from '#entities/application.ts';
import type { FunnelVariant } from '#entities/funnel-variant.ts';
import { askedSteps, frontier } from './walk.ts';

/** Whether anything was answered beyond a name and an address: else there is nothing to lose. */
export const isStarted = ({ document, variant }: { document: Application; variant: FunnelVariant }): boolean => {
  const walk = { application: document, variant, person: 'borrower' } as const;
  const first = askedSteps(walk).find(({ key }) => key !== 'name' && key !== 'email');
  return document.leadSource === 'MCR' || frontier(walk) !== first;
};
