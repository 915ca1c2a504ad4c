import type { Application } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { Person } from '#entities/values/person.ts';

type Signer = { application: Application; status: ApplicationStatus; person: Person };

/** From the agreement's signature on, a name stands on signed documents: only staff correct it. */
export const isNameSigned = ({ application, status, person }: Signer): boolean =>
  application[person]?.signing.agreementSigned === true || status === 'applicationSubmitted';
