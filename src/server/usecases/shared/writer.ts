import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';

/** The applicant answering, within their own application. */
export type Writer = { applicationId: string; person: Person; variant: FunnelVariant };
