import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { DtiPlace } from './dti-place.tsx';

/** Weighs debts by every rule of a decision, which come once the debts can be chosen. */
export const { Part: LiveDti } = onDemand(async () => (await import('./live-dti.tsx')).LiveDti, {
  waiting: <DtiPlace />,
  failed: (retry) => <NotLoaded retry={retry} />,
});
