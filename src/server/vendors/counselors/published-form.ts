import { z } from 'zod';
import type { Counselor } from '#entities/facts/published/counselor-list.ts';

/** One file a ZIP code, as the CFPB publishes them from HUD's data; only what the list shows. */
export const publishedFile = z.object({
  /** Left out of some copies; where it is there, it says for which ZIP code the file is. */
  zip: z.object({ zipcode: z.string() }).optional(),
  counseling_agencies: z.array(
    z.object({
      nme: z.string(),
      phone1: z.string().nullable(),
      adr1: z.string().nullable(),
      adr2: z.string().nullable(),
      city: z.string(),
      statecd: z.string(),
      zipcd: z.string(),
      weburl: z.string().nullable(),
      email: z.string().nullable(),
      languages: z.array(z.string()).nullable(),
      services: z.array(z.string()).nullable(),
      distance: z.number(),
    }),
  ),
});
type Agency = z.infer<typeof publishedFile>['counseling_agencies'][number];

/** Blank, `N/A` and `not available` are no value in the published data. */
const given = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || /^(n\/?a|not available|none)$/i.test(trimmed) ? null : trimmed;
};

const websiteOf = (url: string | null): string | null =>
  given(url)
    ?.replace(/^https?:\/\//, '')
    .replace(/\/$/, '') ?? null;

/** Null for an agency without a phone number or a street: it could not be reached. */
const counselorOf = (agency: Agency): Counselor | null => {
  const phone = given(agency.phone1);
  const street = [given(agency.adr1), given(agency.adr2)].filter((part) => part !== null).join(', ');
  if (phone === null || street === '') return null;
  return {
    name: agency.nme.trim(),
    phone,
    address: `${street}, ${agency.city.trim()}, ${agency.statecd} ${agency.zipcd}`,
    website: websiteOf(agency.weburl),
    email: given(agency.email),
    languages: agency.languages ?? [],
    services: agency.services ?? [],
    distance: agency.distance,
  };
};

/** The nearest agencies of a file, each office once. */
export const nearestIn = (file: z.infer<typeof publishedFile>, count: number): Counselor[] => {
  const all = file.counseling_agencies.flatMap((agency) => counselorOf(agency) ?? []);
  const once = all.filter(
    ({ name, address }, at) => all.findIndex((other) => other.name === name && other.address === address) === at,
  );
  return once.toSorted((one, other) => one.distance - other.distance).slice(0, count);
};
