import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';

/** The person who answers, in the application that is theirs. */
export type Writer = { applicationId: string; person: Person; variant: FunnelVariant };
