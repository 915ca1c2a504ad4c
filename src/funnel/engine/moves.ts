import type { Application } from '#entities/application.ts';
import type { ApplicationStatus } from '#entities/application-status.ts';
import type { FunnelVariant } from '#entities/funnel-variant.ts';
import type { Person } from '#entities/person.ts';

type Move = { application: Application; key: string; variant: FunnelVariant; person: Person };
export const statusAfter = ({ status }: Move & { status: ApplicationStatus }): ApplicationStatus => status;
export const nextPath = (_: Move): string => '/app/initial-setup/mortgage-estimate';
