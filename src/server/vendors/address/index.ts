import { type Capability, choice, fromSandbox, none } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { censusAddress, censusSettings } from './census.ts';
import type { AddressRequest } from './port.ts';

export const address: Capability<Adapter<AddressRequest> | null> = {
  port: 'address',
  setting: 'ADDRESS_CHECK',
  meaning:
    'whether an address exists, how it is written, its county and census tract; `census` asks the Census Bureau; `none` asks nobody and leaves it to documents and staff',
  usual: { sandbox: 'sandbox', production: 'census' },
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.address),
    census: choice(censusSettings, censusAddress),
  },
};
