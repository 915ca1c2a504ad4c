import type { Application } from '#entities/application/application.ts';
import { type Address, address } from '#entities/values/address.ts';
import type { Person } from '#entities/values/person.ts';

/** Where a person gets mail: the address they gave for it, where they live, or the home of the application. Null when none is whole. */
export const mailingAddress = (application: Application, person: Person): Address | null => {
  const applicant = application[person];
  if (applicant === null) return null;
  const lives = applicant.residences.find(({ to }) => to === null)?.address ?? null;
  const home = address.safeParse(application.property).data ?? null;
  return applicant.mailingAddress ?? lives ?? home;
};

/** As on an envelope. */
export const addressLines = ({ line1, line2, city, state, zip }: Address): string[] => [
  line1,
  ...(line2 === null ? [] : [line2]),
  `${city}, ${state} ${zip}`,
];
