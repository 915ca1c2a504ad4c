import { onDemand } from '#web/ui/on-demand.tsx';

/** The list of the application's parts: no page before the application has it. */
export const rail = onDemand(async () => (await import('./application-rail.tsx')).ApplicationRail);
