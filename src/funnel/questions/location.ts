import type { Address } from '#entities/address.ts';
import type { Application } from '#entities/application.ts';
import { zipCode } from '#entities/zip-code.ts';
import { stateOfZip } from '#entities/zip-state.ts';

export const knownZip = zipCode.refine((zip) => stateOfZip(zip) !== null, 'zipUnknown');

/** A ZIP code settles the state. An address given before stays only while it is in the same place. */
export const withZip = (application: Application, zip: string): Application =>
  application.property.zip === zip
    ? application
    : {
        ...application,
        property: {
          ...application.property,
          line1: null,
          line2: null,
          city: null,
          county: null,
          isAddressVerified: null,
          zip,
          state: stateOfZip(zip),
        },
      };

export const readPropertyAddress = ({ property: { line1, line2, city, state, zip, county } }: Application) => ({
  line1,
  line2,
  city,
  state,
  zip,
  county,
});

const addressParts = ['line1', 'line2', 'city', 'state', 'zip'] as const;
type AddressPart = (typeof addressParts)[number];

const sameAddress = (one: Record<AddressPart, string | null>, other: Address): boolean =>
  addressParts.every((part) => one[part] === other[part]);

/** A changed address has to be verified again. */
export const withPropertyAddress = (application: Application, address: Address): Application => ({
  ...application,
  property: {
    ...application.property,
    ...address,
    isAddressVerified: sameAddress(readPropertyAddress(application), address)
      ? application.property.isAddressVerified
      : null,
  },
});
