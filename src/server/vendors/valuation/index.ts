import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { ValuationRequest } from './port.ts';

export const valuation: Capability<Adapter<ValuationRequest> | null> = {
  port: 'valuation',
  setting: 'VALUATION',
  meaning:
    'home values, model by model in the order of the policy; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.valuation) },
};
