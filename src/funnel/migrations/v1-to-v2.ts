import { z } from 'zod';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { emptyApplication } from '#entities/application/application.ts';
import { emptyProperty } from '#entities/application/property.ts';

/** Fields version 2 moved: the address was nested, derogatory history was one event, a current home was a single address. */
const v1Address = z.looseObject({ line1: z.string() }).nullable();
const v1Person = z.looseObject({
  currentAddress: v1Address.optional(),
  livesThereSince: z.string().nullable().optional(),
});

const v1Application = z.looseObject({
  schemaVersion: z.literal(1),
  borrower: v1Person,
  coborrower: v1Person.nullable(),
  property: z.looseObject({ address: v1Address.optional() }),
  fbm: z.looseObject({ kind: z.string(), on: z.string() }).nullable().optional(),
  isInTrust: z.boolean().nullable().optional(),
});

const personToV2 = ({ currentAddress, livesThereSince, ...person }: z.infer<typeof v1Person>) => ({
  ...emptyApplicant(),
  ...person,
  // Without a move-in date it cannot be a residence yet; page 1 asks again and nothing else used it.
  residences:
    currentAddress && livesThereSince
      ? [
          {
            id: 'residences-1',
            address: currentAddress,
            from: livesThereSince,
            to: null,
            basis: 'own',
            monthlyRent: null,
          },
        ]
      : [],
});

/** Unknown stays unknown: fields version 2 added start as null. */
export const v1ToV2 = (stored: unknown): unknown => {
  const { fbm, property, borrower, coborrower, isInTrust = null, ...rest } = v1Application.parse(stored);
  const { address, ...home } = property;
  return {
    ...emptyApplication(),
    ...rest,
    schemaVersion: 2,
    borrower: personToV2(borrower),
    coborrower: coborrower === null ? null : personToV2(coborrower),
    property: { ...emptyProperty(), ...home, ...address },
    derogatoryEvents: fbm ? [{ chapter: null, ...fbm, id: 'derogatoryEvents-1' }] : [],
    isInTrust,
    titleHolder: isInTrust === true ? 'trust' : null,
  };
};
