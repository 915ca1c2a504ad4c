import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { InsuranceRequest } from './port.ts';

export const insuranceLink: Capability<Adapter<InsuranceRequest> | null> = {
  port: 'insuranceLink',
  setting: 'INSURANCE_LINK',
  meaning: 'home insurance; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.insuranceLink) },
};
