import { z } from 'zod';
import { type Applicant, askedName } from '#entities/application/applicant.ts';
import { day } from '#entities/values/day.ts';
import { nameSuffix } from '#entities/values/name-suffix.ts';
import { lastFour, lastFourOf, ssn } from '#entities/values/ssn.ts';

/** The data a bureau needs to find one applicant. The SSN is sent once; after that only its last four are used. */
export const legalIdentity = z.object({
  firstName: askedName,
  middleName: askedName.nullable(),
  lastName: askedName,
  suffix: nameSuffix.nullable(),
  dateOfBirth: day,
  ssn: ssn.nullable(),
  ssnLast4: lastFour.nullable().default(null),
  hasConsentedToSoftPull: z.literal(true, 'consentNeeded'),
});
type LegalIdentity = z.infer<typeof legalIdentity>;

export const readLegalIdentity = ({ firstName, middleName, lastName, suffix, dateOfBirth, ...rest }: Applicant) => ({
  firstName,
  middleName,
  lastName,
  suffix,
  dateOfBirth,
  ssn: null,
  ssnLast4: rest.ssnLast4,
  hasConsentedToSoftPull: rest.hasConsentedToSoftPull === true ? (true as const) : null,
});

/** The last four come from the submitted SSN, never from the client's own value. */
export const identityChange = ({ ssn: sent, ssnLast4: _, ...identity }: LegalIdentity, stored: Applicant) => ({
  ...identity,
  ssnLast4: sent === null ? stored.ssnLast4 : lastFourOf(sent),
});

export const nameFields = [
  { name: 'firstName', kind: 'text', autocomplete: 'given-name' },
  { name: 'middleName', kind: 'text', optional: true, autocomplete: 'additional-name' },
  { name: 'lastName', kind: 'text', autocomplete: 'family-name' },
  { name: 'suffix', kind: 'choice', options: nameSuffix.options, optional: true, autocomplete: 'honorific-suffix' },
] as const;

export const birthAndSsnFields = [
  { name: 'dateOfBirth', kind: 'date', autocomplete: 'bday' },
  {
    name: 'ssn',
    kind: 'ssn',
    secret: true,
    keptAs: 'ssnLast4',
    isAsked: ({ ssnLast4, ssn: typed }: { ssnLast4: unknown; ssn: unknown }) => !ssnLast4 || Boolean(typed),
    autocomplete: 'off',
  },
] as const;

/** Recorded with the save; authorizes the bureau request. */
export const softPullConsent = {
  kind: 'softPull',
  isGiven: ({ hasConsentedToSoftPull }: Applicant) => hasConsentedToSoftPull === true,
} as const;

export const consentField = { name: 'hasConsentedToSoftPull', kind: 'statement' } as const;
