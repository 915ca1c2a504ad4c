import type { Application } from '#entities/application/application.ts';
import type { Address } from '#entities/values/address.ts';
import type { UsState } from '#entities/values/us-state.ts';
import { zipCode } from '#entities/values/zip-code.ts';
import { isOutsideStates, stateOfZip, statesOfZip } from '#entities/values/zip-state.ts';

export const knownZip = zipCode
  .refine((zip) => !isOutsideStates(zip), { error: 'zipOutside', abort: true })
  .refine((zip) => stateOfZip(zip) !== null, 'zipUnknown');

/** Null where the ZIP code crosses a state line: then only the address decides. */
const settledState = (zip: string): UsState | null => {
  const [state, other] = statesOfZip(zip);
  return other === undefined ? (state ?? null) : null;
};

/** A ZIP code within one state sets the state. An earlier address, and its insurance, stay only if the ZIP code is unchanged. */
export const withZip = (application: Application, zip: string): Application =>
  application.property.zip === zip
    ? application
    : {
        ...application,
        canopyConnected: false,
        property: {
          ...application.property,
          line1: null,
          line2: null,
          city: null,
          county: null,
          isAddressVerified: null,
          zip,
          state: settledState(zip),
        },
      };

export const readPropertyAddress = ({ property }: Pick<Application, 'property'>) => {
  const { line1, line2, city, state, zip, county } = property;
  return { line1, line2, city, state, zip, county };
};

const addressParts = ['line1', 'line2', 'city', 'state', 'zip'] as const;
type AddressPart = (typeof addressParts)[number];

const sameAddress = (one: Record<AddressPart, string | null>, other: Address): boolean =>
  addressParts.every((part) => one[part] === other[part]);

/** A changed address has to be verified again, and a policy on another home does not insure this one. */
export const withPropertyAddress = (application: Application, address: Address): Application => {
  const isSame = sameAddress(readPropertyAddress(application), address);
  return {
    ...application,
    canopyConnected: isSame && application.canopyConnected,
    property: {
      ...application.property,
      ...address,
      isAddressVerified: isSame ? application.property.isAddressVerified : null,
    },
  };
};
