import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { AddressRequest } from './port.ts';

export const address: Capability<Adapter<AddressRequest> | null> = {
  port: 'address',
  setting: 'ADDRESS_CHECK',
  meaning: 'whether an address exists and how it is written; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.address) },
};
