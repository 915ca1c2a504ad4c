import type { Address } from '#entities/values/address.ts';
import { countyOfZip } from '#entities/values/zip-county.ts';
import { stateOfZip, statesOfZip } from '#entities/values/zip-state.ts';
import type { AddressAnswer, AddressRequest } from '#server/vendors/address/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const hasNumber = (line: string): boolean => /^\d+/.test(line) && /[a-z]{2}/i.test(line);

/** An address is valid here when its ZIP code exists and is in its state, and its first line has a number and a street. */
const check = async ({ address }: AddressRequest): Promise<AddressAnswer> => {
  const state = stateOfZip(address.zip);
  const line1 = tidy(address.line1);
  if (state === null || !hasNumber(line1)) return { kind: 'notFound' };
  const county = await countyOfZip(address.zip);
  const found: Address = {
    line1,
    line2: address.line2 === null ? null : tidy(address.line2),
    city: tidy(address.city),
    state: address.state,
    zip: address.zip,
    county: address.county ?? county,
  };
  if (!statesOfZip(address.zip).includes(address.state))
    return { kind: 'unsure', suggestions: [{ ...found, state, county }] };
  const isSame = found.line1 === address.line1 && found.city === address.city && found.county === address.county;
  return { kind: isSame ? 'found' : 'corrected', address: found };
};

export const sandboxAddress = (surroundings: SandboxSurroundings): Adapter<AddressRequest> =>
  switched<AddressRequest, AddressAnswer>(surroundings, {
    vendor: 'address',
    answer: check,
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (_, { address }) => ({
        kind: 'unsure',
        suggestions: [address, { ...address, line2: address.line2 ?? 'Unit 2' }],
      }),
    },
  });
