import type { JourneyCapability } from '#entities/facts/journey.ts';
import type { JourneyVendor } from '#server/vendors/journeys/journey.ts';
import { visitIs } from '#server/vendors/journeys/stage.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { SandboxSurroundings } from './switched.ts';

export type SandboxVisits = {
  open: (visit: { idempotencyKey: string; vendor: JourneyCapability; returnUrl: string }) => Promise<string>;
  stateOf: (reference: string) => Promise<'open' | 'shared' | 'declined' | null>;
  /** The made-up vendor's page of a visit. */
  pageOf: (reference: string) => string;
};

const HOURS = 4;

/** A made-up vendor with a page of its own: it answers once the applicant agreed there. */
export const visitedSandbox = <Request>(
  vendor: JourneyCapability,
  {
    answer,
    again,
    visits,
    switches,
  }: { answer: Adapter<Request>; again?: Adapter<Request>; visits: SandboxVisits } & Pick<
    SandboxSurroundings,
    'switches'
  >,
): JourneyVendor<Request> => ({
  start: async (_, { idempotencyKey, returnUrl, at }) => {
    if ((await switches(vendor)) === 'down') return { kind: 'unavailable', reason: 'down' };
    const reference = await visits.open({ idempotencyKey, vendor, returnUrl });
    return { reference, url: visits.pageOf(reference), expiresAt: new Date(at.getTime() + HOURS * 3_600_000) };
  },
  look: async ({ request, reference }, sending) => {
    const state = await visits.stateOf(reference);
    if (state === null) return visitIs.expired('');
    if (state === 'open') return visitIs.started(state);
    return state === 'declined' ? visitIs.failed('declined', state) : answer(request, sending);
  },
  ...(again && { again: ({ request }, sending) => again(request, sending) }),
});
